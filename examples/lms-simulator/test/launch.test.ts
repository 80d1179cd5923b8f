import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LaunchOverrides } from '../src/lti/sign-launch'
import { CLAIMS, createSimulator, type Simulator } from '../src/simulator'
import { claimsOf, createTool, type Tool } from './tool-double'

let lms: Simulator
let tool: Tool
let link: ReturnType<Simulator['addLink']>
beforeAll(async () => {
  lms = await createSimulator()
  tool = await createTool(lms)
  link = lms.addLink({
    courseId: 'science-8',
    custom: { due: '$ResourceLink.submission.endDateTime' },
  })
})
afterAll(async () => {
  await tool.close()
  await lms.close()
})

const begin = (more: Partial<Parameters<Simulator['startLogin']>[0]> = {}) => {
  const launch = { personId: 'student-01', courseId: 'science-8', linkId: link.id, ...more }
  const { params } = lms.startLogin(launch)
  return {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: params.client_id,
    redirect_uri: `${tool.origin}/lti/launch`,
    login_hint: params.login_hint,
    lti_message_hint: params.lti_message_hint,
    state: 'the-state',
    nonce: 'the-nonce',
  }
}
const authorize = async (
  params: Record<string, string>,
): Promise<{ status: number; [field: string]: unknown }> => {
  const response = await fetch(`${lms.origin}/authorize?${new URLSearchParams(params)}`)
  const text = await response.text()
  const fields = text.matchAll(/name="(\w+)" value="([^"]*)"/g)
  return { status: response.status, ...Object.fromEntries([...fields].map((m) => [m[1], m[2]])) }
}

describe('authentication request', () => {
  test('a right one is answered with an id_token for that nonce, signed by a published key', async () => {
    const { id_token, state, lti_storage_target } = await authorize(begin())
    const { payload } = await jwtVerify(String(id_token), createLocalJWKSet(lms.keySet()), {
      issuer: lms.issuer,
      audience: tool.clientId,
    })
    expect(payload).toMatchObject({ nonce: 'the-nonce', sub: 'student-01' })
    expect(payload[CLAIMS.resource_link]).toMatchObject({ id: link.id })
    expect({ state, lti_storage_target }).toEqual({
      state: 'the-state',
      lti_storage_target: 'lms_storage',
    })
  })

  test('a redirect_uri or a client that is not registered gets no answer', async () => {
    expect((await authorize({ ...begin(), redirect_uri: `${tool.origin}/other` })).status).toBe(400)
    expect((await authorize({ ...begin(), client_id: 'nobody' })).status).toBe(400)
  })

  test.each([
    ['nonce', { nonce: '' }],
    ['response_mode', { response_mode: 'query' }],
    ['login_hint', { login_hint: 'teacher' }],
    ['lti_message_hint', { lti_message_hint: 'unknown' }],
  ])('a wrong %s is answered with an error and the state', async (_, change) => {
    const answer = await authorize({ ...begin(), ...change })
    expect(answer.id_token).toBeUndefined()
    expect(answer).toMatchObject({ error: expect.any(String), state: 'the-state' })
  })

  test('a hint is good once', async () => {
    const params = begin()
    expect((await authorize(params)).id_token).toBeDefined()
    expect((await authorize(params)).error).toBe('invalid_request')
  })
})

