import { isDeepStrictEqual } from 'node:util'
import { json, nothing, Refusal } from '../http/replies'
import { jsonOf, mustAccept } from '../http/requests'
import { route } from '../http/server'
import { MEDIA, SCOPES } from '../lti/vocabulary'
import type { LineItem, Score, ScoreEvent } from '../rows'
import { lastTaken, resultOf } from '../school/gradebook'
import { known, type State } from '../state'
import { lineItemUrl, pageOf, resultUrl } from './access'
import { lineItemOf } from './line-items'

const LINE_ITEM = '/services/courses/:courseId/line-items/:itemId/line-item'
const RESULTS_PAGE = 50

/** Scores and results (AGS 2.0, 3.3 and 3.4). */
export const scoreRoutes = (state: State) => [
  route('scores', `POST ${LINE_ITEM}/scores`, (call) => {
    const item = lineItemOf(state, call, [SCOPES.score])
    // `check` refuses what is not whole.
    const score = jsonOf<Score>(call, [MEDIA.score]) as Score
    const event = {
      at: Date.now(),
      lineItemId: item.id,
      userId: String(score.userId),
      score,
      scoreMaximum: item.scoreMaximum,
    }
    const record = (outcome: ScoreEvent['outcome'], reason: string | null = null) =>
      state.scoreEvents.push({ ...event, outcome, reason })
    try {
      check(state, item, score)
      const isRepetition = checkOrder(state, item, score)
      record(isRepetition ? 'repeated' : item.isText ? 'dropped' : 'stored')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      record('refused', `${error.status} ${error.message}`)
      const isBare = state.settings.bareRefusals && error.status !== 409
      if (isBare) return nothing(400)
      throw error
    }
    return json({ resultUrl: resultUrl(state, item, score.userId) })
  }),
  route('results', `GET ${LINE_ITEM}/results`, (call) => {
    const item = lineItemOf(state, call, [SCOPES.result])
    mustAccept(call, MEDIA.results)
    const wanted = call.url.searchParams.get('user_id')
    const { members } = known(state.courses, item.courseId)
    const all = members
      .filter(({ personId }) => wanted === null || wanted === personId)
      .flatMap(({ personId }) => shownResult(state, item, personId))
    const { items, headers } = pageOf(call, all, RESULTS_PAGE)
    return json(items, { type: MEDIA.results, headers })
  }),
]

function shownResult(state: State, item: LineItem, userId: string) {
  const result = resultOf(state, item, userId)
  const names = {
    id: resultUrl(state, item, userId),
    scoreOf: lineItemUrl(state, item),
    userId,
  }
  // A column without points lists whom it heard of.
  if (!result) return item.isText && lastTaken(state, item.id, userId) ? [names] : []
  const shown = {
    ...names,
    resultScore: result.points,
    resultMaximum: item.scoreMaximum,
  }
  return [result.comment === null ? shown : { ...shown, comment: result.comment }]
}

const activityProgress = ['Initialized', 'Started', 'InProgress', 'Submitted', 'Completed']
const gradingProgress = ['FullyGraded', 'Pending', 'PendingManual', 'Failed', 'NotReady']
/** ISO 8601 with seconds, their fraction and a time zone. */
const timestamps = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(Z|[+-]\d\d:?\d\d)$/

function check(state: State, item: LineItem, score: Score) {
  const wrong = (why: string) => new Refusal(400, 'invalid_score', why)
  const { members } = known(state.courses, item.courseId)
  const member = members.find(({ personId }) => personId === score.userId)
  if (!member) throw new Refusal(404, 'unknown_user', 'This user is not in the course')
  if (member.role !== 'student') throw new Refusal(422, 'not_gradable', 'Only students have grades')
  if (member.status !== 'Active') throw new Refusal(422, 'not_gradable', 'The student has left')
  if (!timestamps.test(score.timestamp) || Number.isNaN(Date.parse(score.timestamp))) {
    throw wrong('timestamp must be ISO 8601 with sub-second precision and a time zone')
  }
  if (!activityProgress.includes(score.activityProgress)) throw wrong('activityProgress')
  if (!gradingProgress.includes(score.gradingProgress)) throw wrong('gradingProgress')
  if (score.scoreGiven !== undefined && score.scoreGiven !== null) {
    if (!(Number.isFinite(score.scoreGiven) && score.scoreGiven >= 0)) throw wrong('scoreGiven')
    if (!(Number.isFinite(score.scoreMaximum) && Number(score.scoreMaximum) > 0))
      throw wrong('scoreMaximum')
  }
  if (score.comment !== undefined && typeof score.comment !== 'string') throw wrong('comment')
}

/** Whether the score repeats the last one; refuses one that is not newer. */
function checkOrder(state: State, item: LineItem, score: Score) {
  const last = lastTaken(state, item.id, score.userId)
  if (!last) return false
  const conflict = (why: string) => new Refusal(409, 'conflict', why)
  if (isDeepStrictEqual(last.score, score)) return true
  if (Date.parse(score.timestamp) <= Date.parse(last.score.timestamp)) {
    throw conflict('A score of the same time or a newer one is stored')
  }
  const sameSecond = Math.floor(last.at / 1000) === Math.floor(Date.now() / 1000)
  if (state.settings.oneScorePerSecond && sameSecond) {
    throw conflict('Two scores within the same second')
  }
  return false
}
