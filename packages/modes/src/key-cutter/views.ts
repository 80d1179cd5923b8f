import type { ModeEnding } from '@pathquest/core/modes/mode'
import {
  type CrewLocks,
  type Here,
  hereIn,
  isHere,
  isJammed,
  nowIn,
  openTurn,
  ownLock,
} from './crew-locks'
import { gaugeFor, marksFor, worthOf } from './lock'
import { cutsUnknown, type Reading } from './readings'

/** What all see of a crew. */
export interface CrewView {
  number: number
  opened: number
}

export interface ClassPlay {
  crews: CrewView[]
}

/** What host and projector see besides: how many crews are how far, never which. */
export interface WatchedPlay extends ClassPlay {
  /** Crews that know all cuts of their lock, and all but one. */
  known: number
  nearly: number
}

/** What a crew sees of its own lock: never its secret. */
export interface LockView {
  crew: number
  /** For the next gauge. */
  marks: { made: number; needed: number }
  /** `own`, or `open`: anybody may use it now; `others`: another member is choosing. */
  gauge: 'own' | 'open' | 'others' | null
  readings: Reading[]
  /** What the key brings if it opens now. */
  worth: number
  turn: { key: number[]; isOwn: boolean } | null
  /** After a wrong turn of this key: how many cuts fit, and whether the next turn has to wait. */
  jam: { fits: number; isBarred: boolean } | null
  opened: number
  points: number
  lastPoints: number | null
}

export interface OwnPlay extends ClassPlay {
  right: number
  lock: LockView | null
}

export const classView = ({ crews, locks }: CrewLocks): ClassPlay => ({
  crews: crews.map(({ id, number }) => ({ number, opened: locks[id]?.opened ?? 0 })),
})

export function watchedView(all: CrewLocks): WatchedPlay {
  const unknown = Object.values(all.locks).map(({ readings }) => cutsUnknown(readings))
  const having = (count: number) => unknown.filter((one) => one === count).length
  return { ...classView(all), known: having(0), nearly: having(1) }
}

export const playerView = ({ right }: { right: number }, place: Here): OwnPlay => ({
  ...classView(place.shared),
  right,
  lock: lockView(place),
})

function lockView(place: Here): LockView | null {
  const { playerId, context } = place
  const own = ownLock(place.shared, playerId)
  if (!own) return null
  const { crew, lock } = own
  const now = nowIn(place)
  const mine = gaugeFor(lock, playerId, isHere(context), now)
  const turn = openTurn(lock, now)
  const { readings, jam, opened, points, lastPoints } = lock
  return {
    crew: crew.number,
    marks: marksFor(lock, hereIn(crew, context)),
    gauge: mine
      ? mine.by === playerId
        ? 'own'
        : 'open'
      : lock.gauges.length > 0
        ? 'others'
        : null,
    worth: worthOf(lock),
    turn: turn && { key: turn.key, isOwn: turn.by === playerId },
    jam: jam && { fits: jam.fits, isBarred: isJammed(lock, now) },
    ...{ readings, opened, points, lastPoints },
  }
}

/** The story of the class: the keys of each crew. */
export const ending = (all: CrewLocks): ModeEnding => ({
  summary: {
    crews: all.crews.map(({ id, number }) => ({
      number,
      opened: all.locks[id]?.opened ?? 0,
      points: all.locks[id]?.points ?? 0,
    })),
  },
})
