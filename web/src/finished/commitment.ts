/** Whether the seed shown at the end is the one promised at the start. */

import { sha256 } from './sha256'

/** The commitment to a seed is the SHA-256 of its text. */
export function fitsCommitment(seed: string, commitment: string): boolean {
  return sha256(seed) === commitment.trim().toLowerCase()
}
