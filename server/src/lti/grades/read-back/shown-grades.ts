import { isSameGrade, type PlatformCalls, readResults } from '../../services'
import type { LtiScore } from '../store/scores'

/** Of so many students each is asked for alone; of more the whole column. */
const FEW = 5

/** 0-100; `none`: the column shows no grade of this student; `unknown`: it was not read whole. */
export type Shown = number | 'none' | 'unknown'

type Question = Omit<Parameters<typeof readResults>[1], 'sub'>

/** What a column shows of these grades; a rounded one counts as the one that was sent. */
export async function shownGrades(
  calls: PlatformCalls,
  question: Question,
  rows: readonly LtiScore[],
): Promise<(row: LtiScore) => Shown> {
  const subs = rows.length <= FEW ? rows.map(({ sub }) => sub) : [undefined]
  const read = new Map<string | undefined, Awaited<ReturnType<typeof readResults>>>()
  for (const sub of subs) read.set(sub, await readResults(calls, { ...question, sub }))
  return ({ sub, sentScore }) => {
    const results = read.get(sub) ?? read.get(undefined)
    const found = results?.shown.get(sub)
    if (!found) return results?.isWhole ? 'none' : 'unknown'
    const isSame = sentScore !== null && isSameGrade(found, sentScore)
    return isSame ? sentScore : (found.points / found.maximum) * 100
  }
}
