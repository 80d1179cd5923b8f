import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findProfile, insertProfile } from '../../src/accounts/store/profiles'
import type { Db } from '../../src/db/db'
import { insertPlayer, listPlayers } from '../../src/games/store/players'
import { findGame, updateCurrentQuestionIndex } from '../../src/games/store/sessions'
import { aGame, aProfile } from './samples'
import type { Bench } from './test-database'

export function transactionsSuite(bench: Bench): void {
  const boom = new Error('boom')
  const rename = async (db: Db, id: string, displayName: string) => {
    const { profiles } = db.tables
    await db.update(profiles).set({ displayName }).where(eq(profiles.id, id))
  }
  const nameOf = async (id: string) => (await findProfile(bench.store.db, id))?.displayName

  test('what a transaction returns comes back and what it wrote stays', async () => {
    const { id } = await bench.store.transact((tx) => aProfile(tx))
    expect(await nameOf(id)).toBe('Ana')
  })

  test('a failing transaction leaves nothing and throws its own error', async () => {
    const { id } = await aProfile(bench.store.db)
    const failing = bench.store.transact(async (tx) => {
      await rename(tx, id, 'Bea')
      await aProfile(tx, { id: 'pf_never' })
      throw boom
    })
    await expect(failing).rejects.toBe(boom)
    expect(await nameOf(id)).toBe('Ana')
    expect(await findProfile(bench.store.db, 'pf_never')).toBeUndefined()
  })

  test('a transaction sees what it wrote; nobody else does before it ends', async () => {
    const { id } = await aProfile(bench.store.db)
    let seenOutside: Promise<string | undefined> | undefined
    let written = () => {}
    const wrote = new Promise<void>((resolve) => {
      written = resolve
    })
    const outside = wrote.then(() => nameOf(id))
    await bench.store.transact(async (tx) => {
      await rename(tx, id, 'Bea')
      expect((await findProfile(tx, id))?.displayName).toBe('Bea')
      written()
      seenOutside = outside
      expect(await seenOutside).toBe('Ana')
    })
    expect(await nameOf(id)).toBe('Bea')
  })

  test('a nested transaction that fails takes back only its own part', async () => {
    const { id } = await aProfile(bench.store.db)
    await bench.store.transact(async (tx) => {
      await rename(tx, id, 'Bea')
      await expect(
        tx.transact(async (inner) => {
          await rename(inner, id, 'Cleo')
          await inner.transact((innermost) => rename(innermost, id, 'Dana'))
          throw boom
        }),
      ).rejects.toBe(boom)
      expect((await findProfile(tx, id))?.displayName).toBe('Bea')
      await tx.transact((inner) => aProfile(inner, { id: `${id}_2` }))
    })
    expect(await nameOf(id)).toBe('Bea')
    expect(await nameOf(`${id}_2`)).toBe('Ana')
  })

  test('a failing outer transaction takes its nested ones along', async () => {
    const outer = bench.store.transact(async (tx) => {
      await tx.transact((inner) => aProfile(inner, { id: 'pf_nested' }))
      throw boom
    })
    await expect(outer).rejects.toBe(boom)
    expect(await nameOf('pf_nested')).toBeUndefined()
  })

  test('parallel transactions that read and then write lose no update', async () => {
    const { id } = await aGame(bench.store.db)
    const add = () =>
      bench.store.transact(async (tx) => {
        const game = await findGame(tx, id)
        await updateCurrentQuestionIndex(tx, id, (game?.currentQuestionIndex ?? 0) + 1)
      })
    await Promise.all(Array.from({ length: 12 }, add))
    expect((await findGame(bench.store.db, id))?.currentQuestionIndex).toBe(12)
  })

  test('two conditional inserts at once leave one row', async () => {
    const game = await aGame(bench.store.db, { maxPlayers: 1 })
    const take = (displayName: string) =>
      insertPlayer(bench.store.db, { gameSessionId: game.id, displayName, maxPlayers: 1 })
    const answers = await Promise.all(['Ana', 'Bea', 'Cleo', 'Dana'].map(take))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok)).toEqual(
      Array(3).fill({ ok: false, code: 'game_full' }),
    )
    expect(await listPlayers(bench.store.db, game.id)).toHaveLength(1)
  })

  test('a failed transaction does not hold up those that wait', async () => {
    const results = await Promise.allSettled([
      bench.store.transact(() => Promise.reject(boom)),
      bench.store.transact((tx) => aProfile(tx)),
      insertProfile(bench.store.db, { displayName: 'Eve', userType: 'parent' }),
    ])
    expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })

  test('the database itself is refused inside a transaction, and a tx after its end', async () => {
    const late = await bench.store.transact(async (tx) => {
      await expect(findProfile(bench.store.db, 'pf_x')).rejects.toThrow('use the tx')
      await expect(bench.store.transact((inner) => aProfile(inner))).rejects.toThrow('use the tx')
      return tx
    })
    await expect(findProfile(late, 'pf_x')).rejects.toThrow('This transaction is over')
  })

  test('ping answers', async () => {
    await expect(bench.store.ping()).resolves.toBeUndefined()
  })
}
