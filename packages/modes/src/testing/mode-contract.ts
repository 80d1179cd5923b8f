import { migrateStored, readStoredGame, STORED_FORMAT, storedGame } from '@pathquest/core/game'
import { readMove } from '@pathquest/core/modes/moves'
import { seededRandom } from '@pathquest/core/random'
import { type ContractCheck, must } from '@pathquest/core/testing/contract-check'
import { jsonFault, sortedJson } from '@pathquest/core/testing/plain'
import { readAnswer } from '@pathquest/kinds/rules'
import { gameRules } from '../game-rules'
import { contextOf, isRunning, modeOf, openViews, players } from './look'
import { appendsAnswers, resultHolds, standingsHold, statusHolds, staysSmall } from './mode-bounds'
import {
  clockStops,
  doesNotSpin,
  opensNothingPaused,
  skipCountsForNobody,
  stopsInPauseOfHost,
  stretchesItsTimes,
} from './mode-clock'
import { manifestHolds, readsSettings, textsAreThere } from './mode-manifest'
import { isPlayedByMarks, marksHold } from './mode-marks'
import {
  addsTime,
  countsOnce,
  latecomerPlays,
  lostKeepsAll,
  notifiesNobody,
  scoresAreFrozenWhileOpen,
  stepsOnAlone,
  waitsForNobodyGone,
} from './mode-players'
import { endingIsPrivate, keepsSecret, showsNoSecret } from './mode-secrecy'
import { type Play, play } from './play'
import { botMove, session } from './session'
import { SEEDS, sessionQuestions } from './session-questions'

/** The contract of every mode. A new mode must pass this first. */
export function modeContract(mode: string): ContractCheck[] {
  const inSessions = (name: string, check: (seed: number) => void): ContractCheck => ({
    name,
    check: () => {
      for (const seed of SEEDS) {
        try {
          check(seed)
        } catch (error) {
          throw new Error(`in session ${seed}: ${error instanceof Error ? error.message : error}`)
        }
      }
    },
  })
  const always = (name: string, look: () => (game: Play) => void): ContractCheck =>
    inSessions(name, (seed) => void session(mode, seed, look()))
  return [
    { name: 'has a valid manifest', check: () => manifestHolds(mode) },
    { name: 'has its texts in both languages', check: () => textsAreThere(mode) },
    { name: 'says what is marked without phones', check: () => marksHold(mode) },
    { name: 'can be played without phones as it says', check: () => isPlayedByMarks(mode) },
    { name: 'accepts empty settings and refuses unknown ones', check: () => readsSettings(mode) },
    { name: 'is playable by its bot, from its views', check: () => botPlays(mode) },
    inSessions('the same inputs give the same states and views', (seed) => {
      const [first, again] = [traceOf(mode, seed), traceOf(mode, seed)]
      must(first === again, 'two runs differ')
    }),
    inSessions('continues from its stored state as if never stored', (seed) =>
      continuesFromStored(mode, seed),
    ),
    inSessions('a replay of the log gives the live state', (seed) => {
      const game = session(mode, seed, () => undefined)
      must(JSON.stringify(game.replayed()) === JSON.stringify(game.game), 'the replay differs')
    }),
    always('standings are whole, in bounds, one for each player', () => standingsHold),
    always('what it settles is in bounds', () => resultHolds),
    always('adds answers after those that it has', appendsAnswers),
    always('reports a valid status', () => statusHolds),
    always('after a wake nothing is due at once', () => doesNotSpin),
    always('a repeated move counts once', countsOnce),
    always('a move in a self-paced mode notifies nobody else', notifiesNobody),
    always('scores do not change while a question is open', scoresAreFrozenWhileOpen),
    always('nothing new opens while it is paused', opensNothingPaused),
    always('ignores unknown events', () => ignoresUnknown),
    always('state and views stay small', () => staysSmall),
    inSessions('accepts nothing after its end', (seed) =>
      endsForGood(session(mode, seed, () => undefined)),
    ),
    { name: 'its clock stops while the host is gone', check: () => clockStops(mode) },
    { name: 'stops all timers in a pause of its host', check: () => stopsInPauseOfHost(mode) },
    {
      name: 'its time limits are stretched by the time factor',
      check: () => stretchesItsTimes(mode),
    },
    { name: 'a late player can play', check: () => latecomerPlays(mode) },
    { name: 'a lost player keeps everything', check: () => lostKeepsAll(mode) },
    { name: 'does not wait for lost players', check: () => waitsForNobodyGone(mode) },
    { name: 'advancing a solo game does not end it', check: () => stepsOnAlone(mode) },
    { name: 'added time gives more time', check: () => addsTime(mode) },
    { name: 'a skipped question counts for nobody', check: () => skipCountsForNobody(mode) },
    always('no view shows a secret solution', () => showsNoSecret),
    always('the ending of one player is sent to nobody else', () => endingIsPrivate),
    inSessions('plays the same for any secret solution', (seed) => keepsSecret(mode, seed)),
  ]
}

