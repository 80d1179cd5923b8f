import { tokenHash } from '../../runtime/tokens'
import type { LtiKeys } from '../../services/lti-services'
import type { Services } from '../../services/services'
import {
  type FetchAnswer,
  FetchError,
  type FetchGuarded,
  type FetchOptions,
} from '../fetch-guarded'
import { insertDeployment } from '../platforms/store/deployments'
import { insertPlatform, type LtiPlatform } from '../platforms/store/platforms'
import { jsonOf, type PlatformConfiguration, readConfiguration } from './platform-configuration'
import { RegistrationRefused } from './registration-refused'
import { readRegistered, registrationRequest } from './registration-request'
import { findOpenInvite, type LtiInvite, useUpInvite } from './store'

const MAX_CONFIGURATION_BYTES = 256 * 1024
const LONGEST_PARAMETER = 8192

interface RegistrationDeps extends Pick<Services, 'store' | 'env' | 'now'> {
  fetchGuarded: FetchGuarded
  keys: LtiKeys
}

/** What a platform opens: our invitation and its own two parameters. */
interface RegistrationStart {
  invite: string
  configurationUrl: string
  registrationToken: string
}

/** The platform that is stored now. Throws `RegistrationRefused`. */
export type RegisterPlatform = (start: RegistrationStart) => Promise<LtiPlatform>

/**
 * One platform per invitation. The invitation is used up together with storing the platform, so a
 * registration that fails can be tried again; of two at once one wins.
 */
export function makeDynamicRegistration(deps: RegistrationDeps): RegisterPlatform {
  const underWay = new Set<string>()
  return async (start) => {
    const { store, now } = deps
    const inviteHash = tokenHash(start.invite)
    const invite = await findOpenInvite(store.db, inviteHash, now())
    if (!invite) throw new RegistrationRefused('invite_invalid', 'no open invitation')
    if (underWay.has(inviteHash)) throw new RegistrationRefused('busy', 'it is being used')
    underWay.add(inviteHash)
    try {
      return await registerAt(deps, invite, start)
    } finally {
      underWay.delete(inviteHash)
    }
  }
}

async function registerAt(
  deps: RegistrationDeps,
  invite: LtiInvite,
  { configurationUrl, registrationToken }: RegistrationStart,
): Promise<LtiPlatform> {
  if (
    !URL.canParse(configurationUrl) ||
    Math.max(configurationUrl.length, registrationToken.length) > LONGEST_PARAMETER ||
    // It goes into a header.
    !/^[\x21-\x7e]*$/.test(registrationToken)
  ) {
    throw new RegistrationRefused('not_from_platform', 'parameters of no platform')
  }
  const authorization: Record<string, string> = registrationToken
    ? { authorization: `Bearer ${registrationToken}` }
    : {}
  const described = await ask(deps, configurationUrl, {
    headers: { accept: 'application/json', ...authorization },
    maxBytes: MAX_CONFIGURATION_BYTES,
  })
  const configuration = readConfiguration(described.text, configurationUrl)
  const answer = await ask(deps, configuration.registrationUrl, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...authorization,
    },
    body: JSON.stringify(registrationRequest(deps.env.publicOrigin, configuration)),
    maxBytes: MAX_CONFIGURATION_BYTES,
  })
  const registered = readRegistered(jsonOf(answer.text))
  if (!registered) throw new RegistrationRefused('platform_refused', 'no client id in the answer')
  return store(deps, invite, configuration, registered)
}

async function ask(
  { fetchGuarded }: RegistrationDeps,
  url: string,
  options: FetchOptions,
): Promise<FetchAnswer> {
  const answer = await fetchGuarded(url, options).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error
    throw new RegistrationRefused('unreachable', error.reason, { cause: error })
  })
  if (answer.status >= 200 && answer.status < 300) return answer
  throw new RegistrationRefused('platform_refused', `it answered ${answer.status}`)
}

/** Inactive: an administrator looks at it first. */
async function store(
  { store, keys, now }: RegistrationDeps,
  invite: LtiInvite,
  configuration: PlatformConfiguration,
  { clientId, deploymentId }: { clientId: string; deploymentId: string | null },
): Promise<LtiPlatform> {
  const { issuer, authUrl, tokenUrl, jwksUrl, tokenAudience, productFamily } = configuration
  const at = now()
  const platform = await store.db.transact(async (tx) => {
    const inserted = await insertPlatform(
      tx,
      {
        name: invite.name,
        issuer,
        clientId,
        authUrl,
        tokenUrl,
        jwksUrl,
        tokenAudience,
        productFamily,
        frameOrigins: [],
        binding: deploymentId === null ? 'first_launch' : 'by_hand',
        isActive: false,
      },
      at,
    )
    if (!inserted) throw new RegistrationRefused('platform_exists', 'registered already')
    if (deploymentId !== null) await insertDeployment(tx, inserted.id, deploymentId, at)
    const isOurs = await useUpInvite(tx, invite.id, { platformId: inserted.id, now: at })
    if (!isOurs) throw new RegistrationRefused('invite_invalid', 'used or revoked meanwhile')
    return inserted
  })
  await keys.create(platform)
  return platform
}
