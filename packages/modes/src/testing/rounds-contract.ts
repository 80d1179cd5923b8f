import { activeSeats, modeContext, modeStatus, step, wakeAt } from '@pathquest/core/game'
import type { GameModeId } from '@pathquest/core/rooms/game-choices'
import { type ContractCheck, must } from '@pathquest/core/testing/contract-check'
import { jsonFault } from '@pathquest/core/testing/plain'
import { testQuestion } from '@pathquest/core/testing/setup'
import { gameMode } from '../game-rules'
import type { Play, PlayOptions } from './play'
import { scriptedTours, type Tour } from './tour'

/** The contract of rounds modes beyond that of all modes, on scripted sessions. */
export function roundsContract(mode: GameModeId): ContractCheck[] {
  const onTours = (name: string, check: (tour: Tour) => void): ContractCheck[] =>
    scriptedTours(mode).map((tour) => ({ name: `${name}: ${tour.name}`, check: () => check(tour) }))
  return [
    ...onTours('the same inputs give the same states and views', isDeterministic),
    ...onTours('state and views are plain JSON', isPlain),
    ...onTours('a replay of the log gives the live state', replays),
    ...onTours('standings change only at a closing', movesAtClosing),
    ...onTours('after a wake nothing is due at once', doesNotSpin),
    ...onTours('an ended game accepts no move', endsForGood),
    ...onTours('an open question shows nothing that depends on its solution', keepsItsSecret),
    ...onTours('an explanation appears at the closing, not before', keepsExplanations),
  ]
}

const players = (game: Play) => activeSeats(game.game).map((seat) => seat.playerId)

/** Views of players and projector: all that must not contain a solution too early. */
const openViews = (game: Play): Record<string, string> => ({
  screen: JSON.stringify(game.screenView),
  ...Object.fromEntries(players(game).map((id) => [id, JSON.stringify(game.viewOf(id))])),
})

const isOpen = (game: Play): boolean =>
  game.game.status === 'in_progress' &&
  modeStatus(game.setup, game.game, game.now).currentQuestion?.phase === 'open'

const openIndex = (game: Play): number | null =>
  isOpen(game) ? (modeStatus(game.setup, game.game, game.now).currentQuestion?.index ?? null) : null

function traceOf(tour: Tour, change?: PlayOptions): string[] {
  const trace: string[] = []
  tour.walk((game) => {
    trace.push(JSON.stringify([game.now, game.game, openViews(game), game.hostView]))
  }, change)
  return trace
}

function isDeterministic(tour: Tour): void {
  const [first, again] = [traceOf(tour), traceOf(tour)].map((trace) => JSON.stringify(trace))
  must(first === again, 'two runs differ')
}

function isPlain(tour: Tour): void {
  const inMemory = traceOf(tour)
  const stored: string[] = []
  tour.walk((game) => {
    const fault = jsonFault(game.game)
    must(fault === null, `the state is not JSON at ${fault}`)
    game.game = JSON.parse(JSON.stringify(game.game))
    stored.push(JSON.stringify([game.now, game.game, openViews(game), game.hostView]))
  })
  must(JSON.stringify(stored) === JSON.stringify(inMemory), 'a stored state goes on differently')
}

function replays(tour: Tour): void {
  const game = tour.walk(() => undefined)
  must(JSON.stringify(game.replayed()) === JSON.stringify(game.game), 'the replay differs')
}

function movesAtClosing(tour: Tour): void {
  let beat = -1
  let before = ''
  tour.walk((game) => {
    if (!isOpen(game)) return
    const rows = game.hostView.leaderboard.filter((row) => players(game).includes(row.playerId))
    const scores = JSON.stringify([
      rows.filter((row) => row.totalAnswers > 0).map(({ playerId, score }) => [playerId, score]),
      game.hostView.teams?.map((team) => team.score) ?? null,
    ])
    if (game.game.beat === beat && players(game).length > 0) {
      const removed = Object.values(game.game.seats).some((seat) => seat.removedAt !== null)
      must(removed || scores === before, `scores moved on an open question: ${before} ${scores}`)
    }
    beat = game.game.beat
    before = scores
  })
}

