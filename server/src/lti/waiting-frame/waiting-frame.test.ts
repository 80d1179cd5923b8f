import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '../../../test/client'
import { aPlatform, claimsOf } from '../../../test/lti'
import { type LtiServer, startLtiServer } from '../../../test/lti-server'
import { acceptLaunch } from '../launches/accept-launch'
import { type LtiPlatform, updatePlatform } from '../platforms/store/platforms'
import { removeChoicesBefore } from './store'
import { newWaitingFrame, WAITING_MS } from './waiting-frame'

const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim'
const NURSE = { kind: 'question_set', contentId: 'qs_nurse-shift', title: 'Nurse Shift' }
let server: LtiServer
let platform: LtiPlatform
let now = Date.now()

beforeAll(async () => {
  server = await startLtiServer({}, { now: () => now })
  platform = await aPlatform(server.services)
  await server.services.lti.keys.create(platform)
})
afterAll(() => server.stop())

const picker = (change: object = {}) => ({
  role: 'teacher' as const,
  sub: 'teacher',
  message: 'deep_linking' as const,
  resourceLink: null,
  deepLinking: {
    returnUrl: 'https://lms.example/return?a=1',
    acceptTypes: ['ltiResourceLink'],
    acceptTargets: ['iframe'],
    acceptMultiple: true,
    acceptLineItem: true,
    title: null,
    data: 'opaque',
    ...change,
  },
})

const tell = (path: string, code: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.origin, ...headers },
    body: new URLSearchParams({ code }),
  })
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
const stateOf = async (code: string): Promise<any> => (await tell('/lti/waiting', code)).json()

/** The window's visit, by the code that its launch or the frame was given. */
async function visitBy(handoverCode: string) {
  const { client } = server.api
  const { body } = await client('POST', '/api/session', { code: handoverCode })
  const by = { bearer: body.token as string }
  return {
    add: (items: object[], more: object = {}) =>
      client('POST', '/api/lti/deep-linking', { items, ...more }, by),
    isTaken: async () =>
      (await client('GET', '/api/lti/deep-linking/handed', undefined, by)).body.isTaken,
  }
}

/** A frame that waits, and the window that it opened. */
async function opened(requested: object = picker()) {
  const frame = newWaitingFrame()
  const { handoverCode } = await acceptLaunch(
    server.services,
    claimsOf(platform, requested),
    frame.hash,
  )
  return { code: frame.code, ...(await visitBy(handoverCode)) }
}

async function reopened(code: string) {
  const answer = await tell('/lti/reopen', code)
  expect(answer.status).toBe(303)
  return visitBy(answer.headers.get('location')?.replace('/play#h=', '') ?? '')
}

describe('A frame that waits for its window', () => {
  test('hears of the picker, takes the choice once, and the window hears of it', async () => {
    const { code, add, isTaken } = await opened()
    expect(await stateOf(newWaitingFrame().code)).toEqual({ state: 'none' })
    expect(await stateOf(code)).toEqual({ state: 'choosing' })
    expect((await add([NURSE])).body).toEqual({ to: 'frame' })
    expect(await isTaken()).toBe(false)
    const chosen = await stateOf(code)
    expect(chosen).toMatchObject({ state: 'chosen', returnUrl: 'https://lms.example/return?a=1' })
    expect(decodeJwt(chosen.jwt)).toMatchObject({
      iss: platform.clientId,
      aud: platform.issuer,
      [`${DL}/data`]: 'opaque',
      [`${DL}/content_items`]: [{ title: 'Nurse Shift' }],
    })
    expect(await isTaken()).toBe(true)
    expect(await stateOf(code)).toEqual({ state: 'taken' })
    expect((await add([NURSE])).body).toEqual(problem('choice_taken'))
    expect((await add([NURSE], { here: true })).body).toEqual(problem('choice_taken'))
  })

  test('takes nothing where the teacher cancelled', async () => {
    const { code, add } = await opened()
    await add([])
    const { jwt } = await stateOf(code)
    expect(decodeJwt(jwt)[`${DL}/content_items`]).toEqual([])
  })

  test('of two that ask at once one gets the answer', async () => {
    const { code, add } = await opened()
    await add([NURSE])
    const states = await Promise.all([stateOf(code), stateOf(code), stateOf(code)])
    expect(states.map(({ state }) => state).sort()).toEqual(['chosen', 'taken', 'taken'])
  })

  test('opens another window when the first was closed; what was chosen last counts', async () => {
    const first = await opened()
    const second = await reopened(first.code)
    await first.add([NURSE])
    await second.add([{ ...NURSE, title: 'The other' }])
    const { jwt } = await stateOf(first.code)
    expect(decodeJwt(jwt)[`${DL}/content_items`]).toMatchObject([{ title: 'The other' }])
    expect((await first.add([NURSE])).body).toEqual(problem('choice_taken'))
  })

  test('opens none for a code that it does not have, and none for another page', async () => {
    const { code } = await opened()
    expect((await tell('/lti/reopen', newWaitingFrame().code)).status).toBe(401)
    for (const origin of ['https://evil.example', 'null']) {
      expect((await tell('/lti/reopen', code, { origin })).status).toBe(401)
    }
  })

  test('is not asked where the window sends the choice itself', async () => {
    const { code, add } = await opened()
    await add([NURSE])
    const { body } = await add([NURSE], { here: true })
    expect(body).toMatchObject({ to: 'form', returnUrl: 'https://lms.example/return?a=1' })
    expect(await stateOf(code)).toEqual({ state: 'choosing' })
  })

  test('is done with an activity, and offers its window again all the same', async () => {
    const { code } = await opened({ sub: 'student' })
    expect(await stateOf(code)).toEqual({ state: 'opened' })
    await reopened(code)
  })

  test('waits for an hour', async () => {
    const { code, add } = await opened()
    now += WAITING_MS
    expect(await stateOf(code)).toEqual({ state: 'expired' })
    expect((await tell('/lti/reopen', code)).status).toBe(401)
    await add([NURSE])
    now += WAITING_MS
    expect(await stateOf(code)).toEqual({ state: 'expired' })
    await removeChoicesBefore(server.services.store.db, now + 1)
    expect(await stateOf(code)).toEqual({ state: 'expired' })
  })

  test('gets nothing of a platform that was stopped', async () => {
    const { code, add } = await opened()
    await add([NURSE])
    const { db } = server.services.store
    await updatePlatform(db, platform.id, { isActive: false })
    try {
      expect(await stateOf(code)).toEqual({ state: 'expired' })
      expect((await tell('/lti/reopen', code)).status).toBe(401)
    } finally {
      await updatePlatform(db, platform.id, { isActive: true })
    }
  })
})
