import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, type TestClass } from '../../test/class'
import { recordTurns } from '../../test/event-loop'

let api: TestApi
beforeEach(async () => {
  api = await makeTestApi()
})
afterEach(() => api.stop())

const end = (path: string, { teacher }: TestClass) => api.client('DELETE', path, {}, teacher)

test('the accounts of a class go one by one: others are served in between, and the log is emptied once', async () => {
  const made = await makeClass(api.client)
  await addCards(api.client, made, ['Ana', 'Ben', 'Cem', 'Dua'])
  const { services } = api
  const truncateLog = vi.spyOn(services.store, 'truncateLog')
  const turns = recordTurns(services)
  expect((await end(made.path, made)).status).toBe(204)
  await nextTurn()
  expect(turns.stop()).toMatchObject({ deleted: 4, atOnce: 1 })
  expect(truncateLog).toHaveBeenCalledTimes(1)
})
