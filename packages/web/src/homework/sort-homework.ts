import type { HomeworkSummary, MyHomework } from '@pathquest/core/contracts'

/** A teacher does not look for what was due longer ago among what is under way. */
const OLD_MS = 14 * 86_400_000

const dueFirst = (a: { dueAt: number | null }, b: { dueAt: number | null }): number =>
  (a.dueAt ?? Number.POSITIVE_INFINITY) === (b.dueAt ?? Number.POSITIVE_INFINITY)
    ? 0
    : (a.dueAt ?? Number.POSITIVE_INFINITY) - (b.dueAt ?? Number.POSITIVE_INFINITY)

/** What is under way, due first; and what is closed or was due two weeks ago, latest first. */
export function sortGiven(homework: readonly HomeworkSummary[], now: number) {
  const isOver = ({ isClosed, dueAt }: HomeworkSummary) =>
    isClosed || (dueAt !== null && dueAt < now - OLD_MS)
  return {
    open: homework.filter((one) => !isOver(one)).sort(dueFirst),
    over: homework.filter(isOver),
  }
}

/** What a student has still to do; and what is done, or closed and cannot be done any more. */
export function sortMine(homework: readonly MyHomework[], now: number) {
  const isToDo = (one: MyHomework) =>
    one.state !== 'done' && (!one.isClosed || mayStillDo(one, now))
  return {
    toDo: homework.filter(isToDo),
    over: homework.filter((one) => !isToDo(one)),
  }
}

/** What is under way may be finished, and who has more time may begin. */
const mayStillDo = ({ parts, hasExtension, dueAt }: MyHomework, now: number): boolean =>
  parts.some(({ progress }) => progress) || (hasExtension && dueAt !== null && dueAt > now)

/** What the dashboard shows: what can be done now, due first. */
export const dueFirstOf = (homework: readonly MyHomework[], now: number, count: number) =>
  sortMine(homework, now)
    .toDo.filter(({ opensAt }) => opensAt === null || opensAt <= now)
    .slice(0, count)
