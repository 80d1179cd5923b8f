import { readFileSync } from 'node:fs'
import { readDisplayName } from '@pathquest/game-core'
import { isDoubtfulName } from '../../names'

/** What the filter of names is judged by; it was made from neither list. */
export interface MeasuredFilter {
  /** Share of 300 abusive names that are stopped. */
  recall: number
  /** Share of 2,000 names of people that are stopped. */
  refusedReal: number
  missed: string[]
  refused: string[]
}

const read = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const isStopped = (name: string): boolean => {
  const shown = readDisplayName(name, 60)
  return !shown.ok || isDoubtfulName(shown.name)
}

export function measureFilter(): MeasuredFilter {
  const abusive = read('./abusive.txt')
  const real = read('./real.txt').flatMap((line) => line.split(/, ?/).filter((name) => name !== ''))
  if (abusive.length !== 300 || real.length !== 2_000) throw new Error('The lists are not whole')
  const missed = abusive.filter((name) => !isStopped(name))
  const refused = real.filter(isStopped)
  return {
    recall: 1 - missed.length / abusive.length,
    refusedReal: refused.length / real.length,
    missed,
    refused,
  }
}
