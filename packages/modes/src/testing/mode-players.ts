import { clampedStandings, step } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { must } from '@pathquest/core/testing/contract-check'
import { gameMode } from '../game-rules'
import { contextOf, isRunning, modeOf, statusOf } from './look'
import { type Play, type PlayOptions, play, playSolo } from './play'
import { botMove } from './session'
import { sessionQuestions } from './session-questions'

/** What a mode guarantees to players who join late, are lost, play solo or send twice. */

const CLASS = ['ana', 'ben', 'cleo']
const GRACE_MS = 15_000
/** So many turns of a bot end any game of the suite's questions. */
const TURNS_MAX = 400
const LATE_TRIES = 80

/** A move of the bot, a second after the last; returns whether it was accepted. */
function turn(game: Play, playerId: string, random: () => number): boolean {
  if (game.later(1_000).isOver) return false
  const move = botMove(game, playerId, random)
  return move !== null && game.send(move).ok
}

/** A late player plays with the next question at the latest. */
export function latecomerPlays(id: string): void {
  if (!gameMode(id).manifest.asks.includes('lateJoin')) return
  const random = seededRandom('late')
  const questions = sessionQuestions(id)
  const game = play({ mode: id, players: CLASS, questions, allowLateJoin: true })
  for (const playerId of CLASS) turn(game, playerId, random)
  game.join('eve').connect('eve')
  const rows = clampedStandings(game.setup, game.game, game.now)
  const row = rows.find(({ playerId }) => playerId === 'eve')
  must(row?.score === 0 && row.totalAnswers === 0, 'who comes late begins with something')
  for (let i = 0; i < LATE_TRIES && !game.isOver; i++) {
    if (turn(game, 'eve', random)) return
    if (i % 10 === 9 && statusOf(game).currentQuestion !== null) game.tryHost('advance')
  }
  throw new Error('who comes late has nothing to play')
}

/** A player who is lost for a while keeps everything. */
export function lostKeepsAll(id: string): void {
  const random = seededRandom('lost')
  const game = play({ mode: id, players: CLASS, questions: sessionQuestions(id) })
  for (let i = 0; i < 3; i++) for (const playerId of CLASS) turn(game, playerId, random)
  if (game.isOver) return
  const rowOf = () => {
    const { mode } = game.game
    const rows = modeOf(game).standings(mode, {
      ...contextOf(game),
      players: contextOf(game).players,
    })
    return JSON.stringify(rows.find(({ playerId }) => playerId === 'ana'))
  }
  const before = rowOf()
  game.lose('ana')
  must(rowOf() === before, 'who is lost loses what they had')
  game.connect('ana')
  must(rowOf() === before, 'who comes back has lost what they had')
}

/**
 * Plays until the class is on something else or the game is over; null: it needs more than moves.
 */
function turnsUntilOn(game: Play, players: readonly string[]): number | null {
  const random = seededRandom('waits')
  const { phaseKey } = statusOf(game)
  for (let i = 0; i < TURNS_MAX; i++) {
    if (game.isOver || statusOf(game).phaseKey !== phaseKey) return i
    turn(game, players[i % players.length] as string, random)
  }
  return null
}

/** What advances once all have moved must not wait for lost players, before or after their move. */
export function waitsForNobodyGone(id: string): void {
  const begun = (change: PlayOptions = {}) =>
    play({ mode: id, players: CLASS, timeStretch: null, ...change })
  if (turnsUntilOn(begun(), CLASS) === null) return
  const [ana, ben] = CLASS as [string, string]
  const early = begun().lose('cleo').later(GRACE_MS)
  must(turnsUntilOn(early, [ana, ben]) !== null, 'waits for lost players')
  const late = begun()
  const { phaseKey } = statusOf(late)
  const random = seededRandom('waits')
  // Nothing advances while the third may still come back.
  for (let i = 0; i < TURNS_MAX && botIsOn(late, [ana, ben]); i++) {
    turn(late, i % 2 === 0 ? ana : ben, random)
  }
  if (late.isOver || statusOf(late).phaseKey !== phaseKey) return
  late.lose('cleo').later(GRACE_MS + 1)
  must(late.isOver || statusOf(late).phaseKey !== phaseKey, 'goes on waiting for who has lapsed')
}

