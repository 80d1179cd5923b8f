import type { Platform, RegisterPlatform, UpdatePlatform } from '@pathquest/core'
import type { Db } from '../../db/db'
import { TimedCache } from '../../runtime/cache'
import { AppError } from '../../runtime/errors'
import type { LtiServices } from '../../services/lti-services'
import type { Services } from '../../services/services'
import { checkChanges, checkRegistration } from './platform-values'
import { insertDeployment, listDeployments, removeDeployment } from './store/deployments'
import {
  countPlatformUses,
  findPlatform,
  findPlatformByClient,
  insertPlatform,
  isPlatformUsed,
  type LtiPlatform,
  listPlatforms,
  removePlatform,
  updatePlatform,
} from './store/platforms'

/** What administering needs; the command line has no more. */
export interface PlatformAdminServices extends Pick<Services, 'store' | 'env' | 'now' | 'log'> {
  lti: Pick<LtiServices, 'keys'>
}
/** The administrator's profile; null: the command line. */
export type AdministratorId = string | null

/** All platforms, oldest first, with what hangs on them. */
export async function platformsShown({ store }: Pick<Services, 'store'>): Promise<Platform[]> {
  const platforms = await listPlatforms(store.db)
  const deployments = await listDeployments(store.db)
  const uses = await countPlatformUses(store.db)
  return platforms.map((platform) => ({
    ...platform,
    deployments: deployments
      .filter(({ platformId }) => platformId === platform.id)
      .map(({ deploymentId, createdAt }) => ({ deploymentId, createdAt })),
    uses: uses.get(platform.id) ?? { courses: 0, activities: 0, grades: 0 },
  }))
}

/** Registered by hand: active at once, for whoever did it has seen it. */
export async function registerPlatform(
  services: PlatformAdminServices,
  input: Required<RegisterPlatform>,
  by: AdministratorId,
): Promise<Platform> {
  const { store, now, lti } = services
  const { deploymentIds, ...values } = checkRegistration(input, services.env)
  const at = now()
  const platform = await store.db.transact(async (tx) => {
    const inserted = await insertPlatform(tx, { ...values, isActive: true }, at)
    if (!inserted) throw new AppError('platform_exists', {}, 'clientId')
    for (const id of new Set(deploymentIds)) await insertDeployment(tx, inserted.id, id, at)
    return inserted
  })
  await lti.keys.create(platform)
  tell(services, by, platform.id, 'a platform was registered by hand')
  return shown(services, platform.id)
}

/**
 * Approves or stops it, changes its values. Throws AppError `platform_changed` where somebody else
 * was faster, and `platform_in_use` where its people would be strangers after it.
 */
export async function changePlatform(
  services: PlatformAdminServices,
  id: string,
  { updatedAt, ...changes }: UpdatePlatform,
  by: AdministratorId,
): Promise<Platform> {
  const { store, now, lti } = services
  const values = checkChanges(changes, services.env)
  const { before, after } = await store.db.transact(async (tx) => {
    const before = await findPlatform(tx, id)
    if (!before) throw new AppError('platform_not_found')
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) {
      throw new AppError('platform_changed')
    }
    if (isAnother(before, values)) await checkClient(tx, before, values)
    // Two changes of one millisecond are two: each has a later time.
    const after = await updatePlatform(tx, id, values, Math.max(now(), before.updatedAt + 1))
    if (!after) throw new AppError('platform_not_found')
    return { before, after }
  })
  if (isAnother(before, after)) {
    await lti.keys.create(after)
    await lti.keys.remove(before)
  }
  tell(services, by, id, `a platform was changed: ${Object.keys(changes).sort().join(', ')}`)
  return shown(services, id)
}

/** People and keys belong to issuer and client id. */
const isAnother = (
  { issuer, clientId }: LtiPlatform,
  to: Pick<UpdatePlatform, 'issuer' | 'clientId'>,
): boolean => (to.issuer ?? issuer) !== issuer || (to.clientId ?? clientId) !== clientId

