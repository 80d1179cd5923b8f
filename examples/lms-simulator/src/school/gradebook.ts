import type { LineItem, Link, Score, ScoreEvent } from '../rows'
import { known, nextNumber, type State } from '../state'
import { nameOf } from './people'

export type Column = ReturnType<typeof gradebookOf>[number]

export function addLineItem(
  state: State,
  wanted: Omit<LineItem, 'id' | 'scoreMaximum'> & { scoreMaximum?: number },
): LineItem {
  const item = { scoreMaximum: 100, ...wanted, id: nextNumber(state) }
  state.lineItems.set(item.id, item)
  return item
}

export function updateLineItem(
  state: State,
  lineItemId: string,
  changes: Partial<Pick<LineItem, 'scoreMaximum' | 'label' | 'isText'>>,
) {
  return Object.assign(known(state.lineItems, lineItemId), changes)
}

/** An activity's own column comes and goes with a tick; what tools made beside it stays. */
export function acceptGrades(
  state: State,
  { id: linkId, courseId, clientId, title }: Pick<Link, 'id' | 'courseId' | 'clientId' | 'title'>,
  accept: boolean,
) {
  const own = [...state.lineItems.values()].find((item) => item.linkId === linkId && item.isOwn)
  if (accept) {
    const isText = state.settings.textColumns
    const wanted = { courseId, clientId, linkId, label: title, isOwn: true, isText }
    return own ?? addLineItem(state, wanted)
  }
  if (own) state.lineItems.delete(own.id)
  return null
}

/** A teacher writes over a grade, or (null) lets the tool's count again. */
export function overrideGrade(
  state: State,
  lineItemId: string,
  { userId, points }: { userId: string; points: number | null },
) {
  const item = known(state.lineItems, lineItemId)
  const { [userId]: _, ...others } = item.overrides ?? {}
  item.overrides = points === null ? others : { ...others, [userId]: points }
  return item
}

export const lineItemsOf = (state: State, courseId: string) =>
  [...state.lineItems.values()].filter((item) => item.courseId === courseId)

/** The last score of one user that one column said yes to. */
export const lastTaken = (state: State, lineItemId: string, userId: string) =>
  state.scoreEvents.findLast(
    (event) =>
      /stored|dropped/.test(event.outcome) &&
      event.lineItemId === lineItemId &&
      event.userId === userId,
  )

/** What the gradebook shows: the newest of the scores that set or clear a grade. */
export function resultOf(state: State, item: LineItem, userId: string) {
  const event = state.scoreEvents.findLast(
    ({ lineItemId, outcome, userId: whose, score }) =>
      outcome === 'stored' && lineItemId === item.id && whose === userId && setsGrade(score),
  )
  const given = event?.score.scoreGiven
  const override = item.overrides?.[userId]
  if (override !== undefined) return { points: override, comment: event?.score.comment ?? null }
  if (!event || given === undefined || given === null) return null
  const points = (given / (event.score.scoreMaximum ?? 1)) * event.scoreMaximum
  return { points: Math.round(points * 100) / 100, comment: event.score.comment ?? null }
}

/** A score without `scoreGiven` clears the grade; one that is not graded yet changes nothing. */
const setsGrade = (score: Score) =>
  score.scoreGiven === undefined ||
  score.scoreGiven === null ||
  score.gradingProgress === 'FullyGraded'

/** A course's gradebook with the whole history of every cell, so that a drill can see doubles. */
export function gradebookOf(state: State, courseId: string) {
  const { members } = known(state.courses, courseId)
  return lineItemsOf(state, courseId).map((item) => ({
    lineItemId: item.id,
    label: item.label,
    linkId: item.linkId,
    resourceId: item.resourceId ?? null,
    scoreMaximum: item.scoreMaximum,
    isText: item.isText ?? false,
    cells: members
      .filter(({ role }) => role === 'student')
      .map(({ personId }) => cellOf(state, item, personId)),
  }))
}

function cellOf(state: State, item: LineItem, userId: string) {
  const events = state.scoreEvents.filter(
    (event) => event.lineItemId === item.id && event.userId === userId,
  )
  const count = (outcome: ScoreEvent['outcome']) =>
    events.filter((event) => event.outcome === outcome).length
  return {
    userId,
    name: nameOf(known(state.people, userId)),
    result: resultOf(state, item, userId),
    stored: count('stored'),
    repeated: count('repeated'),
    refused: count('refused'),
    events,
  }
}