const botIsOn = (game: Play, players: readonly string[]): boolean =>
  !game.isOver && players.some((id) => botMove(game, id, seededRandom('on')) !== null)

/** An advance in a solo game dismisses a result; it does not end a game that has more questions. */
export function stepsOnAlone(id: string): void {
  if (!gameMode(id).manifest.offers.includes('solo')) return
  const random = seededRandom('alone')
  const game = playSolo({ mode: id, questions: sessionQuestions(id) }).later(1_000)
  const advance = () => game.send(game.moveOf('ana', 'advance'))
  if (game.viewOf('ana').stage.name !== 'question') return
  must(!advance().ok && !game.isOver, 'a step on leaves an open question')
  for (let i = 0; i < 10 && game.viewOf('ana').stage.name === 'question'; i++) {
    turn(game, 'ana', random)
  }
  if (game.viewOf('ana').stage.name !== 'result') return
  must(advance().ok, 'a step on from a result is refused')
  must(!game.isOver, 'a step on from the first result ends the game')
  must(game.viewOf('ana').stage.name !== 'result', 'a step on leaves the result where it is')
  must(game.says(game.moveOf('ana', 'end')) === 'ok' && game.isOver, 'who is alone cannot end it')
}

/** While a question is open scores are frozen: otherwise they reveal who was right. */
export function scoresAreFrozenWhileOpen() {
  let before: { key: string; scores: Map<string, string> } | null = null
  return (game: Play) => {
    if (!isRunning(game) || modeOf(game).manifest.pace !== 'class') return
    const { currentQuestion, phaseKey } = statusOf(game)
    const rows = modeOf(game).standings(game.game.mode, contextOf(game))
    const scores = new Map(
      rows.map(({ playerId, score, correctAnswers, totalAnswers }) => [
        playerId,
        `${score} ${correctAnswers} ${totalAnswers}`,
      ]),
    )
    const key = `${phaseKey} ${currentQuestion?.phase}`
    if (currentQuestion?.phase === 'open' && before?.key === key) {
      for (const [id, row] of scores) {
        must((before.scores.get(id) ?? row) === row, `the score of ${id} moved on an open question`)
      }
    }
    before = { key, scores }
  }
}

/** A repeated move is acknowledged twice, counts once, and gets the same reply. */
export function countsOnce() {
  let known = 0
  let before: Play['game'] | null = null
  return (game: Play) => {
    const last = game.log.at(-1)
    const isOne = game.log.length === known + 1
    const previous = before
    known = game.log.length
    before = game.game
    if (last?.event.type !== 'move' || !isRunning(game) || !isOne || !previous) return
    const { event, at } = last
    if (modeOf(game).manifest.moves[event.move.type] === undefined || at !== game.now) return
    const again = step(game.setup, game.game, event, game.now)
    must(again.ok, 'a move that comes twice is refused')
    if (!again.ok) return
    must(JSON.stringify(again.game.mode) === JSON.stringify(game.game.mode), 'a move counts twice')
    const first = step(game.setup, previous, event, game.now)
    must(
      first.ok && JSON.stringify(first.reply ?? null) === JSON.stringify(again.reply ?? null),
      'a repeated move gets another reply',
    )
  }
}

/** Added time must give more time. */
export function addsTime(id: string): void {
  const game = play({ mode: id, players: CLASS }).later(1_000)
  if (!statusOf(game).allows?.includes('add_time')) return
  const before = statusOf(game).wakeAt
  game.host('add_time')
  const after = statusOf(game).wakeAt
  must(before !== null && after !== null && after > before, 'more time is no more time')
}

/** In self-paced modes a player's move must not notify the class. */
export function notifiesNobody() {
  let known = 0
  let before: string | null = null
  return (game: Play) => {
    const was = before
    const isMove = game.log.length === known + 1 && game.log.at(-1)?.event.type === 'move'
    known = game.log.length
    before = isRunning(game) ? statusOf(game).phaseKey : null
    if (!isMove || was === null || before === null) return
    if (modeOf(game).manifest.pace !== 'self') return
    must(before === was, 'a move of one turns the whole class')
  }
}
