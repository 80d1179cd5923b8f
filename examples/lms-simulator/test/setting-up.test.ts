import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLAIMS, createSimulator, type Simulator } from '../src/simulator'
import { createTool, type Tool } from './tool-double'

let lms: Simulator
let tool: Tool
beforeAll(async () => {
  lms = await createSimulator()
  tool = await createTool(lms)
})
afterAll(async () => {
  await tool.close()
  await lms.close()
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${lms.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('the page of switches has those of groups and of bare refusals, and keeps them', async () => {
  const before = lms.settings()
  const page = async () => (await fetch(`${lms.origin}/switches`)).text()
  expect(await page()).toContain('<option value="service" selected>')
  const { platformStorage, loginMethod } = before
  const kept = { platformStorage, loginMethod, groups: 'moodle', bareRefusals: 'on' }
  const body = new URLSearchParams(kept)
  const answer = await fetch(`${lms.origin}/switches/settings`, {
    method: 'POST',
    redirect: 'manual',
    body,
  })
  expect(answer.status).toBe(303)
  expect(lms.settings()).toMatchObject({ groups: 'moodle', bareRefusals: true })
  expect(await page()).toContain('<option value="moodle" selected>')
  lms.set(before)
})

describe('deep linking', () => {
  const request = () => lms.launchClaims({ linkId: null })
  const answer = async (token: Promise<string>) => {
    const body = new URLSearchParams({ JWT: await token })
    const response = await fetch(`${lms.origin}/deep-linking/return`, { method: 'POST', body })
    return { status: response.status, text: await response.text() }
  }
  /** As the page around the frame does. */
  const save = (text: string) =>
    fetch(`${lms.origin}/courses/science-8/add?as=teacher`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ticket: /ticket: "([\w-]+)"/.exec(text)?.[1] ?? '' }),
    })
  const item = (more: object = {}) => ({ type: 'ltiResourceLink', title: 'Quiz', ...more })

  test('several links with columns are added to the course', async () => {
    const before = lms.links().length
    const lineItem = { scoreMaximum: 100, resourceId: 'set-1' }
    const items = [item({ custom: { content_id: '1' }, lineItem }), item({ title: 'Two <b>' })]
    const { status, text } = await answer(tool.deepLinkingAnswer(request(), items))
    expect(status).toBe(200)
    expect(text).toContain('2 activities were chosen.')
    expect(lms.links()).toHaveLength(before)
    expect((await save(text)).status).toBe(303)
    // As Moodle: the launch address of each is got, and nothing comes of it.
    const look = { url: `${tool.origin}/lti/launch`, outcome: 200 }
    expect(lms.state.looks).toEqual([look, look])
    const [first, second] = lms.links().slice(before)
    expect([first?.custom, second?.title]).toEqual([{ content_id: '1' }, 'Two <b>'])
    const columns = lms.lineItems().filter(({ linkId }) => linkId === first?.id)
    expect(columns).toMatchObject([{ label: 'Quiz', resourceId: 'set-1', scoreMaximum: 100 }])
    const course = await (await fetch(`${lms.origin}/courses/science-8?as=teacher`)).text()
    expect(course).toContain('Two &lt;b&gt;')
  })

  test('content that is selected again changes the activity and its column, and is told by title alone', async () => {
    const lineItem = { scoreMaximum: 100, resourceId: 'set-1' }
    const { id } = lms.addLink({ courseId: 'science-8', title: 'Monday', lineItem })
    const asked = lms.launchClaims({ linkId: null, replaces: id })
    expect(asked).not.toHaveProperty([CLAIMS.resource_link])
    expect(asked[CLAIMS.deep_linking_settings]).toMatchObject({ title: 'Monday' })
    const again = item({
      title: 'Tuesday',
      custom: { content_id: '2' },
      lineItem: { scoreMaximum: 20, resourceId: 'set-2' },
    })
    const { text } = await answer(tool.deepLinkingAnswer(asked, [again]))
    await save(text)
    expect(lms.links().find((link) => link.id === id)).toMatchObject({
      title: 'Tuesday',
      custom: { content_id: '2' },
    })
    expect(lms.lineItems().filter(({ linkId }) => linkId === id)).toMatchObject([
      { scoreMaximum: 20, resourceId: 'set-2' },
    ])
  })

  test('dates that the platform does not substitute come as they are written', () => {
    const custom = { due: '$ResourceLink.submission.endDateTime', id: '$User.id' }
    const submission = { endDateTime: '2030-01-01T00:00:00Z' }
    const { id } = lms.addLink({ courseId: 'science-8', custom, submission })
    lms.set({ dateVariables: false })
    expect(lms.launchClaims({ linkId: id })[CLAIMS.custom]).toEqual({ ...custom, id: 'teacher' })
    lms.set({ dateVariables: true })
    expect(lms.launchClaims({ linkId: id })[CLAIMS.custom]).toMatchObject({
      due: submission.endDateTime,
    })
  })

  test('an answer is good once', async () => {
    const asked = request()
    expect((await answer(tool.deepLinkingAnswer(asked, []))).status).toBe(200)
    expect((await answer(tool.deepLinkingAnswer(asked, []))).status).toBe(400)
  })

  test.each<[string, object[], JWTPayload]>([
    ['another data', [], { [CLAIMS.data]: 'x' }],
    ['another deployment', [], { [CLAIMS.deployment_id]: '2' }],
    ['another audience', [], { aud: 'http://elsewhere' }],
    ['no expiry', [], { exp: undefined }],
    ['a type that was not asked for', [{ type: 'html' }], {}],
    ['an address that leaves the tool', [item({ url: 'http://elsewhere/' })], {}],
    ['a custom value that is no string', [item({ custom: { points: 5 } })], {}],
    ['a picture without an address', [item({ icon: {} })], {}],
    ['a column without a maximum', [item({ lineItem: {} })], {}],
  ])('an answer with %s is refused and adds nothing', async (_, items, claims) => {
    const before = lms.links().length
    expect((await answer(tool.deepLinkingAnswer(request(), items, claims))).status).toBe(400)
    expect(lms.links()).toHaveLength(before)
  })
})

