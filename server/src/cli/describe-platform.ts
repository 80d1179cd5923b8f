import type { Platform } from '@pathquest/core'
import type { toolUrls } from '../lti'

/** A platform as the command line shows it. */
export function describePlatform(platform: Platform): string {
  const { name, id, isActive, deployments, binding, uses } = platform
  const bound = deployments.map(({ deploymentId }) => deploymentId).join(', ')
  const rows: [string, string][] = [
    ['issuer', platform.issuer],
    ['client id', platform.clientId],
    ['auth url', platform.authUrl],
    ['token url', platform.tokenUrl],
    ['jwks url', platform.jwksUrl],
    ['frames', platform.frameOrigins.join(' ') || '-'],
    ['deployments', `${bound || '-'} (${BINDING[binding]})`],
    ['used by', countsOf(uses)],
  ]
  return [`${id}  ${name}  ${isActive ? 'active' : 'not active'}`, ...aligned(rows)].join('\n')
}

/** What hangs on a platform. */
export const countsOf = ({ courses, activities, grades }: Platform['uses']): string =>
  `courses: ${courses}, activities: ${activities}, grades: ${grades}`

const BINDING = {
  first_launch: 'each is bound at its first launch',
  by_hand: 'by hand alone',
} as const

/** What an LMS asks for. */
export const describeTool = (tool: ReturnType<typeof toolUrls>): string =>
  [
    'Values for the LMS:',
    ...aligned([
      ['login url', tool.loginUrl],
      ['launch url', tool.launchUrl],
      ['redirect url', tool.redirectUrl],
      ['content url', tool.deepLinkingUrl],
      ['review url', tool.submissionReviewUrl],
      ['keys url', tool.keysUrl],
      ['icon url', tool.iconUrl],
      ['domain', tool.domain],
      ...linesOf('custom', tool.customParameters),
      ...linesOf('groups (Moodle)', tool.moodleGroups),
      ...linesOf('groups (Canvas)', tool.canvasGroups),
      ['config (Canvas)', tool.configUrl],
      ...tool.scopes.map((scope): [string, string] => ['scope', scope]),
    ]),
  ].join('\n')

const linesOf = (label: string, lines: string): [string, string][] =>
  lines.split('\n').map((line) => [label, line])

const aligned = (rows: [string, string][]): string[] =>
  rows.map(([label, value]) => `  ${label.padEnd(16)}${value}`)