async function checkClient(
  tx: Db,
  { id, issuer, clientId }: LtiPlatform,
  to: Pick<UpdatePlatform, 'issuer' | 'clientId'>,
): Promise<void> {
  const field = (to.issuer ?? issuer) === issuer ? 'clientId' : 'issuer'
  if (await isPlatformUsed(tx, id)) throw new AppError('platform_in_use', {}, field)
  const client = { issuer: to.issuer ?? issuer, clientId: to.clientId ?? clientId }
  if (await findPlatformByClient(tx, client)) throw new AppError('platform_exists', {}, 'clientId')
}

/** With its courses, activities, grades and keys; people keep their profiles, soon without a name. */
export async function deletePlatform(
  services: PlatformAdminServices,
  id: string,
  by: AdministratorId,
): Promise<void> {
  const platform = await known(services, id)
  await removePlatform(services.store.db, id)
  await services.lti.keys.remove(platform)
  tell(services, by, id, 'a platform was removed')
}

/** New keys to sign with; the former ones are published until nothing signed with them is valid. */
export async function rotatePlatformKeys(
  services: PlatformAdminServices,
  id: string,
  by: AdministratorId,
): Promise<void> {
  await services.lti.keys.rotate(await known(services, id))
  tell(services, by, id, 'the keys of a platform were rotated')
}

export async function bindDeployment(
  services: PlatformAdminServices,
  id: string,
  deploymentId: string,
  by: AdministratorId,
): Promise<Platform> {
  await known(services, id)
  const isNew = await insertDeployment(services.store.db, id, deploymentId, services.now())
  if (!isNew) throw new AppError('deployment_exists', {}, 'deploymentId')
  tell(services, by, id, 'a deployment was bound by hand')
  return shown(services, id)
}

export async function unbindDeployment(
  services: PlatformAdminServices,
  id: string,
  deploymentId: string,
  by: AdministratorId,
): Promise<Platform> {
  await known(services, id)
  const wasThere = await removeDeployment(services.store.db, id, deploymentId)
  if (!wasThere) throw new AppError('deployment_not_found')
  tell(services, by, id, 'a deployment was removed')
  return shown(services, id)
}

async function known({ store }: PlatformAdminServices, id: string): Promise<LtiPlatform> {
  const platform = await findPlatform(store.db, id)
  if (!platform) throw new AppError('platform_not_found')
  return platform
}

async function shown(services: PlatformAdminServices, id: string): Promise<Platform> {
  const platform = (await platformsShown(services)).find((one) => one.id === id)
  if (!platform) throw new AppError('platform_not_found')
  return platform
}

const tell = (
  { log }: PlatformAdminServices,
  by: AdministratorId,
  platformId: string,
  what: string,
): void => log.info({ profileId: by ?? 'command line', platformId }, what)

const KEPT_MS = 2_000
/** What may stand in a policy: a scheme, a host, a port. */
const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i
/** A wildcard is an administrator's word; in an address it is no host. */
const GIVEN_ORIGIN = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/i

/** Origins of active platforms: their pages may frame a launch and the app behind it. */
export function makeFrameAncestors({ store, now }: Pick<Services, 'store' | 'now'>) {
  const kept = new TimedCache<readonly string[]>(KEPT_MS, now)
  return () => kept.get('all', async () => originsOf(await listPlatforms(store.db)))
}

function originsOf(platforms: Awaited<ReturnType<typeof listPlatforms>>): string[] {
  const given = platforms
    .filter(({ isActive }) => isActive)
    .flatMap(({ issuer, authUrl, frameOrigins }) => [
      ...[issuer, authUrl]
        .flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []))
        .filter((origin) => ORIGIN.test(origin)),
      ...frameOrigins.filter((origin) => GIVEN_ORIGIN.test(origin)),
    ])
  return [...new Set(given)]
}
