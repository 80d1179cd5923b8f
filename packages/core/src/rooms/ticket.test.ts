import { describe, expect, it } from 'vitest'
import { signToken } from './signing'
import { issueSeatToken, issueTicket, readSeatToken, readTicket, type Ticket } from './ticket'

const SECRET = 'a secret of this test'
const NOW = 1_800_000_000_000
const ROOM = 'gs_1'
const ticket = { room: ROOM, role: 'player', subject: 'gp_1', issuedAt: NOW } as const

const signed = (change: Record<string, unknown>) =>
  signToken(SECRET, 'ticket', { ...ticket, expiresAt: NOW + 60_000, ...change })
const admitted = (token: string, now = NOW, room = ROOM) => readTicket(SECRET, token, room, now)

describe('a ticket', () => {
  it('admits to its room for 60 s', async () => {
    const token = await issueTicket(SECRET, ticket)
    const expected: Ticket = { ...ticket, expiresAt: NOW + 60_000 }
    expect(await admitted(token)).toEqual(expected)
    expect(await admitted(token, NOW + 60_000)).toEqual(expected)
    expect(await admitted(token, NOW + 60_001)).toBeNull()
  })

  it('issued before the clock was set back does not stay valid until that time comes again', async () => {
    const token = await issueTicket(SECRET, ticket)
    expect(await admitted(token, NOW - 60_000)).not.toBeNull()
    expect(await admitted(token, NOW - 60_001)).toBeNull()
    expect(await admitted(token, NOW - 3_600_000)).toBeNull()
  })

  it('may be issued at a fraction of a millisecond', async () => {
    const token = await issueTicket(SECRET, { ...ticket, issuedAt: NOW + 0.25 })
    expect(await admitted(token)).toMatchObject({ issuedAt: NOW + 0.25, expiresAt: NOW + 60_000 })
  })

  it('is invalid in another room', async () => {
    const token = await issueTicket(SECRET, ticket)
    expect(await admitted(token, NOW, 'gs_2')).toBeNull()
    expect(await admitted(token, NOW, '')).toBeNull()
  })

  it('with a longer lifetime is invalid', async () => {
    expect(await admitted(await signed({ expiresAt: NOW + 60_002 }))).toBeNull()
    expect(await admitted(await signed({ expiresAt: NOW + 31_536_000_000 }))).toBeNull()
  })

  it.each([
    ['another role', { role: 'admin' }],
    ['no role', { role: undefined }],
    ['a subject that is no text', { subject: 7 }],
    ['no time of issue', { issuedAt: undefined }],
    ['a time as text', { expiresAt: String(NOW + 60_000) }],
  ])('with %s is invalid, whoever signed it', async (_, change) => {
    expect(await admitted(await signed(change))).toBeNull()
  })

  it('of another secret or purpose is invalid', async () => {
    const whole = { ...ticket, expiresAt: NOW + 60_000 }
    expect(await admitted(await signToken('other', 'ticket', whole))).toBeNull()
    expect(await admitted(await signToken(SECRET, 'seat', whole))).toBeNull()
  })
})

describe('a seat token', () => {
  const seat = { sessionId: ROOM, playerId: 'gp_1' }

  it('names its game and player', async () => {
    expect(await readSeatToken(SECRET, await issueSeatToken(SECRET, seat))).toEqual(seat)
  })

  it('is not a ticket, and a ticket is not a seat token', async () => {
    expect(await admitted(await issueSeatToken(SECRET, seat))).toBeNull()
    expect(await readSeatToken(SECRET, await issueTicket(SECRET, ticket))).toBeNull()
  })

  it('without both ids is invalid', async () => {
    expect(
      await readSeatToken(SECRET, await signToken(SECRET, 'seat', { sessionId: ROOM })),
    ).toBeNull()
    expect(
      await readSeatToken(SECRET, await signToken(SECRET, 'seat', ['gs_1', 'gp_1'])),
    ).toBeNull()
  })
})
