import { readFileSync } from 'node:fs'
import { readDisplayName } from '@pathquest/core'
import { judgeName } from '../../src/names'

/** What the filter of names is judged by; it was made from neither list. */
export interface MeasuredFilter {
  /** Share of some 1,400 abusive names that do not show: refused, or waiting for the host. */
  recall: number
  /** Share of some 4,600 names of people that do not show at once, for either reason. */
  refusedReal: number
  /** Of both, the shares that wait for the host's word. */
  unsureAbusive: number
  unsureReal: number
  /** The same of lists that nobody mends the filter by: what a foreign list would find. */
  heldOutRecall: number
  heldOutRefusedReal: number
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

const readReal = (file: string): string[] =>
  read(file).flatMap((line) => line.split(/, ?/).filter((name) => name !== ''))
const stoppedShare = (names: readonly string[]): number =>
  names.filter(isStopped).length / names.length

export function measureFilter(): MeasuredFilter {
  const abusive = read('./abusive.txt')
  const real = readReal('./real.txt')
  const heldOut = [read('./held-out-abusive.txt'), readReal('./held-out-real.txt')] as const
  if (abusive.length < 1_400 || real.length < 4_600) throw new Error('The lists are not whole')
  if (heldOut[0].length < 300 || heldOut[1].length < 1_000)
    throw new Error('The lists are not whole')
  const missed = abusive.filter((name) => !isStopped(name))
  const refused = real.filter(isStopped)
  return {
    recall: 1 - missed.length / abusive.length,
    refusedReal: refused.length / real.length,
    unsureAbusive: unsureShare(abusive),
    unsureReal: unsureShare(real),
    heldOutRecall: stoppedShare(heldOut[0]),
    heldOutRefusedReal: stoppedShare(heldOut[1]),
    missed,
    refused,
  }
}
