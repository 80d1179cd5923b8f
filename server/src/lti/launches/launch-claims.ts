import * as z from 'zod'
import type { DeepLinkingSettings, LaunchGroup } from '../../db/schema/json'
import type { LtiPlatform } from '../platforms/store/platforms'
import { ownGroups } from './launch-groups'
import { LaunchRefused } from './launch-request'
import { type CourseRole, courseRole, type LaunchRole } from './roles'

const CORE = 'https://purl.imsglobal.org/spec/lti/claim'
const LONGEST_ID = 255
const MOST_CUSTOM = 100

/** What a verified launch says. The e-mail address is never read. */
export interface LaunchClaims {
  platform: LtiPlatform
  deploymentId: string
  sub: string
  name: string | null
  givenName: string | null
  locale: string | null
  roles: CourseRole
  /** `sub`s of the students whom a mentor may see. */
  mentorOf: string[]
  message: 'resource_link' | 'deep_linking' | 'submission_review'
  /** `sub` of the student whose work is looked at; null: no review, or of everybody. */
  reviewOf: string | null
  context: { id: string; title: string | null; label: string | null } | null
  resourceLink: { id: string; title: string | null } | null
  /** Deep linking: the activity whose content is selected again, where the LMS names it. */
  askedLinkId: string | null
  custom: Record<string, string>
  ags: { lineItem: string | null; lineItems: string | null; scopes: string[] } | null
  nrps: { url: string } | null
  /** Course groups service (LTI Course Groups 1.0). */
  groupsUrl: string | null
  /** Groups of this person; null: the launch does not say. */
  ownGroups: LaunchGroup[] | null
  deepLinking: DeepLinkingSettings | null
  returnUrl: string | null
}

const isWebUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

const Id = z.string().min(1).max(LONGEST_ID)
const WebUrl = z.string().max(2_000).refine(isWebUrl)
/** What a launch does without: a wrong one counts as none. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null)
const text = (longest: number) =>
  optional(
    z
      .string()
      .trim()
      .min(1)
      .transform((t) => t.slice(0, longest)),
  )
const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
/** Some platforms send a number here, though `sub` is text. */
const UserId = z.union([Id, z.number().int().nonnegative().transform(String)])
const Words = z.array(z.string().max(500)).max(100)

/** A variable that the platform does not know, or has no value for, comes back as it was written. */
const isUnsubstituted = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*\$/.test(value)

const Custom = z.record(z.string(), z.unknown()).transform((all) => {
  const known = Object.entries(all)
    .filter(([name, value]) => name.length <= 100 && /string|number|boolean/.test(typeof value))
    .filter(([, value]) => !isUnsubstituted(value))
    .slice(0, MOST_CUSTOM)
  return Object.fromEntries(known.map(([name, value]) => [name, String(value).slice(0, 4_000)]))
})

const Settings = z.object({
  deep_link_return_url: WebUrl,
  accept_types: Words,
  accept_presentation_document_targets: Words.default([]),
  accept_multiple: optional(Flag),
  accept_lineitem: optional(Flag),
  title: text(200),
  data: z.string().max(20_000).nullish(),
})

const Payload = z.object({
  sub: z.string().min(1).max(LONGEST_ID),
  name: text(200),
  given_name: text(100),
  family_name: text(100),
  locale: text(35),
  [`${CORE}/version`]: z.literal('1.3.0'),
  [`${CORE}/message_type`]: z.enum([
    'LtiResourceLinkRequest',
    'LtiDeepLinkingRequest',
    'LtiSubmissionReviewRequest',
  ]),
  [`${CORE}/deployment_id`]: Id,
  [`${CORE}/target_link_uri`]: z.string().optional(),
  [`${CORE}/roles`]: z.array(z.string().max(500)).max(100),
  [`${CORE}/role_scope_mentor`]: optional(z.array(Id).max(500)),
  [`${CORE}/context`]: z.object({ id: Id, title: text(300), label: text(100) }).nullish(),
  [`${CORE}/resource_link`]: z.object({ id: Id, title: text(300) }).nullish(),
  [`${CORE}/for_user`]: z.object({ user_id: UserId }).nullish(),
  [`${CORE}/custom`]: optional(Custom),
  [`${CORE}/launch_presentation`]: optional(
    z.object({ return_url: optional(WebUrl), locale: text(35) }),
  ),
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': optional(
    z.object({ lineitem: optional(WebUrl), lineitems: optional(WebUrl), scope: optional(Words) }),
  ),
  'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': optional(
    z.object({ context_memberships_url: WebUrl }),
  ),
  'https://purl.imsglobal.org/spec/lti-gs/claim/groupsservice': optional(
    z.object({ context_groups_url: WebUrl }),
  ),
  'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': z.unknown().optional(),
})

const MESSAGES = {
  LtiResourceLinkRequest: 'resource_link',
  LtiDeepLinkingRequest: 'deep_linking',
  LtiSubmissionReviewRequest: 'submission_review',
} as const

