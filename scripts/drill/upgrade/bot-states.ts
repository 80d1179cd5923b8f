// Games in modes that only their bots can play, left in their middle or at their end.
import { randomBytes } from 'node:crypto'
import { MODE_IDS } from '@pathquest/modes/catalogue'
import { gameMode } from '@pathquest/modes/game-rules'
import { BotClass } from '../../harness/bot-class'
import { HostedGame } from '../../harness/hosted-game'
import { createMixedSet } from '../../harness/mixed-set'
import { pause, until } from '../../harness/wait'
import type { ToldGame } from './fixture'
import type { Course } from './states'

/** Longer than the minimum answer time. */
const TURN_MS = 450
const TURNS = 8
/** Played on pages as well: see `states.ts`. */
const ON_PAGES = ['career_quest', 'speed_run', 'team_challenge']
/** With own clocks, which a slow restart must not run out, or over in a few turns. */
const SLOW: Record<string, Record<string, number>> = {
  clue_trail: { clueSeconds: 30 },
  crew_call: { missions: 5, planSeconds: 180 },
}

const byBots = MODE_IDS.filter((id) => !ON_PAGES.includes(id))

/** A running game of each mode, in which one player has moved and the others have not yet. */
export const playBots = (course: Course) =>
  Promise.all(byBots.map((mode) => playHalf(course, mode, 'midway')))

/** A settled game of each mode. */
export const settleBots = (course: Course) =>
  Promise.all(
    byBots.map(async (mode) => {
      const game = await playHalf(course, mode, 'settled')
      const { host } = game.bots
      host.press('end')
      await until('the settlement', () => host.view?.settled)
      return game
    }),
  )

async function playHalf(course: Course, mode: string, state: string) {
  const { api, teacher, student } = course
  const { material, pace } = gameMode(mode).manifest
  // Every mode is left at a question of another kind.
  const from = byBots.indexOf(mode)
  const questionSetId = material ? undefined : await createMixedSet(api, teacher.cookie, from)
  const settings = { modeSettings: SLOW[mode] ?? {} }
  const wish = { gameMode: mode, settings, ...(questionSetId && { questionSetId }) }
  const tab = randomBytes(8).toString('hex')
  const game = await HostedGame.open(api, teacher.cookie, wish, tab)
  const pupils = [{ name: 'Zoe' }, { name: 'Max' }, { name: 'Sam', cookie: student.cookie }]
  const bots = await BotClass.open(game, mode, pupils)
  await bots.start()
  for (let turn = 0; ; turn++) {
    await pause(TURN_MS)
    const first = turn < TURNS ? [] : bots.move(bots.players.slice(0, 1))
    const moving = first.length > 0 ? first : bots.move()
    if ((await bots.unanswered(moving)) > 0) throw new Error(`${mode} does not reply`)
    if (first.length > 0) break
    if (pace === 'class') bots.advance(moving)
    if (bots.isOver) throw new Error(`${mode} is over before its middle`)
  }
  return { bots, told: toldGame(bots, { state, mode, tab }), close: () => bots.close() }
}

function toldGame(
  { hosted, players }: BotClass,
  { state, mode, tab }: { state: string; mode: string; tab: string },
): ToldGame {
  return {
    id: hosted.id,
    state,
    gameMode: mode,
    sessionType: 'multiplayer',
    tab,
    players: players.map(({ id, socket, acknowledged }, at) => ({
      playerId: id,
      seatToken: socket.seatToken,
      account: at === players.length - 1 ? 'student' : null,
      acknowledged: [],
      moves: [...acknowledged],
    })),
  }
}
