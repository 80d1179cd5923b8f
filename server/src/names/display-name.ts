import {
  distinctName,
  FORGOTTEN_NAME,
  generateName,
  nameSkeleton,
  readDisplayName,
} from '@pathquest/core'
import { AppError } from '../runtime/errors'
import { random } from '../runtime/tokens'
import { judgeName, type NameVerdict } from './word-filter'

/** Longest full name of an account, in characters as people see them. */
export const FULL_NAME_MAX = 120

/** The name of an account. Throws what is broken, and `name_not_suitable` where it may hurt. */
export function checkedName(typed: string, field: string, max?: number): string {
  const read = readDisplayName(typed, max)
  if (!read.ok) throw new AppError(read.code, read.params, field)
  if (judgeName(read.name) === 'refused') throw new AppError('name_not_suitable', {}, field)
  return read.name
}

/**
 * The name under which somebody plays alone, or that a host gives. Broken names are refused; a doubtful one becomes a
 * generated one, never an error in front of the class.
 */
export function safeName(typed: string): string {
  const { name, verdict } = judgedName(typed)
  return verdict === 'refused' ? generateName(random) : name
}

/**
 * The same for whoever was named elsewhere and types nothing: of a name that is too long for a game
 * its first word, else a generated one.
 */
export function nameForGame(fullName: string): string {
  for (const requested of [fullName, fullName.trim().split(/\s/)[0] ?? '']) {
    const read = readDisplayName(requested)
    if (read.ok) return judgeName(read.name) === 'refused' ? generateName(random) : read.name
  }
  return generateName(random)
}

export interface JudgedName {
  name: string
  verdict: NameVerdict
}

/** A typed name and whether it may be shown; broken ones are refused. */
export function judgedName(typed: string): JudgedName {
  const read = readDisplayName(typed)
  if (!read.ok) throw new AppError(read.code, read.params, 'displayName')
  return { name: read.name, verdict: judgeName(read.name) }
}

/** How a seat asks for its name: `doubtful`, the host looks at it before anybody else does. */
export interface NameInClass {
  displayName: string
  doubtful?: true
}

/**
 * A name in front of a class. What is unsure waits for the host; where the host looks at all names
 * (`approvesAll`), so does what is refused, which becomes a generated one elsewhere.
 */
export function nameInClass(
  { name, verdict }: JudgedName,
  { hostName, approvesAll }: { hostName: string | null; approvesAll: boolean },
): NameInClass {
  const waits = verdict === 'unsure' || (verdict === 'refused' && approvesAll)
  if (waits) return { displayName: name, doubtful: true }
  const safe = verdict === 'refused' ? generateName(random) : name
  return { displayName: hostName ? nameBesideHost(safe, hostName) : safe }
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
