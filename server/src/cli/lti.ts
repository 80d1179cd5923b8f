import { type Platform, RegisterPlatform } from '@pathquest/core'
import {
  deletePlatform,
  platformsShown,
  registerPlatform,
  rotatePlatformKeys,
  toolUrls,
} from '../lti'
import {
  type Command,
  type CommandInput,
  CommandRefused,
  required,
  several,
  UsageError,
} from './command'

/** A platform as the command line shows it. */
function describePlatform(platform: Platform): string {
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
const describeTool = (tool: ReturnType<typeof toolUrls>): string =>
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

const text = { type: 'string' } as const
const many = { type: 'string', multiple: true } as const

/** `npm run lti:register`: an LMS by hand; it may launch at once. */
export const ltiRegister: Command = {
  help: `Registers an LMS (LTI 1.3 platform). It may launch at once.

npm run lti:register -- --issuer URL --client-id ID --auth-url URL --token-url URL --jwks-url URL

  --issuer          issuer (platform id) as the LMS shows it
  --client-id       client id that the LMS gave to Pathquest
  --auth-url        authentication request URL (OIDC authorization)
  --token-url       access token URL
  --jwks-url        public keyset URL
  --name            how it is called on our pages; default: the issuer's host
  --deployment-id   a deployment that may launch; may come several times. Without it each
                    deployment is bound at its first launch
  --frame-origin    an origin that may show us in a frame, beside those of issuer and
                    authentication URL; may come several times
  --token-audience  audience of token requests, where it is not the token URL
  --json            answers with JSON`,
  words: [],
  needs: ['issuer', 'client-id', 'auth-url', 'token-url', 'jwks-url'],
  options: {
    issuer: text,
    'client-id': text,
    'auth-url': text,
    'token-url': text,
    'jwks-url': text,
    name: text,
    'token-audience': text,
    'deployment-id': many,
    'frame-origin': many,
  },
  async run(services, input) {
    const platform = await registerPlatform(services, readPlatform(input), null)
    const tool = toolUrls(services.env.publicOrigin)
    return {
      text: `Registered.\n\n${describePlatform(platform)}\n\n${describeTool(tool)}`,
      json: { platform, tool },
    }
  },
}

function readPlatform(input: CommandInput): Required<RegisterPlatform> {
  const issuer = required(input, 'issuer')
  const deploymentIds = several(input, 'deployment-id')
  const read = RegisterPlatform.safeParse({
    name: input.values.name ?? (URL.canParse(issuer) ? new URL(issuer).host : issuer),
    issuer,
    clientId: required(input, 'client-id'),
    authUrl: required(input, 'auth-url'),
    tokenUrl: required(input, 'token-url'),
    jwksUrl: required(input, 'jwks-url'),
    tokenAudience: input.values['token-audience'] ?? null,
    frameOrigins: several(input, 'frame-origin'),
    binding: deploymentIds.length > 0 ? 'by_hand' : 'first_launch',
    deploymentIds,
  })
  if (read.success) return read.data
  const field = String(read.error.issues[0]?.path[0] ?? '')
  throw new UsageError(`${OPTION[field] ?? field} is not usable.`)
}

/** The option behind a field. */
export const OPTION: Record<string, string> = {
  name: '--name',
  issuer: '--issuer',
  clientId: '--client-id',
  authUrl: '--auth-url',
  tokenUrl: '--token-url',
  jwksUrl: '--jwks-url',
  tokenAudience: '--token-audience',
  frameOrigins: '--frame-origin',
  deploymentIds: '--deployment-id',
}

/** `npm run lti:list` */
export const ltiList: Command = {
  help: `Lists the registered LMS platforms, and the values that an LMS asks for.

npm run lti:list

  --json   answers with JSON`,
  words: [],
  options: {},
  async run(services) {
    const platforms = await platformsShown(services)
    const tool = toolUrls(services.env.publicOrigin)
    const list = platforms.map(describePlatform).join('\n\n') || 'No LMS is registered yet.'
    return { text: `${list}\n\n${describeTool(tool)}`, json: { platforms, tool } }
  },
}

/** `npm run lti:remove ID` */
export const ltiRemove: Command = {
  help: `Removes an LMS with its courses, activities, grades and keys. Nobody can launch from it
any more. People keep their profiles: registered again with the same issuer and client id, they
are who they were.

npm run lti:remove ID

  ID       as lti:list shows it (lp_…)
  --json   answers with JSON`,
  words: ['ID'],
  options: {},
  async run(services, { positionals: [id = ''] }) {
    const platform = (await platformsShown(services)).find((one) => one.id === id)
    if (!platform) {
      throw new CommandRefused(
        `No LMS has the ID ${id}: \`npm run lti:list\` shows which there are.`,
      )
    }
    await deletePlatform(services, id, null)
    return {
      text: `Removed ${platform.name} (${countsOf(platform.uses)}).`,
      json: { removed: platform },
    }
  },
}

/** `npm run lti:rotate-keys [ID]` */
export const ltiRotateKeys: Command = {
  help: `Makes new keys that our messages to an LMS are signed with. The former ones stay published
until nothing that was signed with them can be valid.

npm run lti:rotate-keys [ID]

  ID       of one LMS, as lti:list shows it (lp_…); without it: all
  --json   answers with JSON`,
  words: ['[ID]'],
  options: {},
  async run(services, { positionals: [id] }) {
    const known = (await platformsShown(services)).map((one) => one.id)
    if (id !== undefined && !known.includes(id)) {
      throw new CommandRefused(
        `No LMS has the ID ${id}: \`npm run lti:list\` shows which there are.`,
      )
    }
    const ids = id === undefined ? known : [id]
    for (const one of ids) await rotatePlatformKeys(services, one, null)
    const text = ids.length === 0 ? 'No LMS is registered yet.' : `New keys for ${ids.join(', ')}.`
    return { text, json: { rotated: ids } }
  },
}
