import { FORGOTTEN_NAME, generateName, readDisplayName } from '@pathquest/game-core'
import { AppError } from '../runtime/errors'
import { random } from '../runtime/random'
import { isDoubtfulName } from './word-filter'

/**
 * The name under which somebody plays. Broken names are refused; a doubtful one becomes a
 * generated one, never an error in front of the class.
 */
export function safeName(typed: string): string {
  const read = readDisplayName(typed)
  if (!read.ok) throw new AppError(read.code, read.params, 'displayName')
  return isDoubtfulName(read.name) ? generateName(random) : read.name
}

/** The name of a seat as it is shown: the scores of long ago stand under no name. */
export const shownName = ({ displayName }: { displayName: string }): string =>
  displayName === '' ? FORGOTTEN_NAME : displayName
