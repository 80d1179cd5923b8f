// Games beside the one that is played, and how each is carried on after a restore.
import type { Database } from '../../harness/database'
import { LoadHost, LoadPlayer } from '../../harness/load-player'
import type { PlayerApi, Session } from '../../harness/player-api'
import { until } from '../../harness/wait'
import { atResult, inLobby, type People, soloHalfWay, type Table } from '../crash/tables'

export type { People }

export interface Others {
  lobby: Table
  result: Table
  solo: Table
}

export async function openGames(api: PlayerApi, people: People): Promise<Others> {
  return {
    lobby: await inLobby(api, people),
    result: await atResult(api, people),
    solo: await soloHalfWay(api, people),
  }
}

/** Two answers stand at the result, one in the solo game. */
const acknowledged = 3

/** Starts the lobby's game, ends the one at its result, goes back to the solo game. */
export async function playOn(
  api: PlayerApi,
  people: People,
  { others, database }: { others: Others; database: Database },
) {
  const steps: Record<keyof Others, (session: Session) => Promise<number>> = {
    lobby: async (session) => {
      const { seatToken } = await api.join(session.gameCode, 'Cleo')
      const player = await sit(api, session, { seatToken })
      const host = await command(api, session, people.teacher)
      host.press('start')
      await until('the first question', () => player.changedAt > 0)
      host.press('end')
      await settled(database, session)
      return 0
    },
    result: async (session) => {
      const host = await command(api, session, people.teacher)
      host.press('end')
      await settled(database, session)
      const count = 'select count(*) from game_answers where game_session_id = ?'
      return 2 - Number(database.prepare(count).pluck().get(session.id))
    },
    solo: async (session) => {
      const { questionSetId } = people
      const again = await api.createSoloGame(people.student, { questionSetId })
      if (again.session.id !== session.id) throw new Error('The solo game is another one')
      const player = await sit(api, session, { seatToken: again.seatToken })
      await until('its view', () => player.last.length > 0)
      return 1 - player.view().you.totalAnswers
    },
  }
  let [lost, stuck] = [0, 0]
  for (const [name, step] of Object.entries(steps)) {
    const table = others[name as keyof Others]
    for (const { socket } of [...table.players, ...(table.host ? [table.host] : [])]) {
      socket.terminate()
    }
    try {
      lost += await step(table.session)
    } catch (error) {
      console.error(`${name}: ${(error as Error).message}`)
      stuck++
    }
  }
  return { acknowledged, lost, stuck }
}

const settled = (database: Database, { id }: Session) =>
  until('the settlement', () =>
    database.prepare('select 1 from settlements where game_session_id = ?').get(id),
  )

async function command(api: PlayerApi, session: Session, cookie: string) {
  const host = new LoadHost()
  // The tab of before, whose commands have taken their ids.
  host.commands = 100
  const tab = 'drill-host-tab'
  await host.connect(await api.socketUrl(session.id, { role: 'host', tab }, { cookie }))
  return host
}

async function sit(api: PlayerApi, session: Session, who: { seatToken: string }) {
  const player = new LoadPlayer()
  await player.connect(await api.socketUrl(session.id, { role: 'player' }, who))
  return player
}
