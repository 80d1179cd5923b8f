import { activeSeats, type GameEvent } from '@pathquest/core/game'
import { type Random, seededRandom } from '@pathquest/core/random'
import { gameMode } from '../game-rules'
import { MODE_BOTS } from '../registry/bots'
import { type Play, type PlayOptions, play, playSolo } from './play'
import { sessionQuestions } from './session-questions'

/** Called after every event of a session. */
export type Watch = (game: Play) => void

const STEPS = 120
const STEPS_TO_THE_END = 400
const NAMES = ['ana', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gus', 'hal']

const chance = (random: Random, percent: number): boolean => random() * 100 < percent
const oneOf = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T

/**
 * One whole random game by a seed: bots play from their views only, players join, are lost, come
 * back, leave and are removed, the host presses and goes away, time passes, and invalid moves
 * arrive.
 */
export function session(mode: string, seed: number, watch: Watch, change: PlayOptions = {}): Play {
  const random = seededRandom(`session ${seed}`)
  const { manifest } = gameMode(mode)
  const isSolo = manifest.offers.includes('solo') && seed % 4 === 3
  const timeStretch = oneOf([1, 1, 2, null], random)
  const options: PlayOptions = {
    mode,
    questions: sessionQuestions(mode, seed),
    progression: chance(random, 50) ? 'auto' : 'manual',
    revealAtOnce: chance(random, 30),
    // For any seed, some sessions are untimed.
    timeStretch: seed % 3 === 0 ? null : timeStretch,
    runAlone: chance(random, 20),
    allowLateJoin: true,
    maxPlayers: 8,
    ...change,
  }
  const players = NAMES.slice(0, Math.min(6, manifest.minPlayers + Math.floor(random() * 4)))
  const game = isSolo ? playSolo(options) : play({ players, ...options })
  watch(game)
  const walk = new Walk(game, random)
  for (let i = 0; i < STEPS && !game.isOver; i++) {
    walk.step(isSolo)
    watch(game)
  }
  for (let i = 0; i < STEPS_TO_THE_END && !game.isOver; i++) {
    if (chance(random, 30)) walk.press(isSolo)
    else walk.botMove()
    watch(game)
  }
  return game
}

/** A player's next move from what they see; null: they have none. */
export function botMove(game: Play, playerId: string, random: Random): GameEvent | null {
  const bot = MODE_BOTS[game.setup.modeId]
  if (!bot) throw new Error(`${game.setup.modeId} has no bot`)
  const { stage, own } = game.viewOf(playerId)
  const move = bot({ stage, modeView: own }, random, playerId)
  if (!move) return null
  const { type, ...fields } = move
  return game.moveOf(playerId, type, fields)
}

class Walk {
  constructor(
    private readonly game: Play,
    private readonly random: Random,
  ) {}

  private get player(): string {
    const seats = activeSeats(this.game.game)
    return seats.length > 0 ? oneOf(seats, this.random).playerId : (NAMES[0] as string)
  }

  step(isSolo: boolean): void {
    const { game, random } = this
    const lot = random() * 100
    if (lot < 50) this.botMove()
    else if (lot < 68) game.later(Math.floor(random() * 4_000))
    else if (lot < 74) game.later(Math.max(0, (game.wakeAt ?? 0) - game.now))
    else if (lot < 82) this.press(isSolo)
    else if (lot < 86) this.oddMove()
    else if (!isSolo) this.comeAndGo(lot)
  }

  botMove(): void {
    const { game, random } = this
    game.later(Math.floor(random() * 600))
    if (game.isOver) return
    const move = botMove(game, this.player, random)
    if (!move) return
    game.send(move)
    // A lost acknowledgement: the same message arrives again.
    if (chance(random, 10)) game.send(move)
  }

  press(isSolo: boolean): void {
    const { game } = this
    if (isSolo) game.send(game.moveOf(this.player, 'advance'))
    else game.tryHost('advance')
  }

  private oddMove(): void {
    const { game, random } = this
    const { moves } = gameMode(game.setup.modeId).manifest
    const type = oneOf([...Object.keys(moves), 'fly', '__proto__'], random)
    const value = oneOf([null, -1, 7, 'nobody', game.setup.questions[0]?.id, true, {}], random)
    const fields = Object.keys(moves[type] ?? { to: null })
    const move = Object.fromEntries(fields.map((name) => [name, value]))
    game.send(game.moveOf(this.player, type, move))
  }

  private comeAndGo(lot: number): void {
    const { game, random } = this
    const playerId = this.player
    if (lot < 89) {
      const newcomer = oneOf(NAMES, random)
      if (game.tryJoin(newcomer).ok)
        game.send({ type: 'connected', playerId: newcomer, ticketAt: null })
    } else if (lot < 92) game.send({ type: 'lost', playerId })
    else if (lot < 95) game.send({ type: 'connected', playerId, ticketAt: null })
    else if (lot < 96) game.send({ type: 'leave', playerId })
    else if (lot < 97 && activeSeats(game.game).length > 2) game.tryHost('kick', { playerId })
    else if (lot < 98.5) game.loseHost().later(Math.floor(random() * 30_000))
    else game.hostBack()
  }
}
