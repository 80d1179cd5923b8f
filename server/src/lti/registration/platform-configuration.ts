import * as z from 'zod'
import { RegistrationRefused } from './registration-refused'

const Url = z.url({ protocol: /^https?$/ }).max(500)
const Names = z.array(z.string().max(500)).max(200)

/** OpenID configuration of a platform (LTI Dynamic Registration 1.0, section 3.4): what we use. */
const Configuration = z.object({
  issuer: Url,
  authorization_endpoint: Url,
  token_endpoint: Url,
  jwks_uri: Url,
  registration_endpoint: Url,
  /** `aud` of token requests where it is not the token endpoint. */
  authorization_server: z.string().max(500).optional(),
  scopes_supported: Names.optional(),
  claims_supported: Names.optional(),
  'https://purl.imsglobal.org/spec/lti-platform-configuration': z
    .object({
      product_family_code: z.string().max(100).optional(),
      messages_supported: z
        .array(z.object({ type: z.string().max(200), placements: Names.optional() }))
        .max(100)
        .optional(),
      // Canvas lists hundreds. Only a help: a list of another shape says nothing.
      variables: z.array(z.string()).optional().catch(undefined),
    })
    .optional(),
})
type Configuration = z.infer<typeof Configuration>

export interface PlatformConfiguration {
  issuer: string
  authUrl: string
  tokenUrl: string
  jwksUrl: string
  registrationUrl: string
  tokenAudience: string | null
  /** Undefined: it does not say. */
  scopes: string[] | undefined
  claims: string[] | undefined
  messages: { type: string; placements?: string[] | undefined }[] | undefined
  /** Variables of custom parameters that it fills in. */
  variables: string[] | undefined
  productFamily: string | null
}

/** Reads what a platform says of itself, and refuses what does not belong together. */
export function readConfiguration(text: string, configurationUrl: string): PlatformConfiguration {
  const parsed = Configuration.safeParse(jsonOf(text))
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') || 'the document'
    throw new RegistrationRefused('configuration_invalid', `the configuration's ${where}`)
  }
  const found = parsed.data
  checkBelonging(found, configurationUrl)
  const platform = found['https://purl.imsglobal.org/spec/lti-platform-configuration']
  return {
    issuer: found.issuer,
    authUrl: found.authorization_endpoint,
    tokenUrl: found.token_endpoint,
    jwksUrl: found.jwks_uri,
    registrationUrl: found.registration_endpoint,
    tokenAudience: found.authorization_server ?? null,
    scopes: found.scopes_supported,
    claims: found.claims_supported,
    messages: platform?.messages_supported,
    variables: platform?.variables,
    productFamily: platform?.product_family_code ?? null,
  }
}

/**
 * A configuration speaks for the issuer of its own host alone. Its endpoints may live on other
 * hosts (Canvas: sso.canvaslms.com), which the administrator sees before approving, but never on
 * a weaker scheme.
 */
function checkBelonging(found: Configuration, configurationUrl: string): void {
  const from = new URL(configurationUrl)
  const issuer = new URL(found.issuer)
  if (issuer.host !== from.host || issuer.protocol !== from.protocol) {
    throw new RegistrationRefused('issuer_elsewhere', 'the issuer is not the host that was asked')
  }
  if (issuer.username || issuer.search || issuer.hash) {
    throw new RegistrationRefused('configuration_invalid', "the configuration's issuer")
  }
  if (issuer.protocol !== 'https:') return
  const { authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint } = found
  for (const url of [authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint]) {
    if (!url.startsWith('https:')) {
      throw new RegistrationRefused('endpoint_insecure', 'an endpoint is not https')
    }
  }
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
