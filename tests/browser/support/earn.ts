import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { dataDir, type Person } from './browser'

/** The rewards of a year of games. */
export async function earn({ context }: Person, tokens: number): Promise<void> {
  const { user } = await (await context.request.get('/api/session')).json()
  earnAs(user.profileId, tokens)
}

export function earnAs(profileId: string, tokens: number): void {
  const database = new Database(join(dataDir, 'pathquest.db'), { timeout: 10_000 })
  database
    .prepare(
      `insert into token_ledger (id, profile_id, amount, reason, reference, created_at)
       values (?, ?, ?, 'game', ?, ?)`,
    )
    .run(`tl_${randomUUID()}`, profileId, tokens, `a year of games ${randomUUID()}`, Date.now())
  database.close()
}

/** A pathkey, as a game gives it. */
export async function earnPathkey({ context }: Person, name: string): Promise<void> {
  const { user } = await (await context.request.get('/api/session')).json()
  const database = new Database(join(dataDir, 'pathquest.db'), { timeout: 10_000 })
  database
    .prepare(
      `insert into user_pathkeys (profile_id, pathkey_id, quantity, acquired_at)
       select ?, id, 1, ? from pathkeys where name = ?`,
    )
    .run(user.profileId, Date.now(), name)
  database.close()
}
