import { RegisterPlatform } from '@pathquest/core'
import { registerPlatform, toolUrls } from '../lti'
import { type Command, type CommandInput, required, several, UsageError } from './command'
import { describePlatform, describeTool } from './describe-platform'

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
