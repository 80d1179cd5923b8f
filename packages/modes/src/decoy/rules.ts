import { refuse } from '@pathquest/core/errors'
import type { ModeContext } from '@pathquest/core/modes/mode'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { isRight } from '../kits/rounds/rounds-state'
import { deal } from './deal'
import {
  type Halves,
  halved,
  laidPoints,
  newHalves,
  type Round,
  StoredHalves,
  shownFor,
  type Told,
  taskOf,
  timesAt,
  walkedHalf,
} from './halves'
import { manifest } from './manifest'
import { classView, endingOf, playerView, rightOf, storyOf } from './views'

const LAY_MS = 20_000
const HALVES = [0, 1] as const

/** Half of the class lays a false trail for the other, and walks theirs. Rules: RULES.md */
export const rules = defineRounds(manifest)<Halves>({
  extra: StoredHalves,
  deal,
  hidesQuestion: 'all',
  setup: newHalves,
  points: ({ share, move, ...round }) =>
    move === null || share < 1 ? 0 : round.question.points * round.extra.times,
  playerJoined: (halves, playerId) => ({
    ...halves,
    half: { ...halves.half, [playerId]: smallerHalf(halves) },
  }),
  opening: (halves, { players, random, questions }, index) => {
    const next = { ...halves, ...halved(players, random), picks: {}, shown: null, lastLaid: {} }
    const open = { ...next, times: timesAt(index, questions.length) }
    return open.isHalved ? open : { ...open, shown: shownBy(open, random) }
  },
  phases: {
    lay: {
      at: 'before',
      ms: () => LAY_MS,
      plays: ({ isHalved }) => isHalved,
      closed: (halves, _, { random }) => ({ extra: { ...halves, shown: shownBy(halves, random) } }),
    },
  },
  moves: {
    lay: {
      in: 'lay',
      play: (halves, playerId, { task }) =>
        halves.half[playerId] === undefined
          ? refuse('not_now')
          : {
              ok: true,
              extra: { ...halves, picks: { ...halves.picks, [playerId]: task } },
              isDone: true,
            },
    },
  },
  closed: (halves, round, context) => {
    const told = HALVES.map((half) => toldOf(half, halves, round, context)).filter(
      ({ walked }) => walked > 0,
    )
    const scores: Record<string, number> = {}
    const laid = { ...halves.laid }
    for (const [id, task] of halves.isHalved ? Object.entries(halves.picks) : []) {
      const trail = told.find(({ half }) => half === halves.half[id])
      const fooled = trail?.fooled.find((one) => one.task === task)?.count
      if (!trail || fooled === undefined) continue
      const points = halves.times * laidPoints(fooled, trail.walked)
      const before = laid[id] ?? { points: 0, best: 0, fooled: 0 }
      scores[id] = points
      laid[id] = {
        points: before.points + points,
        best: Math.max(before.best, Math.round((100 * fooled) / trail.walked)),
        fooled: before.fooled + fooled,
      }
    }
    return {
      extra: { ...halves, laid, lastLaid: scores, told: [...halves.told, ...told] },
      scores,
    }
  },
  tookPart: ({ laid }, playerId) => laid[playerId] !== undefined,
  modeViews: { player: playerView, all: classView },
  ending: storyOf,
  endingOf,
})

const shownBy = (halves: Halves, random: ModeContext['random']): Halves['shown'] =>
  HALVES.map((half) => shownFor(half, halves, random))

const smallerHalf = ({ half, isHalved }: Halves): number => {
  const first = Object.values(half).filter((one) => one === 0).length
  return isHalved && first < Object.keys(half).length - first ? 0 : 1
}

/** Who walked the career of this half, and where they went. */
function toldOf(
  half: number,
  halves: Halves,
  { index, players, answers }: Round,
  context: ModeContext,
): Told {
  const right = rightOf(index, context)
  const walkers = players.flatMap((id) => {
    const answer = walkedHalf(halves, id) === half ? answers[id] : undefined
    return answer ? [answer] : []
  })
  const fooled = (halves.shown?.[half]?.decoys ?? []).map((task) => ({
    task,
    count: walkers.filter(({ answer }) => taskOf(Number(answer), right) === task).length,
  }))
  const found = walkers.filter(({ share }) => isRight(share)).length
  return { round: index, half, walked: walkers.length, found, fooled }
}
