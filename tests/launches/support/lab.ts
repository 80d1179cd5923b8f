// The environment of all launches: one product, and a lab of platforms registered there.
// Files of this project share a process, and so this module.
import { inject } from 'vitest'
import { openDatabase } from '../../../scripts/harness/database'
import { registerPlatform } from '../../../scripts/harness/register-platform'
import { KeyHost, LabPlatform, makeKey } from './lab-platform'
import { Launcher } from './launcher'

export const product = inject('product')
export const { origin } = product
export const launcher = new Launcher(origin)
export const { launchUrl } = launcher
/** The same database as the running product. */
export const database = openDatabase(product.dataDir)

export const host = new KeyHost()
await host.start()

const [key, other, rotated, stranger, encryption] = await Promise.all([
  makeKey('lab-1'),
  makeKey('lab-b'),
  makeKey('rotated-1'),
  makeKey('stranger'),
  makeKey('lab-enc'),
])
encryption.jwk = { ...encryption.jwk, use: 'enc', alg: 'RSA-OAEP' }
host.sets.set('a', [key, encryption])

/** Two clients of one issuer, one more issuer, and special ones. */
export const platforms = {
  a: new LabPlatform(host, 'a', 'client-a', key),
  a2: new LabPlatform(host, 'a', 'client-a2', key),
  b: new LabPlatform(host, 'b', 'client-b', other),
  byHand: new LabPlatform(host, 'hand', 'client-hand', key),
  inactive: new LabPlatform(host, 'inactive', 'client-inactive', key),
  rotating: new LabPlatform(host, 'rotating', 'client-rotating', rotated),
  crowd: new LabPlatform(host, 'crowd', 'client-crowd', key),
  unreachable: new LabPlatform(host, 'away', 'client-away', key, 'nowhere'),
}

/** A key of no platform, and an encryption key. */
export { encryption, stranger }

for (const platform of Object.values(platforms)) {
  // Naming one deployment means that all are bound by hand.
  const named = platform === platforms.byHand ? { deploymentId: '1' } : {}
  await registerPlatform(product, { ...platform.registration, ...named })
}

// Not available on the command line: a deactivated platform, deployments of more than one platform.
setActive(platforms.inactive, false)
bind(platforms.byHand, '2')
bind(platforms.b, 'only-b')

export function setActive({ clientId }: LabPlatform, isActive: boolean) {
  database
    .prepare('update lti_platforms set is_active = ? where client_id = ?')
    .run(isActive ? 1 : 0, clientId)
}

function bind({ clientId }: LabPlatform, deploymentId: string) {
  database
    .prepare(
      `insert into lti_deployments (platform_id, deployment_id, created_at)
       select id, ?, created_at from lti_platforms where client_id = ?`,
    )
    .run(deploymentId, clientId)
}
