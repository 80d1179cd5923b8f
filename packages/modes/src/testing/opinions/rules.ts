import { refuse } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import { defineRules, type ModeContext } from '@pathquest/core/modes/mode'
import { openQuestion } from '@pathquest/core/questions/questions'
import * as z from 'zod'
import {
  ranUntil,
  resumedTime,
  StoredTime,
  startedTime,
  stoppedTime,
} from '../../kits/self-paced/queue'
import { manifest } from './manifest'

const Chosen = z.object({
  answer: z.json(),
  at: z.number(),
  usedMs: z.number(),
  moveId: z.string(),
})
const Stored = z.object({
  /** By player and question. */
  chosen: z.record(z.string(), z.record(z.string(), Chosen)),
  time: StoredTime,
  over: z.boolean(),
})
type State = z.infer<typeof Stored>

/** Shares of fewer answers would reveal who chose what. */
const SHOWN_FROM = 5

/** Preferences that may be changed until the end; nothing is judged. Rules: RULES.md */
export const rules = defineRules(manifest)<State>({
  readState: (stored) => Stored.parse(stored),
  setup: ({ now }) => ({ chosen: {}, time: startedTime(now), over: false }),
  on: (state, event, { now }) => {
    if (event.kind === 'paused')
      return { ok: true, state: { ...state, time: stoppedTime(state.time, now) } }
    if (event.kind === 'resumed')
      return { ok: true, state: { ...state, time: resumedTime(state.time, now) } }
    if (event.kind === 'end') return { ok: true, state: { ...state, over: true } }
    if (event.kind !== 'advance') return { ok: true, state }
    return state.over ? refuse('game_over') : { ok: true, state: { ...state, over: true } }
  },
  moves: {
    choose: (state, playerId, { id, questionId, answer }, { now }) => {
      if (state.over) return refuse('too_slow')
      const own = state.chosen[playerId] ?? {}
      if (own[questionId]?.moveId === id) return { ok: true, state }
      const usedMs = ranUntil(state.time, now)
      // A changed answer stays in its place among the answers.
      const at = own[questionId]?.at ?? now
      const chosen = { ...own, [questionId]: { answer, at, usedMs, moveId: id } }
      return { ok: true, state: { ...state, chosen: { ...state.chosen, [playerId]: chosen } } }
    },
  },
  status: ({ over }, { questions }) => ({
    over,
    wakeAt: null,
    phaseKey: over ? 'over' : 'open',
    currentQuestion: null,
    // A survey: what a set holds as solution is never shown.
    secret: [...questions.keys()],
  }),
  views: {
    player: ({ chosen }, playerId, context) => {
      const own = chosen[playerId] ?? {}
      const answers = Object.fromEntries(
        Object.entries(own).map(([id, { answer }]) => [id, answer]),
      )
      const questions = context.questions.map(openQuestion) as unknown as Json
      return { stage: waiting(context), modeView: { questions, answers } }
    },
    host: (state, context) => ({ stage: waiting(context), modeView: shares(state, context) }),
    screen: (state, context) => ({
      stage: waiting(context),
      modeView: context.settings.showShares ? shares(state, context) : null,
    }),
  },
  standings: ({ chosen }, { players, questions }) =>
    players.map(({ id }) => ({
      playerId: id,
      score: 0,
      correctAnswers: 0,
      totalAnswers: 0,
      tookPart: 2 * Object.keys(chosen[id] ?? {}).length >= questions.length,
      grade: null,
    })),
  result: ({ chosen }) => ({
    answers: Object.entries(chosen)
      .flatMap(([playerId, own]) =>
        Object.entries(own).map(([questionId, { answer, at, usedMs }]) => ({
          playerId,
          questionId,
          attempt: 1,
          answer,
          isCorrect: null,
          share: null,
          pointsEarned: 0,
          answerTimeMs: usedMs,
          answeredAt: at,
        })),
      )
      .sort((a, b) => a.answeredAt - b.answeredAt),
  }),
  ending: (state, context) => ({ summary: shares(state, context) }),
})

const waiting = ({ questions }: ModeContext) => ({
  name: 'waiting_next' as const,
  index: 0,
  total: questions.length,
})

/** How the class chose, per question; null: too few to be anonymous. */
const shares = ({ chosen }: State, context: ModeContext): Json =>
  context.questions.map((question) => {
    const answers = Object.values(chosen).flatMap(({ [question.id]: one }) =>
      // A list is one answer.
      one ? [one.answer] : [],
    )
    return answers.length < SHOWN_FROM ? null : context.count(question, answers)
  })
