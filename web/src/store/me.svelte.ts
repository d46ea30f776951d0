import { api, type GameOfMine } from '../net/api'

/** Who sits at this browser, as the server's cookie remembers, and the games that are theirs. */
class Myself {
  name = $state('')
  colour = $state(1)
  games = $state.raw<GameOfMine[]>([])
  known = $state(false)

  async load() {
    const me = await api.me()
    this.name = me.name
    this.colour = me.colour || 1
    this.games = me.games
    this.known = true
  }

  async introduce(name: string, colour: number) {
    this.name = name
    this.colour = colour
    await api.introduce(name, colour)
  }
}

export const me = new Myself()
