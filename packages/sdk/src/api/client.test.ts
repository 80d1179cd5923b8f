import { samplePlayerView } from '@pathquest/ui/testing/sample-views'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RoomServer, startRoomServer } from '../testing/room-server'
import { createApiClient } from './client'
import type { ApiError } from './error'

let room: RoomServer
beforeEach(async () => {
  room = await startRoomServer(samplePlayerView({ name: 'lobby' }))
})
afterEach(() => room.stop())

const failing = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error) => error,
  )

test('a problem response becomes an ApiError with code, params, status and detail', async () => {
  const detail = 'Too many tries. Please wait 30 seconds and try again.'
  const body = { code: 'rate_limited', status: 429, params: { seconds: 30 }, detail }
  room.problem = { on: 'ticket', status: 429, body }
  const error = await failing(
    createApiClient({ origin: room.origin }).ticket('gs_sample', { role: 'player' }),
  )
  expect(error).toMatchObject({ ...body, name: 'ApiError', message: detail })
})

test('a response that is not a problem keeps its status', async () => {
  const client = createApiClient({ origin: room.origin })
  room.problem = { on: 'ticket', status: 502, body: 'Bad gateway' }
  expect(await failing(client.ticket('gs_sample', { role: 'player' }))).toMatchObject({
    code: 'unavailable',
    status: 502,
  })
  room.problem = { on: 'ticket', status: 500, body: {} }
  expect(await failing(client.ticket('gs_sample', { role: 'player' }))).toMatchObject({
    code: 'unexpected',
    status: 500,
  })
})

test('no response at all is offline', async () => {
  const { origin } = room
  await room.stop()
  const error = await failing(createApiClient({ origin }).leave('gs_sample'))
  expect(error).toMatchObject({ code: 'offline', status: 0 })
  room = await startRoomServer(samplePlayerView({ name: 'lobby' }))
})

test('the page’s language is sent with a request, so that emails use it', async () => {
  const client = createApiClient({ origin: room.origin, language: () => 'es' })
  await client.view('gs_sample', { role: 'player' }, 'seat-token')
  expect(room.calls).toMatchObject([{ language: 'es' }])
})

test('a seat token is sent as bearer token, and each host command uses its own route', async () => {
  const client = createApiClient({ origin: room.origin, bearer: () => 'lti-token' })
  await client.view('gs_sample', { role: 'player' }, 'seat-token')
  await client.host('gs_sample', 'take_control', { tab: 'tab-12345678' })
  expect(room.calls).toMatchObject([
    { path: 'view?role=player', authorization: 'Bearer seat-token' },
    { path: 'take-control', authorization: 'Bearer lti-token', body: { tab: 'tab-12345678' } },
  ])
})
