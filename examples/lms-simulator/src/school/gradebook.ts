import { nextNumber } from '../state'
import { nameOf } from './people'

/**
 * @typedef {object} LineItem A column of the gradebook.
 * @property {string} id
 * @property {string} courseId
 * @property {string} clientId
 * @property {string | null} linkId
 * @property {string} label
 * @property {number} scoreMaximum
 * @property {string} [resourceId]
 * @property {string} [tag]
 * @property {string} [startDateTime]
 * @property {string} [endDateTime]
 * @property {boolean} [gradesReleased]
 */
/**
 * @typedef {object} ScoreEvent One score that a tool sent, whatever became of it.
 * @property {number} at when it arrived
 * @property {string} lineItemId
 * @property {string} userId
 * @property {Record<string, any>} score as it was sent
 * @property {'stored' | 'repeated' | 'refused'} outcome
 * @property {string | null} reason of a refusal
 */

/**
 * @param {import('../state').State} state
 * @param {Omit<LineItem, 'id' | 'scoreMaximum'> & { scoreMaximum?: number }} wanted
 * @returns {LineItem}
 */
export function addLineItem(state, wanted) {
  const item = { scoreMaximum: 100, ...wanted, id: nextNumber(state) }
  state.lineItems.set(item.id, item)
  return item
}

/** @param {import('../state').State} state */
export const lineItemsOf = (state, courseId) =>
  [...state.lineItems.values()].filter((item) => item.courseId === courseId)

/**
 * The last score that counted of one user in one column.
 * @param {import('../state').State} state
 */
export const lastStored = (state, lineItemId, userId) =>
  state.scoreEvents.findLast(
    (event) =>
      event.outcome === 'stored' && event.lineItemId === lineItemId && event.userId === userId,
  )

/**
 * What the gradebook shows: the newest of the scores that set or clear a grade.
 * @param {import('../state').State} state
 * @param {LineItem} item
 * @param {string} userId
 */
export function resultOf(state, item, userId) {
  const event = state.scoreEvents.findLast(
    ({ lineItemId, outcome, userId: whose, score }) =>
      outcome === 'stored' && lineItemId === item.id && whose === userId && setsGrade(score),
  )
  const given = event?.score.scoreGiven
  if (!event || given === undefined || given === null) return null
  const points = (given / event.score.scoreMaximum) * item.scoreMaximum
  return { points: Math.round(points * 100) / 100, comment: event.score.comment ?? null }
}

/** A score without `scoreGiven` clears the grade; one that is not graded yet changes nothing. */
const setsGrade = (score) =>
  score.scoreGiven === undefined ||
  score.scoreGiven === null ||
  score.gradingProgress === 'FullyGraded'

/**
 * A course's gradebook with the whole history of every cell, so that a drill can see doubles.
 * @param {import('../state').State} state
 * @param {string} courseId
 */
export function gradebookOf(state, courseId) {
  const { members } = state.courses.get(courseId)
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

function cellOf(state, item, userId) {
  const events = state.scoreEvents.filter(
    (event) => event.lineItemId === item.id && event.userId === userId,
  )
  const count = (outcome) => events.filter((event) => event.outcome === outcome).length
  return {
    userId,
    name: nameOf(state.people.get(userId)),
    result: resultOf(state, item, userId),
    stored: count('stored'),
    repeated: count('repeated'),
    refused: count('refused'),
    events,
  }
}
