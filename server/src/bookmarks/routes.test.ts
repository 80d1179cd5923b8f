import { Bookmarks } from '@pathquest/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'

let api: TestApi
let student: Person
let now = Date.UTC(2026, 4, 4)
beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
})
afterAll(() => api.stop())
beforeEach(async () => {
  student = await signUp(api.client)
})

const saved = async () => (await api.client('GET', '/api/bookmarks', undefined, student)).body
const put = (id: string) => api.client('PUT', `/api/bookmarks/${id}`, {}, student)

describe('Bookmarks', () => {
  test('a career is saved, the latest first, and taken out again', async () => {
    expect(await saved()).toEqual({ careerIds: [] })
    for (const id of ['ca_electrician', 'ca_registered-nurse', 'ca_electrician']) {
      now += 1_000
      expect(await put(id)).toMatchObject({ status: 200, body: { concern: null } })
    }
    const body = await saved()
    expect(Bookmarks.parse(body)).toEqual(body)
    expect(body.careerIds).toEqual(['ca_registered-nurse', 'ca_electrician'])
    for (let i = 0; i < 2; i++) {
      const path = '/api/bookmarks/ca_electrician'
      expect((await api.client('DELETE', path, {}, student)).status).toBe(204)
    }
    expect(await saved()).toEqual({ careerIds: ['ca_registered-nurse'] })
  })

  test('a career that is in no list cannot be saved, and one that was withdrawn waits', async () => {
    const { status, body } = await put('ca_none')
    expect(status).toBe(404)
    expect(body).toEqual(problem('not_found'))
    await put('ca_electrician')
    const { db } = api.services.store
    const withdraw = (withdrawnAt: number | null) =>
      db.update(db.tables.careers).set({ withdrawnAt })
    await withdraw(now)
    expect(await saved()).toEqual({ careerIds: [] })
    expect((await put('ca_electrician')).status).toBe(404)
    await withdraw(null)
    expect(await saved()).toEqual({ careerIds: ['ca_electrician'] })
  })

  test("are the caller's alone", async () => {
    await put('ca_electrician')
    student = await signUp(api.client)
    expect(await saved()).toEqual({ careerIds: [] })
  })
})
