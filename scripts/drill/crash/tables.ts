// Games that drills bring to a certain point and leave there.
import { LoadHost, LoadPlayer, questionOf } from '../../harness/load-player'
import type { PlayerApi, Session } from '../../harness/player-api'
import { pause, until } from '../../harness/wait'

const thinkMs = 400
const settings = { progressionControl: 'manual', timeStretch: null }

/** Who plays what. */
export interface People {
  /** Their cookies. */
  teacher: string
  student: string
  questionSetId: string
}

/** A game with the pages that are open. */
export interface Table {
  session: Session
  players: LoadPlayer[]
  host?: LoadHost
}

/** A lobby with two players in it. */
export async function inLobby(api: PlayerApi, { teacher, questionSetId }: People): Promise<Table> {
  const { session } = await api.createGame(teacher, { questionSetId, maxPlayers: 5, settings })
  const sit = (name: string) => takeSeat(api, session, name)
  return { session, players: [await sit('Ann'), await sit('Bob')] }
}

/** An untimed question that one of the two has answered. */
export async function atQuestion(api: PlayerApi, people: People): Promise<Table> {
  const { session, players } = await inLobby(api, people)
  const host = await begin(api, session, people.teacher)
  await until('the question', () => players.every(({ changedAt }) => changedAt > 0))
  await answer(players.slice(0, 1))
  return { session, players, host }
}

/** The result of a question, which stays until the host goes on. */
export async function atResult(api: PlayerApi, people: People): Promise<Table> {
  const { session, players, host } = await atQuestion(api, people)
  await answer(players.slice(1))
  await until('the result', () => players.every(({ closedAt }) => closedAt > 0))
  return { session, players, host }
}

/** Alone, at the result of the first question. */
export async function soloHalfWay(
  api: PlayerApi,
  { student, questionSetId }: People,
): Promise<Table> {
  const { session, seatToken } = await api.createSoloGame(student, { questionSetId, settings })
  const player = await connect(api, session, seatToken)
  await until('the question', () => player.last.includes('"question"'))
  await answer([player])
  return { session, players: [player] }
}

async function begin(api: PlayerApi, session: Session, cookie: string) {
  const host = new LoadHost()
  const tab = 'drill-host-tab'
  await host.connect(await api.socketUrl(session.id, { role: 'host', tab }, { cookie }))
  host.press('start')
  return host
}

async function takeSeat(api: PlayerApi, session: Session, name: string) {
  const { seatToken } = await api.join(session.gameCode, name)
  return connect(api, session, seatToken)
}

async function connect(api: PlayerApi, session: Session, seatToken: string) {
  const player = new LoadPlayer()
  await player.connect(await api.socketUrl(session.id, { role: 'player' }, { seatToken }))
  return player
}

async function answer(players: LoadPlayer[]) {
  await pause(thinkMs)
  for (const player of players) player.answer(questionOf([player]).id, 0)
  await until('the answer to be kept', () => players.every(({ ackedAt }) => ackedAt > 0))
}
