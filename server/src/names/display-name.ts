import {
  distinctName,
  FORGOTTEN_NAME,
  generateName,
  nameSkeleton,
  readDisplayName,
} from '@pathquest/game-core'
import { AppError } from '../runtime/errors'
import { random } from '../runtime/random'
import { isDoubtfulName } from './word-filter'

/** Longest full name of an account, in characters as people see them. */
export const FULL_NAME_MAX = 120

/** The name of an account. Throws what is broken, and `name_not_suitable` where it may hurt. */
export function checkedName(typed: string, field: string, max?: number): string {
  const read = readDisplayName(typed, max)
  if (!read.ok) throw new AppError(read.code, read.params, field)
  if (isDoubtfulName(read.name)) throw new AppError('name_not_suitable', {}, field)
  return read.name
}

/**
 * The name under which somebody plays. Broken names are refused; a doubtful one becomes a
 * generated one, never an error in front of the class.
 */
export function safeName(typed: string): string {
  const { name, isDoubtful } = judgedName(typed)
  return isDoubtful ? generateName(random) : name
}

/**
 * The same for whoever was named elsewhere and types nothing: of a name that is too long for a game
 * its first word, else a generated one.
 */
export function nameForGame(fullName: string): string {
  for (const wish of [fullName, fullName.trim().split(/\s/)[0] ?? '']) {
    const read = readDisplayName(wish)
    if (read.ok) return isDoubtfulName(read.name) ? generateName(random) : read.name
  }
  return generateName(random)
}

/** The same for a host who sees names before anybody else does, and is told of the doubtful. */
export function judgedName(typed: string): { name: string; isDoubtful: boolean } {
  const read = readDisplayName(typed)
  if (!read.ok) throw new AppError(read.code, read.params, 'displayName')
  return { name: read.name, isDoubtful: isDoubtfulName(read.name) }
}

const TITLES =
  /^(?:mr|mrs|ms|mx|miss|mister|dr|prof|professor|teacher|coach|sir|maam|sr|sra|srta|señor|señora|señorita|profe|profesora?|maestr[oa]|docente|herr|frau|mme|mlle|m)[.\s]+/iu

/**
 * A player's name beside the host's: the same one gets a number, the host's name with a title is
 * nobody else's and becomes a generated one.
 */
export function nameBesideHost(name: string, hostName: string): string {
  const untitled = name.replace(TITLES, '')
  const lastName = hostName.replace(TITLES, '').split(' ').at(-1) as string
  const owned = [hostName, hostName.replace(TITLES, ''), lastName].map(nameSkeleton)
  const look = nameSkeleton(untitled)
  if (untitled !== name && look !== '' && owned.includes(look)) return generateName(random)
  return distinctName(name, [hostName])
}

/** The name of a seat as it is shown: the scores of long ago stand under no name. */
export const shownName = ({ displayName }: { displayName: string }): string =>
  displayName === '' ? FORGOTTEN_NAME : displayName
