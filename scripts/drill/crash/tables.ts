// Games that drills bring to a certain state and leave there.
import { HostedGame } from '../../harness/hosted-game'
import type { PlayerApi } from '../../harness/player-api'
import {
  nextQuestion,
  questionOf,
  type SocketHost,
  type SocketPlayer,
  theAcknowledgements,
  theResult,
  thinkMs,
} from '../../harness/socket-player'
import { pause, until } from '../../harness/wait'

const settings = { progressionControl: 'manual', timeStretch: null }

/** Players and set. */
export interface People {
  /** Their cookies. */
  teacher: string
  student: string
  questionSetId: string
}

/** A game with its open pages. */
export interface Table {
  game: HostedGame
  players: SocketPlayer[]
  host?: SocketHost
}

/** A lobby with two players in it. */
export async function inLobby(api: PlayerApi, { teacher, questionSetId }: People): Promise<Table> {
  const game = await HostedGame.open(api, teacher, { questionSetId, maxPlayers: 5, settings })
  return { game, players: [await game.seat('Ann'), await game.seat('Bob')] }
}

/** An untimed question that one of the two has answered. */
export async function atQuestion(api: PlayerApi, people: People): Promise<Table> {
  const { game, players } = await inLobby(api, people)
  const host = await game.openHost()
  await nextQuestion(host, players, 'start')
  await answer(players.slice(0, 1))
  return { game, players, host }
}

/** The result of a question, which stays until the host advances. */
export async function atResult(api: PlayerApi, people: People): Promise<Table> {
  const table = await atQuestion(api, people)
  await answer(table.players.slice(1))
  await theResult(table.players)
  return table
}

/** A solo game at the result of the first question. */
export async function soloHalfWay(
  api: PlayerApi,
  { student, questionSetId }: People,
): Promise<Table> {
  const seat = await api.createSoloGame(student, { questionSetId, settings })
  const game = new HostedGame(api, seat.session, { cookie: student })
  const player = await game.sit(seat)
  await until('the question', () => player.last.includes('"question"'))
  await answer([player])
  return { game, players: [player] }
}

/** Closes the pages like machines that are switched off. */
export function leave({ host, players = [] }: Partial<Pick<Table, 'host' | 'players'>>) {
  for (const client of [host, ...players]) client?.socket.terminate()
}

async function answer(players: SocketPlayer[]) {
  await pause(thinkMs)
  for (const player of players) player.answer(questionOf([player]).id, 0)
  await theAcknowledgements(players)
}
