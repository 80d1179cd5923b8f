import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findSharedGame, putGameShare, removeGameShare } from '../../src/shares/store'
import { aGame } from './samples'
import type { Bench } from './test-database'

export function sharesSuite(bench: Bench): void {
  test('a game is found by the hash of its token until that ends', async () => {
    const { db } = bench.store
    const game = await aGame(db)
    expect(await findSharedGame(db, 'hash-1')).toBeUndefined()
    await putGameShare(db, game.id, 'hash-1', 5)
    expect(await findSharedGame(db, 'hash-1')).toEqual(game)
    expect(await removeGameShare(db, game.id)).toBe(true)
    expect(await findSharedGame(db, 'hash-1')).toBeUndefined()
    expect(await removeGameShare(db, game.id)).toBe(false)
  })

  test('a game has one token: a new one ends the former', async () => {
    const { db } = bench.store
    const game = await aGame(db)
    await putGameShare(db, game.id, 'hash-2')
    await putGameShare(db, game.id, 'hash-3')
    expect(await findSharedGame(db, 'hash-2')).toBeUndefined()
    expect(await findSharedGame(db, 'hash-3')).toEqual(game)
  })

  test('no two games have the same token', async () => {
    const { db } = bench.store
    await putGameShare(db, (await aGame(db)).id, 'hash-4')
    await expect(putGameShare(db, (await aGame(db)).id, 'hash-4')).rejects.toThrow()
  })

  test('a share goes with its game', async () => {
    const { db } = bench.store
    const { gameSessions } = db.tables
    const game = await aGame(db)
    await putGameShare(db, game.id, 'hash-5')
    await db.delete(gameSessions).where(eq(gameSessions.id, game.id))
    expect(await findSharedGame(db, 'hash-5')).toBeUndefined()
  })
}
