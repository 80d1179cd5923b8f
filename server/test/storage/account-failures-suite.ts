import { afterEach, expect, test } from 'vitest'
import { openStore } from '../../src/db/open-store'
import type { Store } from '../../src/db/store'
import { AccountFailures } from '../../src/limits/account-failures'
import { makeLimits } from '../../src/limits/limits'
import { removeFailuresBefore } from '../../src/limits/store'
import { AppError } from '../../src/runtime/errors'
import type { Bench } from './test-database'

const HOUR_MS = 3_600_000
const EMAIL = 'ana@school.example'

export function accountFailuresSuite(bench: Bench): void {
  let now = 1_800_000_000_000
  let others: Store[] = []
  afterEach(async () => {
    for (const store of others) await store.close()
    others = []
    await bench.store.db.delete(bench.store.db.tables.accountFailures)
  })

  /** The limits of a process of its own. */
  function process(store = bench.store) {
    const shared = new AccountFailures({ store, secret: 'key', now: () => now })
    const { signInFailures, parentCodeFailures } = makeLimits(() => now, shared)
    const isFailure = ({ code }: AppError) => code !== 'rate_limited'
    const codeOf = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'ok',
        (error: AppError) => error.code,
      )
    const wrong = (code: 'sign_in_failed' | 'parent_code_invalid') => async () => {
      throw new AppError(code)
    }
    const place = (addressBucket: string) => ({ email: EMAIL, addressBucket, knownDevice: null })
    return {
      signIn: (address: string, attempt: () => Promise<unknown> = async () => {}) =>
        codeOf(signInFailures.run(place(address), attempt, isFailure)),
      wrongPassword: wrong('sign_in_failed'),
      reset: () => signInFailures.reset(EMAIL),
      guess: () =>
        codeOf(parentCodeFailures.run('pf_parent', wrong('parent_code_invalid'), isFailure)),
    }
  }
  const openOther = () => {
    const store = openStore(bench.url)
    others.push(store)
    return store
  }

  test('a hundred wrong passwords an hour are checked by two processes together', async () => {
    const processes = [process(), process(openOther())]
    let checked = 0
    for (let i = 0; i < 120; i++) {
      const { signIn, wrongPassword } = processes[i % 2] as (typeof processes)[0]
      if ((await signIn(`203.0.113.${i}`, wrongPassword)) === 'sign_in_failed') checked++
    }
    expect(checked).toBe(100)
    for (const { signIn } of processes) expect(await signIn('198.51.100.1')).toBe('rate_limited')
    await processes[0]?.reset()
    for (const { signIn } of processes) expect(await signIn('198.51.100.1')).toBe('ok')
  })

  test('right passwords count nothing, and what is stored names nobody', async () => {
    const { signIn, wrongPassword } = process()
    for (let i = 0; i < 20; i++) expect(await signIn(`203.0.113.${i}`)).toBe('ok')
    await signIn('203.0.113.1', wrongPassword)
    const { db } = bench.store
    const rows = await db.select().from(db.tables.accountFailures)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('ana')
    await removeFailuresBefore(db, now + HOUR_MS)
    expect(await db.select().from(db.tables.accountFailures)).toEqual([])
  })

  test('of a burst over two processes ten codes are checked, and more after 15 minutes', async () => {
    const processes = [process(), process(openOther())]
    const guesses = Array.from({ length: 30 }, (_, i) => processes[i % 2]?.guess())
    const checked = (await Promise.all(guesses)).filter((code) => code === 'parent_code_invalid')
    expect(checked).toHaveLength(10)
    now += HOUR_MS / 4
    expect(await processes[1]?.guess()).toBe('parent_code_invalid')
  })
}
