import type { SchoolRole } from '@pathquest/core'
import { insertAdmin } from '../src/accounts/store/users'
import type { TestApi } from './api'
import type { Client } from './client'
import { type Person, signUp } from './people'

/** A confirmed school as its staff works with it by the API. */
export interface TestSchool {
  id: string
  name: string
  /** Made it. */
  admin: Person
  /** A colleague with this role, or who is one already. */
  hire: (role: SchoolRole, person?: Person) => Promise<Person>
}

/** An administrator of the site. */
export async function siteAdmin({ client, services }: TestApi): Promise<Person> {
  const person = await signUp(client, 'teacher')
  await insertAdmin(services.store.db, person.profileId)
  return person
}

/** The token in the link. */
export async function inviteTo(client: Client, by: Person, role: SchoolRole): Promise<string> {
  const { status, body } = await client('POST', '/api/school/invite', { role }, by)
  if (status !== 201) throw new Error(`An invitation was answered ${status}`)
  return (body.path as string).split('#')[1] as string
}

export async function makeSchool(
  api: TestApi,
  site: Person,
  name = 'Riverside Middle School',
): Promise<TestSchool> {
  const { client } = api
  const admin = await signUp(client, 'teacher')
  const made = await client('POST', '/api/school', { name, city: 'Tucson', state: 'AZ' }, admin)
  if (made.status !== 201) throw new Error(`A school was answered ${made.status}`)
  const { id } = made.body.school
  const answer = await client('POST', `/api/admin/schools/${id}`, { isConfirmed: true }, site)
  if (answer.status !== 200) throw new Error(`A confirmation was answered ${answer.status}`)
  const hire = async (role: SchoolRole, person?: Person) => {
    const colleague = person ?? (await signUp(client, 'teacher'))
    const token = await inviteTo(client, admin, role)
    const accepted = await client('POST', '/api/school/accept', { token }, colleague)
    if (accepted.status !== 200) throw new Error(`A colleague was answered ${accepted.status}`)
    return colleague
  }
  return { id, name, admin, hire }
}