describe('dynamic registration', () => {
  const wanted = {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: 'https://tool.example/login',
    redirect_uris: ['https://tool.example/launch'],
    client_name: 'A tool',
    jwks_uri: 'https://tool.example/keys',
    token_endpoint_auth_method: 'private_key_jwt',
    scope: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
    'https://purl.imsglobal.org/spec/lti-tool-configuration': {
      domain: 'tool.example',
      target_link_uri: 'https://tool.example/launch',
      messages: [{ type: 'LtiDeepLinkingRequest' }],
      claims: ['iss', 'sub'],
    },
  }
  const token = () => {
    const url = new URL(lms.registrationLink('https://tool.example/register?invite=1'))
    expect(url.searchParams.get('openid_configuration')).toContain(lms.origin)
    return { authorization: `Bearer ${url.searchParams.get('registration_token')}` }
  }

  test('a tool with a token gets a client id, once', async () => {
    const headers = token()
    const response = await post('/registration', wanted, headers)
    const { client_id } = await response.json()
    expect(lms.tools().find(({ clientId }) => clientId === client_id)).toMatchObject({
      name: 'A tool',
      loginUrl: 'https://tool.example/login',
      scopes: [wanted.scope],
    })
    expect((await post('/registration', wanted, headers)).status).toBe(401)
  })

  test('what is missing is refused, and the token stays good', async () => {
    const headers = token()
    expect((await post('/registration', { ...wanted, grant_types: [] }, headers)).status).toBe(400)
    expect((await post('/registration', wanted, headers)).status).toBe(200)
  })
})

describe('the rest', () => {
  test('a copied course has new links and columns with the same custom values and resource ids', () => {
    lms.addLink({ courseId: 'career-club', custom: { a: '1' }, lineItem: { resourceId: 'r' } })
    const { id } = lms.copyCourse('career-club')
    const of = <T extends { courseId: string }>(all: T[]) =>
      all.filter(({ courseId }) => courseId === id)
    expect(of(lms.links())).toMatchObject([{ custom: { a: '1' } }])
    expect(of(lms.lineItems())).toMatchObject([{ resourceId: 'r', linkId: of(lms.links())[0]?.id }])
  })

  test('the control functions are there over HTTP, but not for a page of another origin', async () => {
    const { id_token } = await (await post('/control/sign-launch', { nonce: 'n' })).json()
    expect(id_token.split('.')).toHaveLength(3)
    const foreign = await post('/control/settings', {}, { origin: 'http://elsewhere' })
    expect(foreign.status).toBe(403)
  })
})
