import { refuse } from '@pathquest/core/errors'
import type { ModeContext } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import * as z from 'zod'
import { behindFront } from '../kits/rounds/front'
import type { LaterAnswer } from '../kits/rounds/round-rules'
import { defineRounds } from '../kits/rounds/rounds-mode'
import type { ClosedRound, RoundsState } from '../kits/rounds/rounds-state'
import {
  blazedWorth,
  isAskedAgain,
  isKnown,
  type Looks,
  riseOf,
  sharesOf,
  withTurns,
  worthOf,
} from './looks'
import { manifest } from './manifest'
import { playerLook, spreadOf, watchedLook } from './views'

const StoredLooks: z.ZodType<Looks> = z.object({
  again: z.record(z.string(), z.object({ answer: z.json(), at: z.number(), usedMs: z.number() })),
  rise: z
    .object({
      before: z.array(z.number()),
      after: z.array(z.number()),
      from: z.number(),
      to: z.number(),
      bonus: z.number(),
    })
    .nullable(),
  wasSkipped: z.boolean(),
  story: z.array(z.object({ question: z.number(), from: z.number(), to: z.number() })),
  turns: z.record(z.string(), z.object({ turned: z.number(), kept: z.number(), lost: z.number() })),
  behind: z.array(z.string()).default([]),
})

type Round = RoundsState<Looks>

const SECOND_LOOK_MS = 15_000

const questionOf = (round: Round, { questions }: ModeContext) =>
  questions[round.index] as KeyedQuestion

/** Everybody who was asked looks again, or nobody. */
const looksAgain = (_: Looks, playerId: string, round: Round): boolean =>
  round.players.includes(playerId) &&
  isAskedAgain(Object.values(round.answers).map(({ share }) => share))

/** The answers that count: of the second look, or those of the first. */
function finalAnswers(
  { again, behind }: Looks,
  round: Round,
  context: ModeContext,
): Record<string, LaterAnswer> {
  const question = questionOf(round, context)
  const counted: Record<string, LaterAnswer> = {}
  for (const id of round.players) {
    const first = round.answers[id]
    const given = again[id] ?? first
    if (!given) continue
    const share = context.judge(question, given.answer)
    const gradeShare = worthOf(first?.share ?? 0, share)
    counted[id] = {
      answer: given.answer,
      at: given.at,
      usedMs: given.usedMs,
      share,
      points:
        Math.round(question.points * gradeShare) +
        (behind.includes(id) ? blazedWorth(question.points, share) : 0),
      gradeShare,
    }
  }
  return counted
}

/** Both looks of the question that was just closed; null: there was only one. */
function bothLooks({ history }: Round): [ClosedRound, ClosedRound] | null {
  const [first, second] = [history.at(-2), history.at(-1)]
  return first && second && first.questionId === second.questionId ? [first, second] : null
}

/** Answer, see the spread, talk, answer again. Rules: RULES.md */
export const rules = defineRounds(manifest)<Looks>({
  extra: StoredLooks,
  // Of a question that is looked at once.
  points: ({ points, share, playerId, extra: { behind } }) =>
    points * share + (behind.includes(playerId) ? blazedWorth(points, share) : 0),
  setup: () => ({ again: {}, rise: null, wasSkipped: false, story: [], turns: {}, behind: [] }),
  playerJoined: (looks) => looks,
  opening: (looks, { players }, _, tallies) => ({
    ...looks,
    again: {},
    rise: null,
    wasSkipped: false,
    behind: behindFront(tallies, players),
  }),
  phases: {
    talk: {
      at: 'within',
      ms: ({ settings }) => settings.talkSeconds * 1_000,
      plays: looksAgain,
      closed: (looks) => ({ extra: looks }),
    },
    second: {
      at: 'within',
      ms: () => SECOND_LOOK_MS,
      plays: looksAgain,
      closed: (looks, round, context) => ({
        // From here on they are the answers of the round.
        extra: { ...looks, again: {} },
        answers: finalAnswers(looks, round, context),
      }),
    },
  },
  moves: {
    look: {
      in: 'second',
      play: (looks, playerId, { questionId, answer }, context, round) => {
        if (questionId !== questionOf(round, context).id) return refuse('question_not_open')
        const { now: at } = context
        const usedMs = at - (round.step?.since ?? at)
        const again = { ...looks.again, [playerId]: { answer, at, usedMs } }
        return { ok: true, extra: { ...looks, again }, isDone: true }
      },
    },
  },
  closed: (looks, round, context) => {
    const looked = bothLooks(round)
    if (!looked) {
      const shares = Object.values(round.answers).map(({ share }) => share)
      return { extra: { ...looks, wasSkipped: isKnown(shares) } }
    }
    const [first, second] = looked
    const question = questionOf(round, context)
    const rise = riseOf(sharesOf(first), sharesOf(second), question.points)
    const here = context.players.filter(({ id, present }) => present && round.players.includes(id))
    return {
      extra: {
        ...looks,
        rise: {
          before: spreadOf(question, first, context),
          after: spreadOf(question, second, context),
          ...rise,
        },
        story: [...looks.story, { question: round.index + 1, from: rise.from, to: rise.to }],
        turns: withTurns(looks.turns, first, second),
      },
      scores: Object.fromEntries(here.map(({ id }) => [id, rise.bonus])),
    }
  },
  modeViews: {
    player: (looks, playerId, round, context) => playerLook(looks, playerId, round, context),
    all: (looks, round, context) => watchedLook(looks, round, context),
  },
  ending: ({ story }) => ({ summary: { story } }),
  endingOf: ({ turns }, playerId) => turns[playerId] ?? { turned: 0, kept: 0, lost: 0 },
})
