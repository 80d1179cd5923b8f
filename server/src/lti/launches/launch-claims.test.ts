import { describe, expect, it } from 'vitest'
import type { LtiPlatform } from '../platforms/store/platforms'
import { parseLaunchClaims } from './launch-claims'

const platform = { id: 'lp_1' } as LtiPlatform
const launchUrl = 'https://quest.example/lti/launch'
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const fine = {
  sub: 'u1',
  [claim('version')]: '1.3.0',
  [claim('message_type')]: 'LtiResourceLinkRequest',
  [claim('deployment_id')]: '1',
  [claim('target_link_uri')]: launchUrl,
  [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
  [claim('resource_link')]: { id: 'l1' },
}
const parse = (changes: object) => parseLaunchClaims({ ...fine, ...changes }, platform, launchUrl)

describe('the claims of a launch', () => {
  it('leave out variables that the platform gave back as they were written', () => {
    const custom = {
      content: 'question_set',
      due_at: '$ResourceLink.submission.endDateTime',
      points: ' $Points',
      play: '$',
      note: 'costs 5 $',
    }
    expect(parse({ [claim('custom')]: custom }).custom).toEqual({
      content: 'question_set',
      note: 'costs 5 $',
    })
  })

  it('name the activity whose content is selected again, where the platform does', () => {
    const picker = {
      [claim('message_type')]: 'LtiDeepLinkingRequest',
      'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
        deep_link_return_url: 'https://lms.example/return',
        accept_types: ['ltiResourceLink'],
      },
    }
    expect(parse(picker)).toMatchObject({ resourceLink: null, askedLinkId: 'l1' })
    expect(parse({}).askedLinkId).toBeNull()
  })

  it('with the least there can be', () => {
    expect(parse({})).toEqual({
      platform,
      deploymentId: '1',
      sub: 'u1',
      name: null,
      givenName: null,
      locale: null,
      roles: { role: 'student', looksOn: false, isTest: false },
      mentorOf: [],
      message: 'resource_link',
      reviewOf: null,
      context: null,
      resourceLink: { id: 'l1', title: null },
      askedLinkId: null,
      custom: {},
      ags: null,
      nrps: null,
      groupsUrl: null,
      ownGroups: null,
      deepLinking: null,
      returnUrl: null,
    })
  })

  it('never hold an e-mail address', () => {
    expect(JSON.stringify(parse({ email: 'ada@school.example' }))).not.toContain('ada@')
  })

  it('have custom values as words, whatever the LMS makes of them', () => {
    const custom = { graded: true, points: 5, none: null, list: [1], note: 'as it is' }
    expect(parse({ [claim('custom')]: custom }).custom).toEqual({
      graded: 'true',
      points: '5',
      note: 'as it is',
    })
  })

  it('do without what is there but wrong', () => {
    const parsed = parse({
      name: 42,
      locale: ['de'],
      [claim('launch_presentation')]: { return_url: 'javascript:alert(1)' },
      'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
        lineitems: 'ftp://x',
        scope: 's',
      },
      'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {},
    })
    expect(parsed).toMatchObject({
      name: null,
      locale: null,
      returnUrl: null,
      ags: { lineItem: null, lineItems: null, scopes: [] },
      nrps: null,
    })
  })

  it('name the students of a mentor, and of nobody else', () => {
    const scope = { [claim('role_scope_mentor')]: ['u2', 'u3'] }
    const mentor = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor'
    expect(parse({ ...scope, [claim('roles')]: [mentor] }).mentorOf).toEqual(['u2', 'u3'])
    expect(parse(scope).mentorOf).toEqual([])
  })

  it('of a content picker say what the LMS takes', () => {
    const { deepLinking, resourceLink } = parse({
      [claim('message_type')]: 'LtiDeepLinkingRequest',
      'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
        deep_link_return_url: 'https://lms.example/return?a=1',
        accept_types: ['ltiResourceLink'],
        accept_multiple: 'false',
        accept_lineitem: true,
        data: 'opaque',
      },
    })
    expect(resourceLink).toBeNull()
    expect(deepLinking).toEqual({
      returnUrl: 'https://lms.example/return?a=1',
      acceptTypes: ['ltiResourceLink'],
      acceptTargets: [],
      acceptMultiple: false,
      acceptLineItem: true,
      title: null,
      data: 'opaque',
    })
  })

  it.each([
    [{ sub: '' }, 'claim_sub'],
    [{ [claim('roles')]: 'Instructor' }, 'claim_roles'],
    [{ [claim('version')]: '1.1' }, 'claim_version'],
    [{ [claim('context')]: { title: 'x' } }, 'claim_context'],
    [{ [claim('resource_link')]: undefined }, 'claim_resource_link'],
    [{ [claim('target_link_uri')]: `${launchUrl}/` }, 'target_link_uri'],
    [{ [claim('message_type')]: 'LtiDeepLinkingRequest' }, 'claim_deep_linking_settings'],
  ])('that are wrong say which: %j', (changes, reason) => {
    expect(() => parse(changes)).toThrow(expect.objectContaining({ reason: reason }))
  })
})

describe('the claims of a review request', () => {
  const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
  const review = (roles: string[], forUser?: unknown, changes: object = {}) =>
    parse({
      [claim('message_type')]: 'LtiSubmissionReviewRequest',
      [claim('roles')]: roles.map((role) => `${membership}#${role}`),
      [claim('for_user')]: forUser,
      [claim('role_scope_mentor')]: ['u2'],
      ...changes,
    })

  it.each([
    ['Instructor', { user_id: 'u2' }, 'u2'],
    ['Instructor', { user_id: 7 }, '7'],
    ['Instructor', undefined, null],
    ['Learner', { user_id: 'u1' }, 'u1'],
    ['Learner', undefined, 'u1'],
    ['Mentor', { user_id: 'u2' }, 'u2'],
    ['Mentor', undefined, null],
  ])('of a %s for %j are about %s', (role, forUser, reviewOf) => {
    const claims = review([role], forUser)
    expect([claims.message, claims.reviewOf]).toEqual(['submission_review', reviewOf])
  })

  it.each([
    ['Learner', { user_id: 'u2' }],
    ['Mentor', { user_id: 'u1' }],
    ['Instructor', { name: 'Ada' }],
    ['Instructor', 'u2'],
  ])('of a %s for %j are refused', (role, forUser) => {
    expect(() => review([role], forUser)).toThrow(
      expect.objectContaining({ reason: 'claim_for_user' }),
    )
  })

  it('need a link or a column', () => {
    const endpoint = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'
    const link = { [claim('resource_link')]: undefined }
    const column = { [endpoint]: { lineitem: 'https://lms.example/columns/1' } }
    expect(review(['Instructor'], undefined, { ...link, ...column }).resourceLink).toBeNull()
    expect(() => review(['Instructor'], undefined, link)).toThrow(
      expect.objectContaining({ reason: 'claim_resource_link' }),
    )
  })
})
