import { describe, expect, test } from 'vitest'
import { PLATFORM, registrationBench } from '../../../test/registration-bench'
import { listDeployments } from '../platforms/store/deployments'
import { invitesShown } from './invites'
import { removeInvite } from './store'

const SIMULATOR = '../../../../examples/lms-simulator/src/simulator.ts'
const WEEK_MS = 7 * 24 * 3600_000
const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration'

const bench = registrationBench()

describe('A platform registers itself', () => {
  test('with an invitation: it is stored, waits for approval, and its window closes', async () => {
    let asked: { authorization?: string; body: Record<string, unknown> } = { body: {} }
    bench.answers['/registration'] = ({ headers }, response, body) => {
      asked = { authorization: headers.authorization, body: JSON.parse(body) }
      response.writeHead(200).end(JSON.stringify({ client_id: 'client-1' }))
    }
    const reply = await bench.opened(await bench.invite())
    expect(reply.status).toBe(200)
    expect(await reply.clone().text()).toContain('<body data-does="close">')
    expect(await bench.platforms()).toMatchObject([
      {
        name: 'Hill School',
        issuer: bench.origin,
        clientId: 'client-1',
        authUrl: `${bench.origin}/authorize`,
        tokenUrl: `${bench.origin}/token`,
        jwksUrl: `${bench.origin}/jwks`,
        binding: 'first_launch',
        isActive: false,
        productFamily: 'moodle',
      },
    ])
    expect(asked.authorization).toBe('Bearer once')
    const { publicOrigin } = bench.api.services.env
    expect(asked.body).toMatchObject({
      application_type: 'web',
      response_types: ['id_token'],
      initiate_login_uri: `${publicOrigin}/lti/login`,
      redirect_uris: [`${publicOrigin}/lti/launch`],
      jwks_uri: `${publicOrigin}/lti/keys`,
      token_endpoint_auth_method: 'private_key_jwt',
      scope:
        'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly https://purl.imsglobal.org/spec/lti-ags/scope/score https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
      [TOOL]: {
        target_link_uri: `${publicOrigin}/lti/launch`,
        custom_parameters: { due_at: '$ResourceLink.submission.endDateTime' },
        messages: [
          { type: 'LtiResourceLinkRequest' },
          { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] },
        ],
      },
    })
  })

  test('a deployment that it names is bound, and no other comes in by itself', async () => {
    bench.answers['/registration'] = (_request, response) =>
      response.end(JSON.stringify({ client_id: 'c', [TOOL]: { deployment_id: '7' } }))
    await bench.opened(await bench.invite())
    const [platform] = await bench.platforms()
    expect(platform?.binding).toBe('by_hand')
    expect(await listDeployments(bench.api.services.store.db)).toMatchObject([
      { deploymentId: '7' },
    ])
  })

  test('only what it supports is asked for', async () => {
    let body: Record<string, unknown> = {}
    bench.configured({
      scopes_supported: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
      claims_supported: ['iss', 'sub'],
      [PLATFORM]: { messages_supported: [{ type: 'LtiResourceLinkRequest' }] },
    })
    bench.answers['/registration'] = (_request, response, sent) => {
      body = JSON.parse(sent)
      response.end(JSON.stringify({ client_id: 'c' }))
    }
    await bench.opened(await bench.invite())
    expect(body.scope).toBe('https://purl.imsglobal.org/spec/lti-ags/scope/score')
    expect(body[TOOL]).toMatchObject({
      claims: ['iss', 'sub'],
      messages: [{ type: 'LtiResourceLinkRequest' }],
    })
  })

  test.each([
    [['User.id', 'Moodle.Person.userGroupIds'], { groups: '$Moodle.Person.userGroupIds' }],
    [
      ['$Canvas.course.sectionIds', '$com.instructure.User.sectionNames'],
      {
        sections: '$Canvas.course.sectionIds',
        section_names: '$com.instructure.User.sectionNames',
      },
    ],
    [['CourseGroup.id', 'CourseGroup.name'], { group_names: '$CourseGroup.name' }],
    [['CourseGroup.name', 'User.id'], {}],
    [['CourseGroup.id', ...Array(400).fill('Person.name.full')], { groups: '$CourseGroup.id' }],
    [{ all: true }, {}],
  ])('groups are asked for by the variables that it lists: %j', async (variables, expected) => {
    let body: Record<string, { custom_parameters?: unknown }> = {}
    bench.configured({ [PLATFORM]: { variables } })
    bench.answers['/registration'] = (_request, response, sent) => {
      body = JSON.parse(sent)
      response.end(JSON.stringify({ client_id: 'c' }))
    }
    await bench.opened(await bench.invite())
    const due_at = '$ResourceLink.submission.endDateTime'
    const groups = 'group_names' in expected ? { groups: '$CourseGroup.id' } : {}
    expect(body[TOOL]?.custom_parameters).toEqual({ due_at, ...groups, ...expected })
  })

  test('what leads there from a gradebook is announced where that is known', async () => {
    let body: Record<string, unknown> = {}
    const review = { type: 'LtiSubmissionReviewRequest' }
    bench.configured({ [PLATFORM]: { messages_supported: [review] } })
    bench.answers['/registration'] = (_request, response, sent) => {
      body = JSON.parse(sent)
      response.end(JSON.stringify({ client_id: 'c' }))
    }
    await bench.opened(await bench.invite())
    const { publicOrigin } = bench.api.services.env
    expect(body[TOOL]).toMatchObject({
      messages: [
        { type: 'LtiResourceLinkRequest' },
        { ...review, target_link_uri: `${publicOrigin}/lti/launch` },
      ],
    })
  })

  test('the simulated LMS registers us by its own rules', async () => {
    const { createSimulator } = await import(new URL(SIMULATOR, import.meta.url).href)
    const simulator = await createSimulator({ port: 0 })
    try {
      const url = await bench.inviteLink('Simulator')
      const link = new URL(await simulator.registrationLink(url))
      const reply = await bench.open(Object.fromEntries(link.searchParams))
      expect(reply.status).toBe(200)
      const [platform] = await bench.platforms()
      expect(platform).toMatchObject({ name: 'Simulator', isActive: false })
      const [tool] = [...simulator.state.tools.values()]
      expect(tool).toMatchObject({ clientId: platform?.clientId })
    } finally {
      await simulator.close()
    }
  })
})

