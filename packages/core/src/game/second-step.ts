import { refuse } from '../errors'
import type { Move } from '../modes/moves'
import { distinctName } from '../players/distinct-name'
import { seededRandom } from '../random'
import { isStepTapped, stepLength } from '../rooms/second-step'
import type { GameEvent } from './events'
import { activeSeats, type Step } from './game'
import type { Chooser, Game, GameSetup, Seat } from './game-state'
import { takenNames } from './names'
import { withRosterPost } from './outbox'
import { isPresent } from './presence'
import { seated } from './reserved'

/**
 * While the second step is on, players who typed the code wait here until they tap the right
 * pictures: no seat, no place, on no list. Players with the host's link skip it.
 */

/** After the first wrong try, the second …; the last value repeats. */
const PAUSES_MS = [5_000, 15_000, 60_000, 120_000]
/** Players who have not tapped the pictures by then are dropped. */
const CHOOSING_MS = 5 * 60_000
const CHOOSERS_MAX = 150

export const findChooser = (game: Game, playerId: string): Chooser | undefined =>
  Object.hasOwn(game.choosing, playerId) ? game.choosing[playerId] : undefined

export function withoutChooser(game: Game, playerId: string): Game {
  const { [playerId]: _gone, ...choosing } = game.choosing
  return { ...game, choosing }
}

/** Changes the pending seat of a chooser; the same game where there is no chooser of that id. */
export function withChooserSeat(game: Game, playerId: string, change: Partial<Seat>): Game {
  const chooser = findChooser(game, playerId)
  if (!chooser) return game
  const came = change.connected ? { came: true } : {}
  const changed = { ...chooser, ...came, seat: { ...chooser.seat, ...change } }
  return { ...game, choosing: { ...game.choosing, [playerId]: changed } }
}

/** The number of wrong tries is carried over to a device's next seat. */
export function withChooser(
  game: Game,
  seat: Seat,
  { formerIds = [], from }: Pick<Extract<GameEvent, { type: 'join' }>, 'formerIds' | 'from'>,
  now: number,
  atDoor?: Pick<Chooser, 'knocks' | 'until'>,
): Game {
  const former = formerIds.flatMap((id) => findChooser(game, id) ?? [])
  const chooser: Chooser = {
    seat,
    until: now + CHOOSING_MS,
    wrongTries: Math.max(0, ...former.map(({ wrongTries }) => wrongTries)),
    retryAt: Math.max(0, ...former.map(({ retryAt }) => retryAt)),
    ...(from === undefined ? {} : { from }),
    ...atDoor,
  }
  const here = evictIfFull(game, now)
  return { ...here, choosing: { ...here.choosing, [seat.playerId]: chooser } }
}

/**
 * Evicts one: first those who never connected, then those gone for longer than the grace period;
 * then one of the network with the most choosers, so that a crowd of bots evicts its own; then the
 * one with the most wrong tries, then the longest waiting. A player whose sockets are blocked is
 * present by polls.
 */
function evictIfFull(game: Game, now: number): Game {
  const choosers = Object.values(game.choosing)
  if (choosers.length < CHOOSERS_MAX) return game
  const crowds = new Map<string | undefined, number>()
  for (const { from } of choosers) crowds.set(from, (crowds.get(from) ?? 0) + 1)
  const crowdOf = ({ from }: Chooser) => crowds.get(from) ?? 0
  const [first] = choosers.sort(
    (a, b) =>
      Number(a.came ?? false) - Number(b.came ?? false) ||
      Number(isPresent(a.seat, now)) - Number(isPresent(b.seat, now)) ||
      crowdOf(b) - crowdOf(a) ||
      b.wrongTries - a.wrongTries ||
      a.until - b.until,
  )
  return first ? evict(game, [first.seat.playerId], now) : game
}

function evict(game: Game, playerIds: readonly string[], now: number): Game {
  const freed = [...game.freed, ...playerIds]
  return withRosterPost(playerIds.reduce(withoutChooser, { ...game, freed }), now)
}

