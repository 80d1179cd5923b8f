import { type Game, type GameEvent, type GameSetup, newGame, step } from '@pathquest/core/game'
import { readSettings } from '@pathquest/core/modes/settings'
import { type Random, seededRandom } from '@pathquest/core/random'
import { sampleDeck } from '@pathquest/core/testing/sample-careers'
import { testQuestion, testSetup } from '@pathquest/core/testing/setup'
import { gameMode, gameSetup } from '@pathquest/modes/game-rules'
import type { Pupil } from './pupils'

/** As many as a game in class usually has. */
const QUESTIONS = 10
const HOST = 'tab-host'

const difficultyBy = (lot: number) => (lot < 0.34 ? 'easy' : lot < 0.74 ? 'medium' : 'hard')

const questionsBy = (random: Random) =>
  Array.from({ length: QUESTIONS }, (_, i) =>
    testQuestion(i, { difficulty: difficultyBy(random()) }),
  )

/** A game as the API would set it up, with its own questions or deck. */
export function setupOf(mode: string, players: number, seed: string): GameSetup {
  const { manifest, deal } = gameMode(mode)
  const read = readSettings(manifest, mode === 'team_challenge' ? { teamCount: 5 } : {})
  if (!read.ok) throw new Error(`The settings of ${mode}: ${read.code}`)
  const random = seededRandom(`questions ${seed}`)
  const dealt = deal?.({
    deck: sampleDeck(seed),
    settings: read.settings,
    random,
    draw: { seed, before: 0 },
    language: 'en',
  })
  return gameSetup(
    testSetup({
      modeId: mode,
      modeSettings: read.settings,
      maxPlayers: players,
      progression: 'auto',
      seed,
      questions: questionsBy(random),
      ...(dealt && { questions: dealt.questions as never, material: dealt.material }),
    }),
  )
}

/** The game with the class in it, at its start. */
export function startedGame(setup: GameSetup, pupils: readonly Pupil[]): Game {
  const now = setup.createdAt
  let game = newGame(setup)
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
  return game
}
