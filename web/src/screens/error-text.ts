import { t } from '../texts'

/** What went wrong, as a sentence. */
export function errorText(error: unknown): string {
  return error instanceof Error && error.message ? error.message : t('server-away')
}
