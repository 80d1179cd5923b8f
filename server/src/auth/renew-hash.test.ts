import { expect, onTestFinished, test } from 'vitest'
import { makeTestApi } from '../../test/api'
import { insertPerson } from '../../test/people'
import { AppError } from '../runtime/errors'
import { makeAccounts } from './accounts'
import { findPasswordHash } from './store'

test('a right password signs in while no hash can be made; a later sign-in renews it', async () => {
  const api = await makeTestApi()
  onTestFinished(api.stop)
  const { store, secrets, env } = api.services
  const old = '$scrypt$ln=4,r=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA'
  let isFull = true
  const accounts = makeAccounts({
    store,
    secret: secrets.auth,
    publicOrigin: env.publicOrigin,
    social: {},
    hashing: {
      hash: async () => {
        if (isFull) throw new AppError('unavailable')
        return 'new'
      },
      verify: async () => true,
    },
  })
  const hashPassword = async () => old
  const person = await insertPerson({ store, accounts: { ...accounts, hashPassword } })
  const { email, password, profileId } = person
  const hashNow = async () => {
    const { authUser: t } = store.db.tables
    const users = await store.db.select().from(t)
    const user = users.find((one) => one.profileId === profileId)
    return findPasswordHash(store.db, user?.id ?? '')
  }
  expect(await accounts.signIn({ email, password, rememberMe: false })).toMatchObject({ profileId })
  expect(await hashNow()).toBe(old)
  isFull = false
  expect(await accounts.signIn({ email, password, rememberMe: false })).toMatchObject({ profileId })
  expect(await hashNow()).toBe('new')
})
