import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../src/net/messages'
import { Socket } from '../src/net/socket'

class Wire {
  static OPEN = 1
  static made: Wire[] = []
  readyState = 0
  sent: string[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
  constructor() {
    Wire.made.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
  }
  opens() {
    this.readyState = 1
    this.onopen?.()
  }
  breaks(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const last = () => Wire.made.at(-1)!
const ears = () => ({ opened: vi.fn(), heard: vi.fn<(message: ServerMessage) => void>(), lost: vi.fn() })

beforeEach(() => {
  Wire.made = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a socket', () => {
  it('says nothing before it is open, and hears afterwards', () => {
    const listener = ears()
    const socket = new Socket('ws://x', listener)
    expect(socket.say({ type: 'ping' })).toBe(false)
    last().opens()
    expect(listener.opened).toHaveBeenCalledOnce()
    expect(socket.say({ type: 'ping' })).toBe(true)
    last().onmessage?.({ data: '{"type":"pong"}' })
    expect(listener.heard).toHaveBeenCalledWith({ type: 'pong' })
    socket.close()
  })

  it('comes back, later each time, and at once again after it has heard something', () => {
    const socket = new Socket('ws://x', ears())
    const waits = [250, 500, 1000, 2000, 4000, 4000]
    for (const wait of waits) {
      last().breaks()
      const before = Wire.made.length
      vi.advanceTimersByTime(wait - 1)
      expect(Wire.made).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(Wire.made).toHaveLength(before + 1)
    }
    last().opens()
    last().onmessage?.({ data: '{"type":"pong"}' })
    last().breaks()
    const before = Wire.made.length
    vi.advanceTimersByTime(250)
    expect(Wire.made).toHaveLength(before + 1)
    socket.close()
  })

  it('gives up a wire that has fallen silent', () => {
    const listener = ears()
    const socket = new Socket('ws://x', listener)
    last().opens()
    vi.advanceTimersByTime(40_000)
    expect(last().sent).toEqual(['{"type":"ping"}', '{"type":"ping"}'])
    expect(listener.lost).not.toHaveBeenCalled()
    vi.advanceTimersByTime(20_000)
    expect(listener.lost).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(250)
    expect(Wire.made).toHaveLength(2)
    socket.close()
  })

  it('asks whether anybody is there where the device is off line, and believes an answer', () => {
    const home = new EventTarget()
    vi.stubGlobal('addEventListener', home.addEventListener.bind(home))
    vi.stubGlobal('removeEventListener', home.removeEventListener.bind(home))
    const listener = ears()
    const socket = new Socket('ws://x', listener)
    last().opens()
    vi.advanceTimersByTime(1)
    home.dispatchEvent(new Event('offline'))
    expect(last().sent).toEqual(['{"type":"ping"}'])
    vi.advanceTimersByTime(100)
    last().onmessage?.({ data: '{"type":"pong"}' })
    vi.advanceTimersByTime(10_000)
    expect(listener.lost).not.toHaveBeenCalled()
    home.dispatchEvent(new Event('offline'))
    vi.advanceTimersByTime(4_000)
    expect(listener.lost).toHaveBeenCalledOnce()
    socket.close()
  })

  it.each([4404, 4429])('stays away when the server closes with %i', (code) => {
    const listener = ears()
    const socket = new Socket('ws://x', listener)
    last().opens()
    last().breaks(code)
    vi.advanceTimersByTime(60_000)
    globalThis.dispatchEvent?.(new Event('online'))
    expect(Wire.made).toHaveLength(1)
    expect(listener.lost).toHaveBeenCalledOnce()
    socket.close()
  })

  it('stays closed once closed', () => {
    const listener = ears()
    const socket = new Socket('ws://x', listener)
    last().opens()
    socket.close()
    last().breaks()
    vi.advanceTimersByTime(60_000)
    expect(Wire.made).toHaveLength(1)
    expect(listener.lost).not.toHaveBeenCalled()
  })
})
