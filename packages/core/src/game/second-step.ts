import { refuse } from '../errors'
import type { Move } from '../modes/moves'
import { distinctName } from '../players/display-name'
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
 * Who typed the code while the second step is on waits here until the right pictures are tapped: no
 * seat, no place, on nobody's list. Who came by the host's link has proved it already.
 */

/** After the first wrong try, the second …; the last one stays. */
const PAUSES_MS = [5_000, 15_000, 60_000, 120_000]
/** Who has not tapped them by then makes room. */
const CHOOSING_MS = 5 * 60_000
const CHOOSERS_MAX = 150

export const chooserOf = (game: Game, playerId: string): Chooser | undefined =>
  Object.hasOwn(game.choosing, playerId) ? game.choosing[playerId] : undefined

export function withoutChooser(game: Game, playerId: string): Game {
  const { [playerId]: _gone, ...choosing } = game.choosing
  return { ...game, choosing }
}

/** A change of the seat that a chooser will have; the same game where nobody of that id chooses. */
export function withChooserSeat(game: Game, playerId: string, change: Partial<Seat>): Game {
  const chooser = chooserOf(game, playerId)
  if (!chooser) return game
  const came = change.connected ? { came: true } : {}
  const changed = { ...chooser, ...came, seat: { ...chooser.seat, ...change } }
  return { ...game, choosing: { ...game.choosing, [playerId]: changed } }
}

/** A device that has erred before goes on with that count. */
export function withChooser(
  game: Game,
  seat: Seat,
  { formerIds = [], from }: Pick<Extract<GameEvent, { type: 'join' }>, 'formerIds' | 'from'>,
  now: number,
): Game {
  const former = formerIds.flatMap((id) => chooserOf(game, id) ?? [])
  const chooser: Chooser = {
    seat,
    until: now + CHOOSING_MS,
    wrongTries: Math.max(0, ...former.map(({ wrongTries }) => wrongTries)),
    retryAt: Math.max(0, ...former.map(({ retryAt }) => retryAt)),
    ...(from === undefined ? {} : { from }),
  }
  const here = roomForOne(game, now)
  return { ...here, choosing: { ...here.choosing, [seat.playerId]: chooser } }
}

/**
 * Who never came gives way first, then who is gone for longer than a lost line is; then one of the
 * network that most are from, so that a crowd of bots puts out its own; then who has erred most, then
 * who has been at it for longest. A player whose sockets are blocked is here by polls.
 */
function roomForOne(game: Game, now: number): Game {
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
  return first ? putOut(game, [first.seat.playerId], now) : game
}

function putOut(game: Game, playerIds: readonly string[], now: number): Game {
  const freed = [...game.freed, ...playerIds]
  return withRosterPost(playerIds.reduce(withoutChooser, { ...game, freed }), now)
}

/** When the next of them has been at it for too long. */
export function nextChooserOutAt(game: Game): number | null {
  const due = game.status === 'completed' ? [] : Object.values(game.choosing)
  return due.length > 0 ? Math.min(...due.map(({ until }) => until)) : null
}

export function withoutLateChoosers(game: Game, now: number): Game {
  const next = nextChooserOutAt(game)
  if (next === null || now < next) return game
  const late = Object.values(game.choosing).filter(({ until }) => now >= until)
  return putOut(
    game,
    late.map(({ seat }) => seat.playerId),
    now,
  )
}

/**
 * Who sits already stays. Switched off, those who choose come in, in the order of joining and as far
 * as there are places.
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
  const choosers = Object.values(game.choosing).sort((a, b) => a.seat.joinedAt - b.seat.joinedAt)
  const free = Math.max(0, setup.maxPlayers - activeSeats(game).length)
  const come = choosers.slice(0, free).map(({ seat }) => seat)
  const full = choosers.slice(free).map(({ seat }) => seat.playerId)
  const here = come.reduce((next, seat) => admitted(setup, next, seat, now), off)
  return { ok: true, game: putOut(here, full, now), notify: come.map(({ playerId }) => playerId) }
}

/** The chooser's seat, in the order of joining and under a name that nobody here has. */
export function admitted(setup: GameSetup, game: Game, seat: Seat, now: number): Game {
  const displayName = distinctName(seat.displayName, takenNames(game))
  const here = withoutChooser(game, seat.playerId)
  const own = seat.connected ? seat : { ...seat, lostAt: now }
  return withRosterPost(seated(setup, here, { ...own, displayName }, now), now)
}

/** A wrong try is kept like an answer: its pause holds over another socket and a restart as well. */
export function tapPictures(
  setup: GameSetup,
  game: Game,
  chooser: Chooser,
  move: Move,
  now: number,
): Step {
  const { seat, wrongTries, retryAt } = chooser
  const { playerId } = seat
  // Until when, the chooser's view says.
  if (now < retryAt) return refuse('not_now')
  const { pictures } = move
  const { secondStep } = game
  if (!Array.isArray(pictures) || secondStep === null) return refuse('bad_message')
  const length = stepLength(secondStep.wrongTries)
  // Tapped before there was one more: neither right nor a try.
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
