import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { listChildren } from '../families/store/parent-links'
import { type DemoAccount, ensureDemoAccounts } from './demo-accounts'

let api: TestApi
/** Time for the first start, which hashes many passwords. */
let made: DemoAccount[]
beforeAll(async () => {
  api = await makeTestApi()
  made = await ensure()
})
afterAll(() => api.stop())

const ensure = () => {
  const { store, accounts, now } = api.services
  return ensureDemoAccounts(api.dataDir, store, accounts, now)
}
const signIn = (account: { email: string; password: string }) =>
  api.client('POST', '/api/auth/sign-in', { email: account.email, password: account.password })

describe('Demo accounts', () => {
  test('two teachers, ten students and a parent of one of them, all able to sign in', async () => {
    const count = (type: string) => made.filter(({ userType }) => userType === type).length
    expect([count('teacher'), count('student'), count('parent')]).toEqual([2, 10, 1])
    expect(new Set(made.map(({ password }) => password)).size).toBe(13)
    const parent = made.find(({ userType }) => userType === 'parent')
    const { body } = await signIn(parent as (typeof made)[number])
    const children = await listChildren(api.services.store.db, body.user.profileId)
    expect(children.map((child) => child.displayName)).toEqual(['Ana'])
    expect((await signIn(made[0] as (typeof made)[number])).body.user.userType).toBe('teacher')
  })

  test('are printed once and stored for the owner alone', async () => {
    const file = join(api.dataDir, 'demo-accounts.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made)
    expect(await ensure()).toEqual([])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made)
  })

  test('cannot sign in through a proxy, unless DEMO=1', async () => {
    const [teacher] = made
    const { email = '', password = '' } = teacher ?? {}
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const viaProxy = () => api.client('POST', '/api/auth/sign-in', { email, password }, { headers })
    expect((await viaProxy()).body).toEqual(problem('sign_in_failed'))
    const { cookie } = await signIn({ email, password })
    const session = () => api.client('GET', '/api/session', undefined, { cookie, headers })
    expect((await session()).body).toEqual({ user: null })
    api.services.env.demoAnywhere = true
    expect((await viaProxy()).status).toBe(200)
    expect((await session()).body.user.userType).toBe('teacher')
    api.services.env.demoAnywhere = false
  })

  test('cannot sign in once they are switched off, not even by an older session', async () => {
    const [teacher] = made
    const before = await signIn(teacher as NonNullable<typeof teacher>)
    api.services.env.demo = false
    expect((await signIn(teacher as NonNullable<typeof teacher>)).body).toEqual(
      problem('sign_in_failed'),
    )
    const session = await api.client('GET', '/api/session', undefined, { cookie: before.cookie })
    expect(session.body).toEqual({ user: null })
  })
})
