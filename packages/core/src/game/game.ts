import type { ErrorParams, Refusal } from '../errors'
import type {
  GameMode,
  ModeContext,
  ModePlayer,
  ModeStatus,
  MoveReply,
  Notify,
} from '../modes/mode'
import { type Random, seededRandom } from '../random'
import type { Game, GameSetup, Seat } from './game-state'
import { isPresent, lapsesAt } from './presence'

/** Something that recipients may have to be notified of. */
export type Fact =
  | { type: 'player_joined'; playerId: string }
  | { type: 'roster' }
  /** Was choosing the pictures and has lost the pending seat. */
  | { type: 'evicted'; playerId: string }
  /** A player moved, or the mode's state changed otherwise; null: not by a player. */
  | { type: 'moved'; playerId: string | null; notify: Notify | null }
  /** The whole class gets a new view, although no question opens or closes. */
  | { type: 'turned' }
  | { type: 'game_started' }
  | { type: 'question_changed'; index: number }
  | { type: 'question_closed'; index: number }
  | { type: 'host_changed' }
  | { type: 'game_ended' }
  | { type: 'rewards' }

export interface Accepted {
  ok: true
  game: Game
  reply?: MoveReply
  /** For a move: who gets a new view immediately. */
  moved?: { playerId: string; notify: Notify | null }
  /** Who gets a new view immediately, although nothing opened or closed. */
  notify?: Notify
  player?: { playerId: string; displayName: string; joinedAt: number; rejoined: boolean }
}

export type Step = Accepted | Refusal
export type { ErrorParams }

export const activeSeats = (game: Game): Seat[] =>
  Object.values(game.seats).filter((seat) => seat.removedAt === null)

export const modeOf = (setup: GameSetup): GameMode => setup.rules.mode

/** Nothing opens: the host has paused, or is gone. */
export const isPaused = ({ paused, pausedAt }: Game): boolean => paused || pausedAt !== null

/** Played without phones, by counts: of nobody in the class is anything known. */
export const isCounted = ({ oneDevice }: Pick<GameSetup, 'oneDevice'>): boolean =>
  oneDevice !== undefined && oneDevice.answers !== 'teams'

export const isSolo = (setup: GameSetup): boolean => setup.sessionType === 'solo'

/** Read-only functions must not use randomness: the same state gives the same view. */
const noChance: Random = () => {
  throw new Error('a mode may ask for chance in setup, moves and events alone')
}

/** For read-only functions: status, views, standings. */
export const modeContext = (setup: GameSetup, game: Game, now: number): ModeContext =>
  contextWith(setup, game, now, noChance)

/** For functions that change the state: each call draws from its own random stream. */
export const changingContext = (
  setup: GameSetup,
  game: Game,
  now: number,
  call: string,
): ModeContext =>
  contextWith(setup, game, now, seededRandom(`${setup.seed}:${game.version}:${call}`))

const contextWith = (setup: GameSetup, game: Game, now: number, random: Random): ModeContext => ({
  now,
  random,
  settings: setup.modeSettings,
  questions: setup.questions,
  material: setup.material ?? null,
  players: playersOf(game, now),
  paused: isPaused(game),
  progression: isSolo(setup) ? 'manual' : setup.progression,
  isAlone: isSolo(setup),
  resultMs: setup.resultMs,
  minAnswerMs: setup.minAnswerMs,
  lateGraceMs: setup.lateGraceMs,
  hasCountdown: setup.countdown && setup.timeStretch === 1 && !isSolo(setup),
  revealAtOnce: setup.revealAtOnce || isSolo(setup),
  limitMs: ({ timeLimitSeconds }) => stretched(setup, timeLimitSeconds * 1000),
  stretchMs: (ms) => stretched(setup, ms),
  judge: setup.rules.questions.judge,
  count: setup.rules.questions.count,
  countForHost: setup.rules.questions.countForHost,
  accept: setup.rules.questions.accept,
  remark: setup.rules.questions.remark,
})

const stretched = ({ timeStretch }: GameSetup, ms: number): number | null =>
  timeStretch === null ? null : Math.round(ms * timeStretch)

const knownStatus = new WeakMap<Game, { now: number; status: ModeStatus }>()

/** The status of the mode; memoized, since it is requested often for one state. */
export function modeStatus(setup: GameSetup, game: Game, now: number): ModeStatus {
  const known = knownStatus.get(game)
  if (known?.now === now) return known.status
  const status = modeOf(setup).status(game.mode, modeContext(setup, game, now))
  if (typeof status?.over !== 'boolean' || typeof status.phaseKey !== 'string') {
    throw new Error(`${setup.modeId} returns no valid status`)
  }
  const { currentQuestion } = status
  if (currentQuestion !== null && !Number.isInteger(currentQuestion?.index)) {
    throw new Error(`${setup.modeId} is at no question`)
  }
  knownStatus.set(game, { now, status })
  return status
}

interface KnownPlayers {
  players: ModePlayer[]
  from: number
  until: number
}
const knownPlayers = new WeakMap<Game['seats'], KnownPlayers>()

/** Seats as a mode sees them: the same list until a seat changes or a lost player's grace ends. */
function playersOf(game: Game, now: number): ModePlayer[] {
  const known = knownPlayers.get(game.seats)
  if (known && now >= known.from && now < known.until) return known.players
  const players = activeSeats(game).map((seat) => ({
    id: seat.playerId,
    displayName: seat.displayName,
    joinedAt: seat.joinedAt,
    connected: seat.connected,
    present: isPresent(seat, now),
    lapsesAt: lapsesAt(seat),
    timeFactor: seat.timeFactor ?? 1,
    ...(seat.crew !== undefined && { crew: seat.crew }),
  }))
  const lapses = players.flatMap(({ lapsesAt }) =>
    lapsesAt !== null && lapsesAt > now ? [lapsesAt] : [],
  )
  knownPlayers.set(game.seats, { players, from: now, until: Math.min(...lapses, Infinity) })
  return players
}
