import { isSurvey } from '@pathquest/core/questions/questions'
import { z } from 'zod'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { isRight, type RoundsState } from '../kits/rounds/rounds-state'
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
      /** What firm steps alone would have scored. */
      firmScore: z.number(),
    }),
  ),
  /** The class: in all, and in the question that was closed last. */
  all: z.object({ light: Hold, firm: Hold, bold: Hold }),
  last: z.object({ light: Hold, firm: Hold, bold: Hold }).nullable(),
})
type Climbs = z.infer<typeof Climbs>

/** A wide page has room for these. */
const STEPS_SHOWN = 14

/** Each answer says how sure it is, and is paid by that. Rules: RULES.md */
export const rules = defineRounds(manifest)<Climbs>({
  extra: Climbs,
  points: ({ points, share, move }) => (move ? worthOf(move.footing, points, share) : 0),
  setup: () => ({ own: {}, all: NO_HOLDS, last: null }),
  playerJoined: (climbs) => climbs,
  opening: (climbs) => ({ ...climbs, last: null }),
  closed: (climbs, round, { questions }) => {
    const question = questions[round.index]
    const last = holdsOf(round)
    const own = question && isSurvey(question) ? climbs.own : withSteps(climbs.own, round)
    return { extra: { own, all: sumOfHolds(climbs.all, last), last } }
  },
  modeViews: {
    player: ({ own, last }, playerId, round) => {
      const steps = stepsOf(own[playerId])
      const isLastNew = last !== null && round.players.includes(playerId)
      const footing = footingOf(round, playerId)
      const from = startOf(steps.length, isLastNew)
      const start = steps[from - 1]?.score ?? 0
      return { start, steps: steps.slice(from).map(stepView), footing }
    },
    all: ({ all, last }) => ({ all: holdsView(all), last: last && holdsView(last) }),
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

const NO_CLIMB = { steps: '', scores: [], firmScore: 0 }

function withSteps(own: Climbs['own'], round: RoundsState): Climbs['own'] {
  const next = { ...own }
  for (const playerId of round.players) {
    const { score = 0, plainPoints = 0 } = round.tallies[playerId] ?? {}
    const { steps, scores } = own[playerId] ?? NO_CLIMB
    const isHeld = isRight(round.answers[playerId]?.share ?? 0)
    const sign = signOf(footingOf(round, playerId), isHeld)
    next[playerId] = { steps: steps + sign, scores: [...scores, score], firmScore: plainPoints }
  }
  return next
}

const stepView = ({ footing, isHeld, score }: Step) => ({ footing, isHeld, score })
const holdsView = ({ light, firm, bold }: Holds) => ({
  light: [...light],
  firm: [...firm],
  bold: [...bold],
})