describe('An invitation', () => {
  test('is good for one platform', async () => {
    const token = await bench.invite()
    await bench.opened(token)
    const again = await bench.opened(token)
    expect(again.status).toBe(403)
    expect(await again.clone().text()).toContain('This invitation is not valid any more.')
    expect(await bench.platforms()).toHaveLength(1)
    expect(await invitesShown(bench.api.services)).toMatchObject([{ state: 'used' }])
  })

  test('of two uses at once one wins', async () => {
    const token = await bench.invite()
    let count = 0
    bench.answers['/registration'] = (_request, response) =>
      response.end(JSON.stringify({ client_id: `client-${++count}` }))
    // Two processes: neither sees that the other is at it.
    const replies = await Promise.all([bench.opened(token), bench.opened(token)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(await bench.platforms()).toHaveLength(1)
  })

  test('ends after 7 days', async () => {
    const token = await bench.invite()
    bench.now += WEEK_MS
    expect((await bench.opened(token)).status).toBe(403)
    expect(await invitesShown(bench.api.services)).toMatchObject([{ state: 'expired' }])
    expect(bench.asked).toEqual([])
  })

  test('can be revoked, and nobody is asked with a revoked or unknown one', async () => {
    const token = await bench.invite()
    const [one] = await invitesShown(bench.api.services)
    await removeInvite(bench.api.services.store.db, one?.id ?? '')
    expect((await bench.opened(token)).status).toBe(403)
    expect((await bench.opened('unknown')).status).toBe(403)
    expect(bench.asked).toEqual([])
  })

  test('opened in a browser by itself does nothing and stays good', async () => {
    const token = await bench.invite()
    const reply = await bench.open({ invite: token })
    expect(reply.status).toBe(400)
    expect(await reply.clone().text()).toContain(
      'Please paste its address where your LMS registers a tool',
    )
    expect((await bench.opened(token)).status).toBe(200)
  })

  test('is kept as a hash, and neither it nor the registration token is logged', async () => {
    const token = await bench.invite()
    await bench.opened(token)
    expect(
      JSON.stringify(await bench.api.services.store.db.select().from(inviteTable())),
    ).not.toContain(token)
    expect(bench.api.logged()).not.toContain(token)
    expect(bench.api.logged()).not.toContain('once')
  })
})

const inviteTable = () => bench.api.services.store.db.tables.ltiInvites

test('/lti/config.json is an LTI key as Canvas takes it', async () => {
  const { env } = bench.api.services
  const found = JSON.parse(await (await bench.ask('/lti/config.json')).text())
  expect(found).toMatchObject({
    title: 'Pathquest',
    target_link_uri: `${env.publicOrigin}/lti/launch`,
    oidc_initiation_url: `${env.publicOrigin}/lti/login`,
    public_jwk_url: `${env.publicOrigin}/lti/keys`,
    custom_fields: {
      due_at: '$ResourceLink.submission.endDateTime',
      sections: '$Canvas.course.sectionIds',
      section_names: '$com.instructure.User.sectionNames',
    },
  })
  expect(found.scopes).toHaveLength(4)
  const { placements } = found.extensions[0].settings
  expect(placements.map((one: { placement: string }) => one.placement)).toEqual([
    'assignment_selection',
    'link_selection',
    'course_navigation',
  ])
})
