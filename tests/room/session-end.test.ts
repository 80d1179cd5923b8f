import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

const TICKET_IS_NO_GOOD = 4002

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

test('sockets end with the session that their tickets were asked for in, and no others', async () => {
  const { sessionId: room } = await harness.put()
  const open = async (subject: string, session?: string) => {
    const ticket = await harness.ticket({ room, role: 'host', subject, session })
    const socket = await harness.connect(room, 'host', subject, { ticket })
    await socket.view()
    return socket
  }
  const ended = [await open('tab-one', 'as_ended'), await open('tab-two', 'as_ended')]
  const others = [await open('tab-three', 'as_other'), await open('tab-four')]
  const command = { type: 'end_session', session: 'as_ended' } as const
  expect(await harness.command(room, command)).toMatchObject({ ok: true, status: 'waiting' })
  for (const socket of ended) {
    expect(await socket.whenClosed()).toMatchObject({ code: TICKET_IS_NO_GOOD })
  }
  for (const socket of others) {
    socket.forget()
    socket.say({ type: 'resync' })
    expect(await socket.view()).toMatchObject({ role: 'host' })
    socket.close()
  }
})
