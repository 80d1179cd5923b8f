// What the shared database has of the games.
import pg from 'pg'
import { gameIds, type Site } from './games'

export type Records = Awaited<ReturnType<typeof openRecords>>

export async function openRecords(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const count = async (query: string, ids: readonly string[]): Promise<number> => {
    const { rows } = await client.query(`select count(*)::int as found from ${query}`, [ids])
    return rows[0].found
  }
  return {
    close: () => client.end(),
    /** As if all games had been made this long ago. */
    makeOlder: (ms: number) =>
      client.query('update game_sessions set created_at = created_at - $1', [ms]),
    /** Before anybody has ended one. */
    async countEnded(sites: readonly Site[]) {
      const ids = sites.flatMap(gameIds)
      const over = `game_sessions where id = any($1) and status = 'completed'`
      return {
        games: ids.length,
        endedWrongly: await count(over, ids),
        settledWrongly: await count('settlements where game_session_id = any($1)', ids),
      }
    },
    /** Over though nobody ended them, or ended by a fault. */
    countEndedWrongly: async (running: readonly string[], over: readonly string[]) =>
      (await count(`game_sessions where id = any($1) and status = 'completed'`, running)) +
      (await count(
        `game_sessions where id = any($1) and metadata::text like '%endedByFault%'`,
        over,
      )),
    /** How many stores of rooms these games are in. */
    countStores: (ids: readonly string[]) =>
      count('(select distinct store_id from game_sessions where id = any($1)) as stores', ids),
    /** Accounts that a game has rewarded more than once. */
    countDouble: (ids: readonly string[]) =>
      count(
        `(select 1 from token_ledger where game_session_id = any($1)
          group by game_session_id, profile_id having count(*) > 1) as doubles`,
        ids,
      ),
    unsettled: async (ids: readonly string[]) =>
      ids.length - (await count('settlements where game_session_id = any($1)', ids)),
    /** Acknowledged answers that are not stored with their game. */
    async countLost(sites: readonly Pick<Site, 'running'>[]) {
      let [acknowledged, lostAcknowledged] = [0, 0]
      for (const { running } of sites) {
        const { rows } = await client.query(
          `select player_id, question_id, coalesce(answer, to_jsonb(selected_option_index)) as answer
           from game_answers where game_session_id = $1`,
          [running.hosted.id],
        )
        const key = (...parts: unknown[]) => JSON.stringify(parts)
        const stored = new Set(
          rows.map(({ player_id, question_id, answer }) => key(player_id, question_id, answer)),
        )
        for (const player of running.players) {
          for (const { move } of player.acknowledged.filter(({ move }) => move.type === 'answer')) {
            acknowledged++
            const isStored = stored.has(key(player.id, move.questionId, move.answer))
            if (!isStored) lostAcknowledged++
          }
        }
      }
      return { acknowledged, lostAcknowledged }
    },
  }
}
