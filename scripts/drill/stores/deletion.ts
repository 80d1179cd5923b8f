// An account is deleted on the server that does not have the room in which its name stands.
import { randomBytes } from 'node:crypto'
import type { PlayerApi } from '../../harness/player-api'
import { until } from '../../harness/wait'
import type { Site } from './games'

/** The other server tells its rooms every few seconds. */
const patienceMs = 40_000

/** Names that are still shown in a room after their account was deleted elsewhere. */
export async function deleteElsewhere([one, other]: [Site, Site]): Promise<number> {
  const person = await signUp(one.api)
  const name = `Quiet ${randomBytes(3).toString('hex').replaceAll(/\d/g, 'o')}`
  await one.lobby.join(name, person.cookie)
  const { password, email, cookie } = person
  await other.api.call('POST', '/api/account/deletion', {
    cookie,
    body: { password, confirmation: email },
  })
  const isShown = async () =>
    JSON.stringify(
      await one.api.view(one.lobby.id, { role: 'host', tab: one.lobby.tab }, one.lobby.host),
    ).includes(name)
  const isForgotten = async () => !(await isShown())
  return until('the name to be forgotten', isForgotten, { patienceMs, everyMs: 250 }).then(
    () => 0,
    (error) => {
      console.error(error.message)
      return 1
    },
  )
}

async function signUp(api: PlayerApi) {
  const email = `${randomBytes(6).toString('hex')}@example.org`
  const password = randomBytes(12).toString('base64url')
  const { cookie } = await api.call('POST', '/api/auth/sign-up', {
    body: {
      email,
      password,
      fullName: 'Load Tester',
      role: 'student',
      birthMonth: 1,
      birthYear: 1990,
    },
  })
  return { email, password, cookie }
}
