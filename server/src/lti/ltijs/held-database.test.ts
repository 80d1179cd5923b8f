import { join } from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { holdDatabase } from '../../../test/storage/hold-database'
import { aPlatform } from '../../../test/storage/lti-samples'
import { storageFault } from '../../db/storage-fault'
import { newToken } from '../../runtime/tokens'
import type { GuardedLaunch } from '../launches/launch'
import type { LtiPlatform } from '../platforms/store/platforms'
import { makeLtiKeys } from './keys'
import { type Provider, startProvider } from './provider'
import { LtijsStorage } from './storage'

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim'
let api: TestApi
let provider: Provider
let platform: LtiPlatform
let key: Awaited<ReturnType<typeof generateKeyPair>>
beforeAll(async () => {
  api = await makeTestApi()
  const { services } = api
  const keys = makeLtiKeys(services)
  provider = await startProvider(new LtijsStorage(services, keys), keys, services.secrets.lti)
  platform = await aPlatform(services.store.db)
  await keys.signing(platform)
  key = await generateKeyPair('RS256', { extractable: true })
})
afterAll(() => api.stop())

/** A launch that the guard would let through. */
async function aLaunch(): Promise<GuardedLaunch> {
  const state = newToken()
  const idToken = await new SignJWT({
    nonce: newToken(),
    azp: platform.clientId,
    [`${CLAIM}/message_type`]: 'LtiResourceLinkRequest',
    [`${CLAIM}/version`]: '1.3.0',
    [`${CLAIM}/deployment_id`]: '1',
    [`${CLAIM}/target_link_uri`]: 'http://localhost:3000/lti/launch',
    [`${CLAIM}/resource_link`]: { id: 'link' },
    [`${CLAIM}/roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'theirs', typ: 'JWT' })
    .setIssuer(platform.issuer)
    .setAudience(platform.clientId)
    .setSubject('learner')
    .setIssuedAt()
    .setExpirationTime('5 min')
    .sign(key.privateKey)
  const jwk = (await exportJWK(key.publicKey)) as GuardedLaunch['jwk']
  return { idToken, state, platform, jwk, waitingHash: null } as unknown as GuardedLaunch
}

test('a launch that meets a held database is no refused launch: the fault is told as it is', async () => {
  await provider.validate(await aLaunch())
  const release = holdDatabase(join(api.dataDir, 'pathquest.db'))
  const error = await provider.validate(await aLaunch()).catch((thrown: unknown) => thrown)
  release()
  expect(storageFault(error)).toBe('busy')
  await provider.validate(await aLaunch())
})