function doesNotSpin(tour: Tour): void {
  tour.walk((game) => {
    const due = game.wakeAt
    if (due === null) return
    const now = Math.max(due, game.now)
    const done = step(game.setup, game.game, { type: 'wake' }, now)
    must(done.ok, 'a wake was refused')
    if (!done.ok) return
    const next = wakeAt(game.setup, done.game, now)
    must(next === null || next > now, `woken at ${now}, due again at ${next}`)
  })
}

function endsForGood(tour: Tour): void {
  const { game, setup, now } = tour.walk(() => undefined)
  must(game.status === 'completed', 'the tour did not end')
  const mode = gameMode(setup.modeId)
  const context = modeContext(setup, game, now)
  const { over, wakeAt } = mode.status(game.mode, context)
  must(over, 'completed, but the mode is not over')
  must(!mode.on(game.mode, { kind: 'advance' }, context).ok, 'advanced after the end')
  must(wakeAt === null, 'waits for something after the end')
  for (const { playerId } of activeSeats(game)) {
    for (const [type, move] of Object.entries(mode.moves)) {
      const late = { id: `late-${playerId}`, type, questionId: setup.questions.at(-1)?.id }
      for (let option = 0; option < 4; option++) {
        const done = move(game.mode, playerId, { ...late, answer: option }, context)
        must(!done.ok, `${playerId} could ${type} after the end`)
      }
    }
  }
}

/**
 * Two classes do the same with different solutions to one question. Until it closes, no view may
 * differ; where results show at once, until the player's own answer.
 */
function keepsItsSecret(tour: Tour): void {
  const plain = seenWhileOpen(tour, undefined)
  let compared = 0
  for (const index of [0, 1, 2]) {
    const other = seenWhileOpen(tour, questionsWithOtherSolution(index))
    for (const [key, view] of plain) {
      if (!key.startsWith(`${index}:`)) continue
      must(other.get(key) === view, `the solution of question ${index} shows in ${key}`)
      compared += 1
    }
  }
  must(compared > 3, 'nothing was compared')
}

const questionsWithOtherSolution = (changed: number): PlayOptions => ({
  questions: [0, 1, 2].map((index) =>
    index === changed
      ? testQuestion(index, { correctIndex: (index + 2) % 4, explanation: 'another' })
      : testQuestion(index),
  ),
})

/** By question, moment and recipient. */
function seenWhileOpen(tour: Tour, change: PlayOptions | undefined): Map<string, string> {
  const seen = new Map<string, string>()
  let moment = 0
  tour.walk((game) => {
    moment += 1
    const index = openIndex(game)
    if (index === null) return
    for (const [recipient, view] of Object.entries(openViews(game))) {
      if (knowsOwnVerdict(game, recipient)) continue
      seen.set(`${index}:${moment}:${recipient}`, view)
    }
  }, change)
  return seen
}

function knowsOwnVerdict(game: Play, recipient: string): boolean {
  if (recipient === 'screen') return false
  const { stage } = game.viewOf(recipient)
  return stage.name === 'question' && stage.yourVerdict != null
}

function keepsExplanations(tour: Tour): void {
  let shown = false
  tour.walk((game) => {
    const open = openIndex(game)
    const from = game.game.status === 'completed' ? 3 : (open ?? game.setup.questions.length)
    const views = Object.values(openViews(game)).join()
    for (let index = from; index < game.setup.questions.length; index++) {
      must(!views.includes(`canary-explanation-${index}`), `explanation ${index} shows too early`)
    }
    if (open === null && views.includes('canary-explanation-')) shown = true
  })
  must(shown, 'no explanation was shown after any closing')
}
