import type { GameModeId } from '@pathquest/core/rooms/game-choices'
import { gameMode } from '../game-rules'
import { type Play, type PlayOptions, play, playSolo } from './play'

/** Called after every event. */
export type Watch = (game: Play) => void

export interface Tour {
  name: string
  walk(watch: Watch, change?: PlayOptions): Play
}

/** Scripted sessions that together cover what can happen to a class; answers are option indexes. */
export const scriptedTours = (mode: GameModeId): Tour[] => [
  { name: 'a class led by its host', walk: (watch, change) => led({ mode, ...change }, watch) },
  { name: 'a class on auto', walk: (watch, change) => auto({ mode, ...change }, watch) },
  {
    name: 'a class that sees results at once',
    walk: (watch, change) => led({ mode, revealAtOnce: true, ...change }, watch),
  },
  {
    name: 'a class without time limits',
    walk: (watch, change) => led({ mode, timeStretch: null, ...change }, watch),
  },
  ...(gameMode(mode).manifest.offers.includes('solo')
    ? [
        {
          name: 'a player alone',
          walk: (watch: Watch, change?: PlayOptions) => alone({ mode, ...change }, watch),
        },
      ]
    : []),
]

function led(options: PlayOptions, watch: Watch): Play {
  const game = play({ players: ['ana', 'ben', 'cleo', 'dan'], allowLateJoin: true, ...options })
  const then = () => watch(game)
  then()
  game.at(1_000).answer('ana', 0)
  then()
  game.at(1_200).join('eve').connect('eve')
  then()
  game.at(2_000).answer('ben', 1).at(3_000).answer('cleo', 0)
  then()
  game.at(4_000).lose('dan')
  then()
  game.at(8_000).connect('dan').at(9_000).answer('dan', 2)
  then()
  game.later(2_000).advance()
  then()
  game.later(1_500).answer('ana', 1).later(500).answer('eve', 1).leave('ben')
  then()
  game.later(500).host('kick', { playerId: 'cleo', lock: true })
  then()
  game.later(30_000)
  if (game.stageOf().name === 'question') game.advance()
  then()
  game.loseHost().later(20_000)
  then()
  game.hostBack().advance()
  then()
  game.later(1_000).answer('dan', 2)
  then()
  game.advance()
  then()
  game.advance()
  then()
  return game
}

function auto(options: PlayOptions, watch: Watch): Play {
  const game = play({ players: ['ana', 'ben', 'cleo'], progression: 'auto', ...options })
  for (const choice of [0, 1, 2]) {
    watch(game)
    game.later(1_000).answer('ana', choice)
    watch(game)
    game.later(1_000).lose('ben').answer('cleo', 1)
    watch(game)
    game.later(16_000)
    watch(game)
    game.connect('ben').later(5_000)
  }
  watch(game)
  return game
}

function alone(options: PlayOptions, watch: Watch): Play {
  const game = playSolo(options)
  watch(game)
  game.later(1_000).answer('ana', 0)
  watch(game)
  game.advance()
  watch(game)
  game.later(25_000)
  watch(game)
  game.advance().later(1_000).answer('ana', 2)
  watch(game)
  game.advance()
  watch(game)
  return game
}
