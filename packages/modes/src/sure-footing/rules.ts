import { isSurvey } from '@pathquest/core/questions/questions'
import * as z from 'zod'
import { behindFront } from '../kits/rounds/front'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { isRight, type RoundsState, tallyOf } from '../kits/rounds/rounds-state'
import {
  type Footing,
  type Holds,
  NO_HOLDS,
  type Step,
  sumOfHolds,
  withHold,
  worthOf,
} from './footing'
import { FOOTINGS, manifest } from './manifest'

const FootingWord = z.enum(FOOTINGS)
const Hold = z.tuple([z.number().int(), z.number().int()]).readonly()
const Climbs = z.object({
  /** By player. */
  own: z.record(
    z.string(),
    z.object({
      /** The steps so far, one sign each. */
      steps: z.string(),
      /** The score after each of them. */
      scores: z.array(z.number().int()),
      /** What firm steps alone would have scored; of that, by steps that the front had cut. */
      firmScore: z.number(),
      cutScore: z.number().default(0),
    }),
  ),
  /** The class: in all, and in the question that was closed last. */
  all: z.object({ light: Hold, firm: Hold, bold: Hold }),
  last: z.object({ light: Hold, firm: Hold, bold: Hold }).nullable(),
  /** Players behind the front in this question. */
  behind: z.array(z.string()).default([]),
})
type Climbs = z.infer<typeof Climbs>

/** A wide page has room for these. */
const STEPS_SHOWN = 14

/** Each answer says how sure it is, and is paid by that. Rules: RULES.md */
export const rules = defineRounds(manifest)<Climbs>({
  extra: Climbs,
  points: ({ points, share, move, playerId, extra }) =>
    move ? worthOf(move.footing, points, share, extra.behind.includes(playerId)) : 0,
  setup: () => ({ own: {}, all: NO_HOLDS, last: null, behind: [] }),
  playerJoined: (climbs) => climbs,
  opening: (climbs, { players }, _, tallies) => ({
    ...climbs,
    last: null,
    behind: behindFront(tallies, players),
  }),
  closed: (climbs, round, { questions }) => {
    const question = questions[round.index]
    const last = holdsOf(round)
    const own =
      question && !isSurvey(question) ? withSteps(climbs, round, question.points) : climbs.own
    return { extra: { ...climbs, own, all: sumOfHolds(climbs.all, last), last } }
  },
  modeViews: {
    player: ({ own, last, behind }, playerId, round) => {
      const steps = stepsOf(own[playerId])
      const isLastNew = last !== null && round.players.includes(playerId)
      const footing = footingOf(round, playerId)
      const from = startOf(steps.length, isLastNew)
      const start = steps[from - 1]?.score ?? 0
      const isBehind = behind.includes(playerId)
      return { start, steps: steps.slice(from).map(stepView), footing, isBehind }
    },
    all: ({ all, last, behind }) => ({
      all: holdsView(all),
      last: last && holdsView(last),
      behind: behind.length,
    }),
  },
  ending: ({ all }) => ({ summary: { all: holdsView(all) } }),
  endingOf: ({ own }, playerId) => {
    const climb = own[playerId]
    const steps = stepsOf(climb)
    const holds = steps.reduce<Holds>(
      (sum, { footing, isHeld }) => (footing ? withHold(sum, footing, isHeld) : sum),
      NO_HOLDS,
    )
    const firmScore = Math.round(climb?.firmScore ?? 0)
    return {
      steps: steps.map(stepView),
      holds: holdsView(holds),
      gain: (steps.at(-1)?.score ?? 0) - firmScore,
    }
  },
})

/** The same steps while a question is open and when it is closed, so that only the last is new. */
const startOf = (count: number, isLastNew: boolean): number =>
  Math.max(0, count - (isLastNew ? 1 : 0) - STEPS_SHOWN)

const footingOf = ({ answers }: RoundsState, playerId: string): Footing | null => {
  const answer = answers[playerId]
  return answer ? FootingWord.parse(answer.beside?.footing) : null
}

const holdsOf = (round: RoundsState): Holds =>
  Object.entries(round.answers).reduce<Holds>((sum, [playerId, { share }]) => {
    const footing = footingOf(round, playerId)
    return footing && share !== null ? withHold(sum, footing, isRight(share)) : sum
  }, NO_HOLDS)

/** A step as a sign: the first letter of its footing, a capital one where the hold bore. */
const signOf = (footing: Footing | null, isHeld: boolean): string => {
  const letter = footing?.[0] ?? '-'
  return isHeld ? letter.toUpperCase() : letter
}

const stepsOf = ({ steps, scores }: Climbs['own'][string] = NO_CLIMB): Step[] =>
  [...steps].map((sign, i) => ({
    footing: FOOTINGS.find((footing) => footing[0] === sign.toLowerCase()) ?? null,
    isHeld: sign !== sign.toLowerCase(),
    score: scores[i] ?? 0,
  }))

const NO_CLIMB = { steps: '', scores: [], firmScore: 0, cutScore: 0 }

function withSteps({ own, behind }: Climbs, round: RoundsState, points: number): Climbs['own'] {
  const next = { ...own }
  for (const playerId of round.players) {
    const { score, plainPoints } = tallyOf(round, playerId)
    const { steps, scores, cutScore: before } = own[playerId] ?? NO_CLIMB
    const share = round.answers[playerId]?.share ?? 0
    const sign = signOf(footingOf(round, playerId), isRight(share))
    const firm = (isBehind: boolean) => worthOf('firm', points, share, isBehind)
    const cutScore = before + (behind.includes(playerId) ? firm(true) - firm(false) : 0)
    next[playerId] = {
      steps: steps + sign,
      scores: [...scores, score],
      firmScore: plainPoints + cutScore,
      cutScore,
    }
  }
  return next
}

const stepView = ({ footing, isHeld, score }: Step) => ({ footing, isHeld, score })
const holdsView = ({ light, firm, bold }: Holds) => ({
  light: [...light],
  firm: [...firm],
  bold: [...bold],
})
