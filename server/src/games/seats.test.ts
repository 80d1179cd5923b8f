import { readTicket } from '@pathquest/core'
import { expect, test } from 'vitest'
import { newTicket, nextIssuedAt } from './seats'

const HOUR = 3_600_000
const NOW = 1_800_000_000_000

test('of two tickets the later one compares as newer, also within a millisecond', () => {
  const issued = Array.from({ length: 100 }, () => nextIssuedAt(NOW))
  expect(issued.every((at, i) => i === 0 || at > (issued[i - 1] as number))).toBe(true)
  expect(nextIssuedAt(NOW + 1)).toBe(NOW + 1)
})

test('after the clock was set back a ticket is still valid for 60 s', async () => {
  const secrets = { room: 'x'.repeat(32) } as Parameters<typeof newTicket>[0]['secrets']
  const env = { roomsPublicOrigin: undefined } as Parameters<typeof newTicket>[0]['env']
  const requested = { room: 'gs_1', role: 'player', subject: 'gp_1' } as const
  await newTicket({ env, secrets, now: () => NOW }, requested)
  const later = NOW - HOUR
  const { ticket } = await newTicket({ env, secrets, now: () => later }, requested)
  expect(await readTicket(secrets.room, ticket, 'gs_1', later + 60_000)).not.toBeNull()
  expect(await readTicket(secrets.room, ticket, 'gs_1', later + 60_001)).toBeNull()
})
