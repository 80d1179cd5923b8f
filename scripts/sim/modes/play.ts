import {
  fullStandings,
  type Game,
  type GameEvent,
  type GameSetup,
  modeContext,
  modeStatus,
  newGame,
  step,
  wakeAt,
} from '@pathquest/core/game'
import { readSettings } from '@pathquest/core/modes/settings'
import { type Random, seededRandom } from '@pathquest/core/random'
import { sampleDeck } from '@pathquest/core/testing/sample-careers'
import { testQuestion, testSetup } from '@pathquest/core/testing/setup'
import { gameMode, gameSetup } from '@pathquest/modes/game-rules'
import { decide, type Seen } from './decide'
import type { Pupil } from './pupils'

const QUESTIONS = 20
const HOST = 'tab-host'
/** Between two looks at the standings. */
const LOOK_MS = 5_000
/** Until the next decision, where no question is to be read. */
const DECISION_MS = 3_000
const EVENTS_MAX = 50_000

/** A class in the middle of a game. States are never mutated: a copy costs nothing. */
export interface Moment {
  game: Game
  now: number
  /** When each pupil acts next; null: once the class goes on. */
  due: (number | null)[]
  seen: Seen[]
}

/** A game as the API would set it up, with its own questions or deck. */
export function setupOf(mode: string, players: number, seed: string): GameSetup {
  const { manifest, deal } = gameMode(mode)
  const read = readSettings(manifest, mode === 'team_challenge' ? { teamCount: 5 } : {})
  if (!read.ok) throw new Error(`The settings of ${mode}: ${read.code}`)
  const random = seededRandom(`questions ${seed}`)
  const dealt = deal?.(sampleDeck(seed), read.settings, random, 'en')
  return gameSetup(
    testSetup({
      modeId: mode,
      modeSettings: read.settings,
      maxPlayers: players,
      progression: 'auto',
      seed,
      questions: Array.from({ length: QUESTIONS }, (_, i) =>
        testQuestion(i, {
          difficulty: (['easy', 'medium', 'hard'] as const)[Math.floor(random() * 3)],
        }),
      ),
      ...(dealt && { questions: dealt.questions as never, material: dealt.material }),
    }),
  )
}

export function begin(setup: GameSetup, pupils: readonly Pupil[]): Moment {
  let game = newGame(setup)
  const now = setup.createdAt
  const send = (event: GameEvent) => {
    const done = step(setup, game, event, now)
    if (!done.ok) throw new Error(`${setup.modeId}: ${event.type} was refused: ${done.code}`)
    game = done.game
  }
  send({ type: 'host_connected', tab: HOST, ticketAt: now })
  for (const { id } of pupils) {
    send({ type: 'join', playerId: id, accountId: null, displayName: id, invited: true })
    send({ type: 'connected', playerId: id, ticketAt: now })
  }
  const start = { command: 'start', commandId: null, tab: HOST, expectedBeat: null } as const
  send({ type: 'host', ...start, playerId: null, lock: false })
  return { game, now, due: pupils.map(() => now), seen: pupils.map(() => ({})) }
}

export const isOver = ({ game }: Moment): boolean => game.status === 'completed'

/** Plays to the end; the moments at which somebody would look at the standings. */
export function playOn(
  setup: GameSetup,
  pupils: readonly Pupil[],
  from: Moment,
  random: Random,
): Moment[] {
  const moments: Moment[] = []
  const here: Moment = { ...from, due: [...from.due], seen: from.seen.map((seen) => ({ ...seen })) }
  const isTogether = gameMode(setup.modeId).manifest.pace === 'class'
  let phase = ''
  let lookAt = here.now
  for (let events = 0; !isOver(here); events++) {
    if (events > EVENTS_MAX) throw new Error(`${setup.modeId} does not end`)
    const wake = wakeAt(setup, here.game, here.now)
    const turn = nextTurn(here.due)
    if (wake === null && turn === null) throw new Error(`${setup.modeId} waits for nothing`)
    const dueAt = turn === null ? null : (here.due[turn] ?? 0)
    const isWake = dueAt === null || (wake !== null && wake <= dueAt)
    here.now = Math.max(here.now, (isWake ? wake : dueAt) ?? 0)
    if (isWake) here.game = sent(setup, here, { type: 'wake' }) ?? here.game
    else act(setup, pupils, here, turn ?? 0, isTogether, random)
    if (isOver(here)) break
    const { phaseKey } = modeStatus(setup, here.game, here.now)
    if (phaseKey !== phase && isTogether) {
      here.due = pupils.map((pupil) => here.now + readingMs(pupil, random))
    }
    phase = phaseKey
    if (here.now >= lookAt) {
      moments.push({ ...here, due: [...here.due], seen: here.seen.map((seen) => ({ ...seen })) })
      lookAt = here.now + LOOK_MS
    }
  }
  moments.push(here)
  return moments
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

function sent(setup: GameSetup, { game, now }: Moment, event: GameEvent): Game | null {
  const done = step(setup, game, event, now)
  return done.ok ? done.game : null
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
  const mode = gameMode(setup.modeId)
  const { views } = mode
  const viewOf = () => {
    const context = modeContext(setup, here.game, here.now)
    const { stage, modeView = null } = views.player(here.game.mode, pupil.id, context)
    return { stage, modeView }
  }
  const seen = here.seen[turn] as Seen
  const move = decide(pupil, viewOf(), setup, seen, random)
  if (move === null) {
    here.due[turn] = isTogether ? null : here.now + DECISION_MS
    return
  }
  moves += 1
  const event = { type: 'move', playerId: pupil.id, move: { id: `m${moves}`, ...move } } as const
  const next = sent(setup, here, event)
  here.game = next ?? here.game
  const isAsked = next !== null && !isTogether && viewOf().stage.name === 'question'
  here.due[turn] = here.now + (isAsked ? readingMs(pupil, random) : DECISION_MS)
}

export const scoresAt = (setup: GameSetup, { game, now }: Moment): Map<string, number> =>
  new Map(
    gameMode(setup.modeId)
      .standings(game.mode, modeContext(setup, game, game.endedAt ?? now))
      .map(({ playerId, score }) => [playerId, score]),
  )

export const standingsOf = (setup: GameSetup, { game, now }: Moment) =>
  fullStandings(setup, game, now)
