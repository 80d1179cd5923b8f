import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, showCard, type TestClass } from '../../test/class'
import { recordTurns } from '../../test/event-loop'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'

let rooms: RoomsDouble
let api: TestApi
beforeEach(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin })
})
afterEach(async () => {
  await api.stop()
  await rooms.stop()
})

const end = (path: string, { teacher }: TestClass) => api.client('DELETE', path, {}, teacher)
const classesOf = async (by: object) =>
  (await api.client('GET', '/api/my-classes', undefined, by)).body.classes

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

/** A student of a card who joins another class while their account is deleted: a room is told first. */
async function joinsMeanwhile() {
  const [made, other] = [await makeClass(api.client), await makeClass(api.client)]
  const [card] = await addCards(api.client, made, ['Ana'])
  const student = await showCard(api.client, card?.code ?? '')
  const requested = { questionSetId: 'qs_nurse-shift', sessionType: 'solo' }
  await api.client('POST', '/api/games', requested, student)
  const { code } = await other.detail()
  rooms.onCarriedOut = async () => {
    await api.client('POST', '/api/my-classes', { code }, student)
  }
  return { made, other, student, studentId: card?.studentId ?? '' }
}

test('a student who joins another class while this one is deleted goes on in it', async () => {
  const { made, other, student } = await joinsMeanwhile()
  expect((await end(made.path, made)).status).toBe(204)
  expect(await classesOf(student)).toMatchObject([{ id: other.id }])
})

test('a student who joins another class while removed from this one goes on in it', async () => {
  const { made, other, student, studentId } = await joinsMeanwhile()
  expect((await end(`${made.path}/students/${studentId}`, made)).status).toBe(204)
  expect(await classesOf(student)).toMatchObject([{ id: other.id }])
})
