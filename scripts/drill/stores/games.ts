// A server and the games on it: a class that plays, a class in its lobby, somebody who plays alone.
import { BotClass } from '../../harness/bot-class'
import { HostedGame, playerNames } from '../../harness/hosted-game'
import type { PlayerApi, Seat } from '../../harness/player-api'
import type { Product } from '../../harness/product'
import { thinkMs } from '../../harness/socket-player'
import { pause } from '../../harness/wait'
import { comeBack } from '../bot-game'

const MODE = 'career_quest'
const SETTINGS = { gameMode: MODE, settings: { progressionControl: 'manual' } }

export interface Site {
  product: Product
  api: PlayerApi
  teacher: string
  student: string
  questionSetId: string
  running: BotClass
  lobby: HostedGame
  /** A seat in the lobby. */
  waiting: Seat
  solo: Seat & { session: { id: string } }
}

export const gameIds = ({ running, lobby, solo }: Site): string[] => [
  running.hosted.id,
  lobby.id,
  solo.session.id,
]

export async function openGames(
  { product, api }: Pick<Site, 'product' | 'api'>,
  players: number,
): Promise<Site> {
  const [teacher, student] = [await api.signUp('teacher'), await api.signUp('student')]
  const sets = await api.questionSets(teacher)
  const set = sets.find(({ totalQuestions }) => totalQuestions >= 10)
  if (!set) throw new Error('There is no set of ten questions')
  const wish = { questionSetId: set.id, ...SETTINGS }
  const hosted = await HostedGame.open(api, teacher, wish)
  const pupils = playerNames(players).map((name) => ({ name }))
  const running = await BotClass.open(hosted, MODE, pupils)
  await running.start()
  const lobby = await HostedGame.open(api, teacher, wish)
  const waiting = await lobby.join('Waiting')
  const solo = await api.createSoloGame(student, { questionSetId: set.id })
  return {
    product,
    api,
    teacher,
    student,
    questionSetId: set.id,
    running,
    lobby,
    waiting,
    solo: solo as Site['solo'],
  }
}

export async function playTurns({ running }: Site, turns: number): Promise<void> {
  for (let turn = 0; turn < turns && !running.isOver; turn++) {
    await pause(thinkMs)
    const moving = running.move()
    await running.unanswered(moving)
    running.advance(moving)
  }
}

/** After its server was killed; false: somebody does not come back. */
export const comeIntoGames = ({ running }: Site): Promise<boolean> =>
  comeBack(running).then(
    () => true,
    (error) => {
      console.error(error.message)
      return false
    },
  )

/** Ended by its host, on its own server; false: it cannot be. */
export async function closeGames({ running }: Site): Promise<boolean> {
  const isEnded = await running.hosted.press('end').then(
    () => true,
    (error) => {
      console.error(error.message)
      return false
    },
  )
  running.close()
  return isEnded
}
