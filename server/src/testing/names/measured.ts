import { readFileSync } from 'node:fs'
import { readDisplayName } from '@pathquest/game-core'
import { judgeName } from '../../names'

/** What the filter of names is judged by; it was made from neither list. */
export interface MeasuredFilter {
  /** Share of some 830 abusive names that do not show: refused, or waiting for the host. */
  recall: number
  /** Share of 2,900 names of people that do not show at once, for either reason. */
  refusedReal: number
  /** Of both, the shares that wait for the host's word. */
  unsureAbusive: number
  unsureReal: number
  missed: string[]
  refused: string[]
}

const read = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const verdictOf = (name: string) => {
  const shown = readDisplayName(name, 60)
  return shown.ok ? judgeName(shown.name) : 'refused'
}
const isStopped = (name: string): boolean => verdictOf(name) !== 'fine'
const unsureShare = (names: readonly string[]): number =>
  names.filter((name) => verdictOf(name) === 'unsure').length / names.length

export function measureFilter(): MeasuredFilter {
  const abusive = read('./abusive.txt')
  const real = read('./real.txt').flatMap((line) => line.split(/, ?/).filter((name) => name !== ''))
  if (abusive.length < 800 || real.length < 2_900) throw new Error('The lists are not whole')
  const missed = abusive.filter((name) => !isStopped(name))
  const refused = real.filter(isStopped)
  return {
    recall: 1 - missed.length / abusive.length,
    refusedReal: refused.length / real.length,
    unsureAbusive: unsureShare(abusive),
    unsureReal: unsureShare(real),
    missed,
    refused,
  }
}