/** Reads the claims of a token whose signature, audience, times and nonce are verified. */
export function parseLaunchClaims(
  payload: unknown,
  platform: LtiPlatform,
  launchUrl: string,
): LaunchClaims {
  const claims = parsed(Payload, payload, 'claims')
  const message = MESSAGES[claims[`${CORE}/message_type`]]
  checkTarget(claims[`${CORE}/target_link_uri`], message, launchUrl)
  const resourceLink = claims[`${CORE}/resource_link`] ?? null
  if (message === 'resource_link' && resourceLink === null) {
    throw new LaunchRefused('launch_refused', 'claim_resource_link')
  }
  const context = claims[`${CORE}/context`] ?? null
  const presentation = claims[`${CORE}/launch_presentation`]
  const ags = claims['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint']
  const nrps = claims['https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice']
  // Of a review the column alone may tell the activity (Submission Review 1.0).
  if (message === 'submission_review' && resourceLink === null && !ags?.lineitem) {
    throw new LaunchRefused('launch_refused', 'claim_resource_link')
  }
  const settings = claims['https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings']
  const groups = claims['https://purl.imsglobal.org/spec/lti-gs/claim/groupsservice']
  const roles = courseRole(claims[`${CORE}/roles`])
  const { role } = roles
  const mentorOf = role === 'parent' ? (claims[`${CORE}/role_scope_mentor`] ?? []) : []
  const person = { role, sub: claims.sub, mentorOf }
  const forUser = claims[`${CORE}/for_user`]?.user_id ?? null
  return {
    platform,
    deploymentId: claims[`${CORE}/deployment_id`],
    sub: claims.sub,
    name: claims.name ?? fullName(claims.given_name, claims.family_name),
    givenName: claims.given_name ?? null,
    locale: presentation?.locale ?? claims.locale ?? null,
    roles,
    mentorOf,
    message,
    reviewOf: message === 'submission_review' ? reviewedSub(forUser, person) : null,
    context: context && {
      id: context.id,
      title: context.title ?? null,
      label: context.label ?? null,
    },
    resourceLink:
      message !== 'deep_linking' && resourceLink
        ? { id: resourceLink.id, title: resourceLink.title ?? null }
        : null,
    askedLinkId: message === 'deep_linking' ? (resourceLink?.id ?? null) : null,
    custom: claims[`${CORE}/custom`] ?? {},
    ags: ags
      ? {
          lineItem: ags.lineitem ?? null,
          lineItems: ags.lineitems ?? null,
          scopes: ags.scope ?? [],
        }
      : null,
    nrps: nrps ? { url: nrps.context_memberships_url } : null,
    groupsUrl: groups?.context_groups_url ?? null,
    ownGroups: ownGroups(claims[`${CORE}/custom`] ?? {}),
    deepLinking: message === 'deep_linking' ? deepLinkingOf(settings) : null,
    returnUrl: presentation?.return_url ?? null,
  }
}

/** One address alone: nothing that only looks like it. A content picker may name none. */
function checkTarget(target: string | undefined, message: string, launchUrl: string): void {
  if (target === undefined && message === 'deep_linking') return
  if (target === undefined) throw new LaunchRefused('launch_refused', 'claim_target_link_uri')
  if (target !== launchUrl) throw new LaunchRefused('wrong_target', 'target_link_uri')
}

/** Students look at their own work and at nobody else's, mentors at what they may see. */
function reviewedSub(
  forUser: string | null,
  { role, sub, mentorOf }: Pick<LaunchClaims, 'sub' | 'mentorOf'> & { role: LaunchRole },
): string | null {
  if (role === 'teacher') return forUser
  const mayBe = role === 'parent' ? mentorOf : [sub]
  if (forUser !== null && !mayBe.includes(forUser)) {
    throw new LaunchRefused('launch_refused', 'claim_for_user')
  }
  return role === 'student' ? sub : forUser
}

function deepLinkingOf(settings: unknown): DeepLinkingSettings {
  const found = parsed(Settings, settings, 'deep_linking_settings')
  return {
    returnUrl: found.deep_link_return_url,
    acceptTypes: found.accept_types,
    acceptTargets: found.accept_presentation_document_targets,
    // Without a word on it, several are fine (Deep Linking 2.0, 4.4.1).
    acceptMultiple: found.accept_multiple ?? true,
    acceptLineItem: found.accept_lineitem ?? true,
    title: found.title ?? null,
    data: found.data ?? null,
  }
}

const fullName = (given?: string | null, family?: string | null): string | null =>
  [given, family].filter(Boolean).join(' ') || null

/** The log learns which claim was wrong, never what it said. */
function parsed<T extends z.ZodType>(schema: T, value: unknown, whole: string): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const path = result.error.issues[0]?.path[0]
  const claim = typeof path === 'string' ? path.split('/').at(-1) : whole
  throw new LaunchRefused('launch_refused', `claim_${claim}`)
}