/** When the next chooser times out. */
export function nextChooserOutAt(game: Game): number | null {
  const due = game.status === 'completed' ? [] : Object.values(game.choosing)
  return due.length > 0 ? Math.min(...due.map(({ until }) => until)) : null
}

export function withoutLateChoosers(game: Game, now: number): Game {
  const next = nextChooserOutAt(game)
  if (next === null || now < next) return game
  const late = Object.values(game.choosing).filter(({ until }) => now >= until)
  return evict(
    game,
    late.map(({ seat }) => seat.playerId),
    now,
  )
}

/**
 * Seated players stay. When it is switched off, choosers are admitted in the order of joining while
 * there are places.
 */
export function switchSecondStep(setup: GameSetup, game: Game, isOn: boolean, now: number): Step {
  if (game.status === 'completed') return refuse('game_over')
  if (isOn === (game.secondStep !== null)) return { ok: true, game }
  if (isOn) {
    const random = seededRandom(`${setup.seed}:${game.version}:second step`)
    const key = Array.from({ length: 4 }, () => random().toString(36).slice(2)).join('')
    return { ok: true, game: { ...game, secondStep: { key, wrongTries: 0 } } }
  }
  const off: Game = { ...game, secondStep: null }
  const choosers = Object.values(game.choosing)
    .filter(({ knocks }) => !knocks)
    .sort((a, b) => a.seat.joinedAt - b.seat.joinedAt)
  const free = Math.max(0, setup.maxPlayers - activeSeats(game).length)
  const admittedSeats = choosers.slice(0, free).map(({ seat }) => seat)
  const full = choosers.slice(free).map(({ seat }) => seat.playerId)
  const here = admittedSeats.reduce((next, seat) => admitted(setup, next, seat, now), off)
  return {
    ok: true,
    game: evict(here, full, now),
    notify: admittedSeats.map(({ playerId }) => playerId),
  }
}

/** The chooser's seat, in the order of joining and under a name that is unique here. */
export function admitted(setup: GameSetup, game: Game, seat: Seat, now: number): Game {
  const displayName = distinctName(seat.displayName, takenNames(game))
  const here = withoutChooser(game, seat.playerId)
  const own = seat.connected ? seat : { ...seat, lostAt: now }
  return withRosterPost(seated(setup, here, { ...own, displayName }, now), now)
}

/** A wrong try is stored like an answer: its delay survives another socket and a restart. */
export function tapPictures(
  setup: GameSetup,
  game: Game,
  chooser: Chooser,
  move: Move,
  now: number,
): Step {
  const { seat, wrongTries, retryAt, knocks } = chooser
  const { playerId } = seat
  if (knocks) return refuse('not_now')
  // The chooser's view says until when.
  if (now < retryAt) return refuse('not_now')
  const { pictures } = move
  const { secondStep } = game
  if (!Array.isArray(pictures) || secondStep === null) return refuse('bad_message')
  const length = stepLength(secondStep.wrongTries)
  // Tapped before the number was raised: neither right nor a wrong try.
  if (pictures.length !== length) return { ok: true, game, reply: { right: false } }
  if (!isStepTapped(secondStep.key, now, pictures)) {
    const pauseMs = PAUSES_MS[Math.min(wrongTries, PAUSES_MS.length - 1)] as number
    const erred = { ...chooser, wrongTries: wrongTries + 1, retryAt: now + pauseMs }
    const step = { ...secondStep, wrongTries: secondStep.wrongTries + 1 }
    return {
      ok: true,
      game: { ...game, secondStep: step, choosing: { ...game.choosing, [playerId]: erred } },
      reply: { right: false },
      notify: stepLength(step.wrongTries) === length ? [playerId] : 'class',
    }
  }
  if (activeSeats(game).length >= setup.maxPlayers) return refuse('game_full')
  const inside = admitted(setup, game, seat, now)
  const { displayName, joinedAt } = inside.seats[playerId] as Seat
  return {
    ok: true,
    game: inside,
    reply: { right: true },
    notify: [playerId],
    player: { playerId, displayName, joinedAt, rejoined: false },
  }
}
