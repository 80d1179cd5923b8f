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
  changes: Partial<Pick<LineItem, 'scoreMaximum' | 'label'>>,
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
  if (accept)
    return own ?? addLineItem(state, { courseId, clientId, linkId, label: title, isOwn: true })
  if (own) state.lineItems.delete(own.id)
  return null
}

export const lineItemsOf = (state: State, courseId: string) =>
  [...state.lineItems.values()].filter((item) => item.courseId === courseId)

/** The last score that counted of one user in one column. */
export const lastStored = (state: State, lineItemId: string, userId: string) =>
  state.scoreEvents.findLast(
    (event) =>
      event.outcome === 'stored' && event.lineItemId === lineItemId && event.userId === userId,
  )

/** What the gradebook shows: the newest of the scores that set or clear a grade. */
export function resultOf(state: State, item: LineItem, userId: string) {
  const event = state.scoreEvents.findLast(
    ({ lineItemId, outcome, userId: whose, score }) =>
      outcome === 'stored' && lineItemId === item.id && whose === userId && setsGrade(score),
  )
  const given = event?.score.scoreGiven
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