/** Refusals of invalid moves: a bot that plays from its view makes none of them. */
const MISTAKES = ['move_unknown', 'bad_message', 'option_not_found', 'player_not_found']

function botPlays(mode: string): void {
  let [taken, tried] = [0, 0]
  for (const seed of SEEDS) {
    const random = seededRandom(`bot ${seed}`)
    const questions = sessionQuestions(mode, seed)
    const game = play({ mode, players: ['ana', 'ben', 'cleo'], questions })
    for (let i = 0; i < 40 && !game.isOver; i++) {
      game.later(500)
      const playerId = players(game)[i % 3] as string
      const event = game.isOver ? null : botMove(game, playerId, random)
      if (!event) continue
      const done = game.send(event)
      tried += 1
      if (done.ok) taken += 1
      else must(!MISTAKES.includes(done.code), `its move was refused: ${done.code}`)
      if (i % 10 === 9) game.tryHost('advance')
    }
  }
  must(tried > 0 && 2 * taken >= tried, `${taken} of ${tried} moves of its bot were taken`)
}

function traceOf(mode: string, seed: number): string {
  const trace: string[] = []
  session(mode, seed, (game) => {
    trace.push(momentOf(game))
  })
  return trace.join('\n')
}

/** The whole observable state at one moment. */
const momentOf = (game: Play): string =>
  sortedJson([game.now, game.game, openViews(game), game.hostView])

function continuesFromStored(mode: string, seed: number): void {
  const stored: string[] = []
  session(mode, seed, (game) => {
    const fault = jsonFault(game.game)
    must(fault === null, `the state is not JSON at ${fault}`)
    for (const view of [game.hostView, game.screenView, ...players(game).map(game.viewOf)]) {
      must(jsonFault(view.own) === null, `a view is not JSON at ${jsonFault(view.own)}`)
    }
    const text = JSON.stringify({
      setup: game.setup,
      game: storedGame(game.setup, game.game),
      log: [],
    })
    game.game = readStoredGame(migrateStored(JSON.parse(text), STORED_FORMAT), gameRules).game
    stored.push(momentOf(game))
  })
  must(stored.join('\n') === traceOf(mode, seed), 'a stored state goes on differently')
}

function ignoresUnknown(game: Play): void {
  if (!isRunning(game)) return
  const tomorrow = { kind: 'sunrise' } as never
  const done = modeOf(game).on(game.game.mode, tomorrow, contextOf(game))
  must(done.ok && done.state === game.game.mode, 'minds what it does not know')
}

function endsForGood(game: Play): void {
  if (!game.isOver) game.host('end')
  must(game.game.status === 'completed', 'does not end')
  const mode = modeOf(game)
  const context = contextOf(game)
  const state = game.game.mode
  const { over, wakeAt: due } = mode.status(state, context)
  must(over, 'completed, but the mode is not over')
  must(due === null, 'waits for something after the end')
  must(!mode.on(state, { kind: 'advance' }, context).ok, 'advanced after the end')
  const standings = JSON.stringify(mode.standings(state, context))
  for (const kind of ['presence', 'wake', 'end'] as const) {
    const done = mode.on(state, { kind }, { ...context, random: () => 0.5 })
    must(done.ok && mode.status(done.state, context).over, `goes on after the end by ${kind}`)
    const after = done.ok ? JSON.stringify(mode.standings(done.state, context)) : ''
    must(after === standings, `scores move after the end by ${kind}`)
  }
  for (const { event } of game.log) {
    if (event.type !== 'move' || mode.manifest.moves[event.move.type] === undefined) continue
    const { playerId, move } = event
    const read = readMove(
      mode.manifest.moves,
      { ...move, id: 'late' },
      {
        ...context,
        playerId,
        readAnswer,
      },
    )
    const done = read.ok ? mode.moves[move.type]?.(state, playerId, read.move, context) : read
    must(!done?.ok, `${playerId} could ${move.type} after the end`)
  }
}
