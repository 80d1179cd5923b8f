import {
  type Game,
  type GameEvent,
  type GameSetup,
  modeContext,
  modeStatus,
  step,
  wakeAt,
} from '@pathquest/core/game'
import type { Random } from '@pathquest/core/random'
import { gameMode } from '@pathquest/modes/game-rules'
import type { PlayerModeView } from '@pathquest/modes/kits/self-paced/views'
import { decide } from './decide'
import type { Pupil } from './pupils'
import { type Memory, NEW_MEMORY } from './recall'
import { startedGame } from './setup'
import type { BotMove, Sight } from './sight'

/** Between two boards where everybody plays at their own pace. */
const BOARD_MS = 10_000
/** Until a verdict is read, and a decision without a question is made. */
const READ_MS = { right: 1_000, wrong: 4_000, decision: 2_000 } as const
/** Who has this long, or longer, takes the usual time; who has less hurries. */
const UNHURRIED_MS = 20_000
/** A question seen before is read faster. */
const REPEAT_PACE = 0.75
const EVENTS_MAX = 50_000

/** A class in the middle of a game. Nothing in it is mutated: a copy costs little. */
export interface Moment {
  game: Game
  now: number
  /** When each pupil acts next; null: once the class goes on. */
  due: (number | null)[]
  memories: Memory[]
  /** What the class is on, and the index of its question. */
  phase: string
  index: number
  /** So many moves of the class so far. */
  moves: number
}

export const begin = (setup: GameSetup, pupils: readonly Pupil[]): Moment => ({
  game: startedGame(setup, pupils),
  now: setup.createdAt,
  due: pupils.map(({ answerMs }) => setup.createdAt + answerMs),
  memories: pupils.map(() => NEW_MEMORY),
  phase: '',
  index: 0,
  moves: 0,
})

export const isOver = ({ game }: Moment): boolean => game.status === 'completed'

const copyOf = (moment: Moment): Moment => ({
  ...moment,
  due: [...moment.due],
  memories: [...moment.memories],
})

/** Plays to the end; the moments after each question, or at each board. The last is the end. */
export function playOn(
  setup: GameSetup,
  pupils: readonly Pupil[],
  from: Moment,
  random: Random,
): Moment[] {
  const moments: Moment[] = []
  const here = copyOf(from)
  const isTogether = gameMode(setup.modeId).manifest.pace === 'class'
  let boardAt = here.now + BOARD_MS
  for (let events = 0; !isOver(here); events++) {
    if (events > EVENTS_MAX) throw new Error(`${setup.modeId} does not end`)
    if (isTogether) {
      const isNext = wentOn(setup, pupils, here, random)
      if (isNext && here.index > 0) moments.push(copyOf(here))
    } else if (here.now >= boardAt) {
      moments.push(copyOf(here))
      while (here.now >= boardAt) boardAt += BOARD_MS
    }
    const wake = wakeAt(setup, here.game, here.now)
    const turn = nextTurn(here.due)
    if (wake === null && turn === null) throw new Error(`${setup.modeId} waits for nothing`)
    const dueAt = turn === null ? null : (here.due[turn] ?? 0)
    const isWake = dueAt === null || (wake !== null && wake <= dueAt)
    here.now = Math.max(here.now, (isWake ? wake : dueAt) ?? 0)
    if (isWake) here.game = sent(setup, here, { type: 'wake' })?.game ?? here.game
    else act(setup, pupils, here, turn ?? 0, isTogether, random)
  }
  moments.push(here)
  return moments
}

/** Whether the class is on its next question; with every phase everybody has something to read. */
function wentOn(setup: GameSetup, pupils: readonly Pupil[], here: Moment, random: Random): boolean {
  const { phaseKey, currentQuestion } = modeStatus(setup, here.game, here.now)
  if (phaseKey === here.phase) return false
  here.phase = phaseKey
  const pace = paceOf(setup, here)
  here.due = pupils.map((pupil) => here.now + Math.round(pace * readingMs(pupil, random)))
  const index = currentQuestion?.index ?? here.index
  const isNext = index !== here.index
  here.index = index
  return isNext
}

/** Who acts first; null: nobody before the class goes on. */
function nextTurn(due: readonly (number | null)[]): number | null {
  let first: number | null = null
  due.forEach((at, i) => {
    if (at !== null && (first === null || at < (due[first] ?? 0))) first = i
  })
  return first
}

const readingMs = ({ answerMs }: Pupil, random: Random): number =>
  Math.round(answerMs * (0.75 + 0.5 * random()))

function paceOf(setup: GameSetup, { game, now }: Moment): number {
  const until = wakeAt(setup, game, now)
  return until === null ? 1 : Math.min(1, (until - now) / UNHURRIED_MS)
}

function sent(setup: GameSetup, { game, now }: Moment, event: GameEvent) {
  const done = step(setup, game, event, now)
  return done.ok ? done : null
}

type View = Sight['view']

function viewOf(setup: GameSetup, { game, now }: Moment, pupil: Pupil): View {
  const { views } = gameMode(setup.modeId)
  const { stage, modeView = null } = views.player(
    game.mode,
    pupil.id,
    modeContext(setup, game, now),
  )
  return { stage, modeView }
}

let moves = 0

function act(
  setup: GameSetup,
  pupils: readonly Pupil[],
  here: Moment,
  turn: number,
  isTogether: boolean,
  random: Random,
): void {
  const pupil = pupils[turn] as Pupil
  const known = here.memories[turn] ?? NEW_MEMORY
  const memory = { ...known, seen: { ...known.seen } }
  const neighbourKnows = () =>
    here.memories[Math.floor(random() * here.memories.length)]?.knows ?? false
  const view = viewOf(setup, here, pupil)
  const move = decide(pupil, { view, setup, now: here.now, memory, random, neighbourKnows })
  moves += 1
  const done = move && sent(setup, here, eventOf(pupil, move, `m${moves}`))
  if (done) here.game = done.game
  // An answer that came too late was not given.
  if (done || move === null) here.memories[turn] = memory
  if (done) here.moves += 1
  const { right, wrong, decision } = READ_MS
  const isVerdict = typeof done?.reply?.isCorrect === 'boolean'
  const free = here.now + (!isVerdict ? decision : done.reply?.isCorrect ? right : wrong)
  if (!isTogether) here.due[turn] = nextCard(setup, here, pupil, turn, { move, free }, random)
  else here.due[turn] = move === null ? null : free
}

const eventOf = ({ id: playerId }: Pupil, move: BotMove, id: string): GameEvent => ({
  type: 'move',
  playerId,
  move: { id, ...move },
})

/** When a pupil acts next at an own pace; null: no card comes any more. */
function nextCard(
  setup: GameSetup,
  here: Moment,
  pupil: Pupil,
  turn: number,
  { move, free }: { move: BotMove | null; free: number },
  random: Random,
): number | null {
  const { stage, modeView } = viewOf(setup, here, pupil)
  const { nextCardAt, play } = modeView as unknown as PlayerModeView<{ pair?: unknown }>
  const reading = readingMs(pupil, random)
  if (stage.name === 'question') {
    const isKnown = here.memories[turn]?.seen[stage.question.id] !== undefined
    return Math.round(
      (move?.type === 'next' ? here.now : free) + reading * (isKnown ? REPEAT_PACE : 1),
    )
  }
  if (play.pair) return free + reading
  if (nextCardAt !== null) return Math.max(free, nextCardAt) + reading
  return move === null ? null : free
}