describe('claims', () => {
  test('a mentor is told with the children; a variable without a value stays as it is', () => {
    const claims = lms.launchClaims({ personId: 'mentor' })
    expect(claims[CLAIMS.role_scope_mentor]).toEqual(['student-01', 'student-02'])
    expect(claims[CLAIMS.custom]).toEqual({ due: '$ResourceLink.submission.endDateTime' })
    lms.updateLink(link.id, { dueAt: '2030-01-01T00:00:00.000Z' })
    expect(lms.launchClaims()[CLAIMS.custom]).toEqual({ due: '2030-01-01T00:00:00.000Z' })
  })

  test('as in Moodle, groups are told by their ids alone, in a variable of its own', () => {
    const custom = { ids: '$Moodle.Person.userGroupIds', names: '$CourseGroup.name' }
    const { id } = lms.addLink({ courseId: 'history-9', title: 'Grouped', custom })
    const told = (personId: string) =>
      lms.launchClaims({ personId, linkId: id, courseId: 'history-9' })[CLAIMS.custom]
    lms.set({ groups: 'moodle' })
    expect(told('teacher')).toEqual({ ids: 'group-a', names: '$CourseGroup.name' })
    expect(told('head')).toMatchObject({ ids: '' })
    lms.set({ groups: 'service' })
    expect(told('teacher')).toEqual(custom)
  })

  test('names can be hidden', () => {
    lms.set({ nameSharing: false })
    expect(lms.launchClaims()).not.toHaveProperty('name')
    lms.set({ nameSharing: true })
  })

  test('any claim can be changed and left out, and any header said', () => {
    const token = lms.signLaunch({
      claims: { roles: 'Instructor', aud: ['a', 'b'] },
      remove: ['exp'],
      header: { alg: 'none', kid: '../../etc/passwd' },
    })
    const claims = claimsOf(token)
    expect(claims[CLAIMS.roles]).toBe('Instructor')
    expect(claims.aud).toEqual(['a', 'b'])
    expect(claims).not.toHaveProperty('exp')
    expect(token.endsWith('.')).toBe(true)
  })

  test.each<[string, LaunchOverrides]>([
    ['tampered', { tamper: 'payload' }],
    ['signed by a key that nobody publishes', { key: 'foreign' }],
    [
      'signed with the public key as a secret',
      { key: 'public_as_secret', header: { alg: 'HS256' } },
    ],
  ])('a token that is %s does not verify', async (_, overrides) => {
    const verified = jwtVerify(lms.signLaunch(overrides), createLocalJWKSet(lms.keySet()))
    await expect(verified).rejects.toThrow()
  })

  test('after a rotation the old key verifies only while it is published', async () => {
    const old = lms.signLaunch()
    lms.rotateKeys({ keepOld: true })
    await expect(jwtVerify(old, createLocalJWKSet(lms.keySet()))).resolves.toBeDefined()
    lms.rotateKeys({ keepOld: false })
    await expect(jwtVerify(old, createLocalJWKSet(lms.keySet()))).rejects.toThrow()
  })
})

describe('review requests', () => {
  const item = () => {
    const submissionReview = { reviewableStatus: ['Completed'], custom: { view: 'answers' } }
    return lms.addLineItem({
      courseId: 'science-8',
      linkId: link.id,
      label: 'Quiz',
      submissionReview,
    })
  }

  test('of a cell name the student, the column and its link', () => {
    const { id: lineItemId } = item()
    const review = { lineItemId, userId: 'student-02' }
    const claims = lms.launchClaims({ linkId: link.id, review })
    expect(claims).toMatchObject({
      sub: 'teacher',
      [CLAIMS.message_type]: 'LtiSubmissionReviewRequest',
      [CLAIMS.resource_link]: { id: link.id },
      [CLAIMS.for_user]: { user_id: 'student-02', name: 'Ben Carter' },
      [CLAIMS.ags]: { lineitem: expect.stringContaining(`/line-items/${lineItemId}/`) },
    })
    expect(claims[CLAIMS.custom]).toMatchObject({ view: 'answers' })
  })

  test('of a heading name nobody', async () => {
    const review = { lineItemId: item().id, userId: null }
    const { id_token } = await authorize(begin({ personId: 'teacher', review }))
    const claims = claimsOf(String(id_token))
    expect(claims[CLAIMS.message_type]).toBe('LtiSubmissionReviewRequest')
    expect(claims).not.toHaveProperty([CLAIMS.for_user])
  })

  test('of another student are for teachers', () => {
    const review = { lineItemId: item().id, userId: 'student-02' }
    expect(() => begin({ review })).toThrow('This is not yours to see')
    expect(begin({ personId: 'student-02', review })).toMatchObject({ login_hint: 'student-02' })
  })
})
