// Games in other states, and how each is continued after a restore.
import { type Database, settlementOf } from '../../harness/database'
import type { HostedGame } from '../../harness/hosted-game'
import type { PlayerApi } from '../../harness/player-api'
import { until } from '../../harness/wait'
import { atResult, inLobby, leave, type People, soloHalfWay, type Table } from '../crash/tables'

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

/** The result has two answers, the solo game one. */
const acknowledged = 3

/** Starts the lobby's game, ends the one at its result, resumes the solo game. */
export async function playOn(
  api: PlayerApi,
  people: People,
  { others, database }: { others: Others; database: Database },
) {
  const settled = ({ id }: HostedGame) => until('the settlement', () => settlementOf(database, id))
  const steps: Record<keyof Others, (game: HostedGame) => Promise<number>> = {
    lobby: async (game) => {
      const player = await game.seat('Cleo')
      const host = await openAgain(game)
      host.press('start')
      await until('the first question', () => player.changedAt > 0)
      host.press('end')
      await settled(game)
      return 0
    },
    result: async (game) => {
      const host = await openAgain(game)
      host.press('end')
      await settled(game)
      const count = 'select count(*) from game_answers where game_session_id = ?'
      return 2 - Number(database.prepare(count).pluck().get(game.id))
    },
    solo: async (game) => {
      const { questionSetId } = people
      const again = await api.createSoloGame(people.student, { questionSetId })
      if (again.session.id !== game.id) throw new Error('The solo game is another one')
      const player = await game.sit(again)
      await until('its view', () => player.last.length > 0)
      return 1 - player.view().you.totalAnswers
    },
  }
  let [lost, stuck] = [0, 0]
  for (const [name, step] of Object.entries(steps)) {
    const table = others[name as keyof Others]
    leave(table)
    try {
      lost += await step(table.game)
    } catch (error) {
      console.error(`${name}: ${(error as Error).message}`)
      stuck++
    }
  }
  return { acknowledged, lost, stuck }
}

async function openAgain(game: HostedGame) {
  const host = await game.openHost()
  // The previous tab, whose command ids are used.
  host.commands = 100
  return host
}
