import { refuse } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import * as z from 'zod'
import { crewOf, crewsOfSize, firstCrewBonus, rankCrews } from '../kits/crews/crews'
import { defineSelfPaced } from '../kits/self-paced/self-paced'
import {
  type CrewLocks,
  type Here,
  hereIn,
  isHere,
  isJammed,
  newCrewLocks,
  nowIn,
  openTurn,
  ownLock,
  StoredCrewLocks,
  withLate,
  withLock,
} from './crew-locks'
import { GAUGE_MS, gaugeFor, type Lock, marked, measured, SECOND_MS, turned } from './lock'
import { manifest } from './manifest'
import { JAM_MS } from './readings'
import { ending, playerView, watchedView } from './views'

const StoredCutter = z.object({
  right: z.number().int(),
  gauged: z.number().int(),
  /** Keys that opened by the own turn or second. */
  opened: z.number().int(),
})
type Cutter = z.infer<typeof StoredCutter>

/** The crew turns a key, for one that turned or seconded it. */
function turnedBy(cutter: Cutter, key: readonly number[], place: Here) {
  const own = ownLock(place.shared, place.playerId)
  if (!own) return refuse('not_now')
  const lock = turned(own.lock, key, nowIn(place) ?? 0, place.context.random)
  const opened = cutter.opened + lock.opened - own.lock.opened
  return changed({ ...cutter, opened }, own.crew.id, lock, place)
}

/** All of the crew see at once what has changed. */
const changed = (own: Cutter, crewId: string, lock: Lock, { shared, context }: Here) => ({
  ok: true as const,
  own,
  shared: withLock(shared, crewId, lock),
  notify: (shared.crews.find(({ id }) => id === crewId)?.playerIds ?? []).filter((id) =>
    context.players.some((one) => one.id === id),
  ),
})

/** Crews measure a lock together, and dare to turn the key. Rules: RULES.md */
export const rules = defineSelfPaced(manifest)<Cutter, CrewLocks>({
  own: StoredCutter,
  newOwn: () => ({ right: 0, gauged: 0, opened: 0 }),
  cards: { minutes: ({ minutes }) => minutes, dealt: 'clock', again: 'all' },
  crewCount: ({ crewSize }, players) => crewsOfSize(crewSize, players),
  shared: {
    schema: StoredCrewLocks,
    setup: newCrewLocks,
    joined: withLate,
    dueMs: ({ locks }) =>
      Object.values(locks).flatMap(({ gauges, turn, jam }) => [
        ...gauges.map(({ at }) => at + GAUGE_MS),
        ...(turn ? [turn.at + SECOND_MS] : []),
        ...(jam ? [jam.at + JAM_MS] : []),
      ]),
  },
  onAnswer: (cutter, { isRight }, place) => {
    const own = ownLock(place.shared, place.playerId)
    if (!isRight || !own) return { own: cutter }
    const here = hereIn(own.crew, place.context)
    const lock = marked(own.lock, place.playerId, here, nowIn(place) ?? 0)
    const right = cutter.right + 1
    return { ...changed({ ...cutter, right }, own.crew.id, lock, place), points: 1 }
  },
  moves: {
    gauge: {
      play: (cutter, { cut, depth }, place) => {
        const own = ownLock(place.shared, place.playerId)
        if (place.context.paused) return refuse('game_paused')
        const gauge = own && gaugeFor(own.lock, place.playerId, isHere(place.context), nowIn(place))
        if (!own || !gauge) return refuse('not_now')
        const lock = measured(own.lock, gauge, cut, depth)
        return changed({ ...cutter, gauged: cutter.gauged + 1 }, own.crew.id, lock, place)
      },
    },
    turn: {
      play: (cutter, { cut1, cut2, cut3, cut4, cut5 }, place) => {
        const key = [cut1, cut2, cut3, cut4, cut5]
        const { playerId, context } = place
        const now = nowIn(place)
        const own = ownLock(place.shared, playerId)
        if (context.paused) return refuse('game_paused')
        if (!own || isJammed(own.lock, now)) return refuse('not_now')
        if (hereIn(own.crew, context) === 1) return turnedBy(cutter, key, place)
        // Untimed another turn replaces the one that nobody seconds.
        if (now !== null && openTurn(own.lock, now)) return refuse('not_now')
        const turn = { by: playerId, at: now ?? 0, key }
        return changed(cutter, own.crew.id, { ...own.lock, turn }, place)
      },
    },
    second: {
      play: (cutter, _, place) => {
        const turn = openTurn(
          ownLock(place.shared, place.playerId)?.lock ?? { turn: null },
          nowIn(place),
        )
        if (place.context.paused) return refuse('game_paused')
        if (!turn || turn.by === place.playerId) return refuse('not_now')
        return turnedBy(cutter, turn.key, place)
      },
    },
  },
  score: ({ right }, { shared, playerId }) => right + (ownLock(shared, playerId)?.lock.points ?? 0),
  teams: {
    rows: ({ crews }) => rankCrews(crews),
    bonusTokens: ({ crews }) => firstCrewBonus(crews),
  },
  modeViews: {
    player: (cutter, place) => playerView(cutter, place) as unknown as Json,
    all: (_, __, all) => watchedView(all) as unknown as Json,
  },
  ending: (_, __, all) => ending(all),
  endingOf: (cutter, playerId, { crews }) => ({
    ...cutter,
    crew: crewOf(crews, playerId)?.number ?? null,
  }),
})
