// Continues a game that bots have left, to its end.
import { gameMode } from '@pathquest/modes/game-rules'
import { BotClass } from '../../harness/bot-class'
import { HostedGame } from '../../harness/hosted-game'
import { pause } from '../../harness/wait'
import { comeIn, countForgotten, countMissing } from '../bot-game'
import type { ToldGame } from './fixture'
import { type Course, requestSeats } from './seats'

/** Longer than the minimum answer time. */
const TURN_MS = 450
/** Then the host ends a game at one's own pace. */
const TURNS = 8
/** A game that goes on for longer does not end. */
const TURNS_MAX = 160

export const isOfBots = ({ players }: ToldGame): boolean =>
  players.some(({ moves }) => moves !== undefined)

/** Everybody takes their seat again, and plays on. */
export async function carryBots(course: Course, told: ToldGame) {
  const { api, database, teacher } = course
  await requestSeats(course, told)
  const { id, tab, gameMode: mode } = told
  const game = new HostedGame(api, { id, gameCode: '' }, { cookie: teacher }, tab ?? undefined)
  const seats = told.players.map(({ moves = [], ...seat }) => ({ ...seat, moves }))
  const bots = BotClass.seated(game, mode, seats)
  const isOwnPace = gameMode(mode).manifest.pace === 'self'
  try {
    await comeIn(bots)
    const forgotten = bots.isOver ? 0 : await countForgotten(bots, isOwnPace)
    for (let turn = 0; !bots.isOver; turn++) {
      await pause(TURN_MS)
      if (turn > TURNS_MAX) throw new Error(`${mode} does not end`)
      if (isOwnPace && turn > TURNS) bots.host.press('end')
      const moving = bots.move()
      if ((await bots.unanswered(moving)) > 0) throw new Error(`${mode} does not reply`)
      if (!isOwnPace) bots.advance(moving)
    }
    return {
      isEnded: bots.host.view?.game.endedByFault ?? false,
      /** Once the game is stored. */
      countForgotten: () => forgotten + countMissing(database, bots),
    }
  } finally {
    bots.close()
  }
}
