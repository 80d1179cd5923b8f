import type { Platform, RegisterPlatform, UpdatePlatform } from '@pathquest/game-core'
import { AppError } from '../../runtime/errors'
import type { LtiServices } from '../../services/lti-services'
import type { Services } from '../../services/services'
import { checkFrameOrigins, checkRegistration } from './platform-values'
import { insertDeployment, listDeployments, removeDeployment } from './store/deployments'
import { countPlatformUses } from './store/platform-uses'
import {
  findPlatform,
  insertPlatform,
  type LtiPlatform,
  listPlatforms,
  removePlatform,
  updatePlatform,
} from './store/platforms'

/** What administering needs; the command line has no more. */
export interface Administering extends Pick<Services, 'store' | 'env' | 'now' | 'log'> {
  lti: Pick<LtiServices, 'keys'>
}
/** The administrator's profile; null: the command line. */
export type By = string | null

/** All platforms, oldest first, with what hangs on them. */
export async function platformsShown({ store }: Pick<Services, 'store'>): Promise<Platform[]> {
  const platforms = await listPlatforms(store.db)
  const deployments = await listDeployments(store.db)
  const uses = await countPlatformUses(store.db)
  return platforms.map(({ updatedAt: _updatedAt, ...platform }) => ({
    ...platform,
    deployments: deployments
      .filter(({ platformId }) => platformId === platform.id)
      .map(({ deploymentId, createdAt }) => ({ deploymentId, createdAt })),
    uses: uses.get(platform.id) ?? { courses: 0, activities: 0, grades: 0 },
  }))
}

/** Registered by hand: active at once, for whoever did it has seen it. */
export async function registerPlatform(
  services: Administering,
  input: Required<RegisterPlatform>,
  by: By,
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

/** Approves or stops it, renames it, changes who may frame us and how deployments are bound. */
export async function changePlatform(
  services: Administering,
  id: string,
  changes: UpdatePlatform,
  by: By,
): Promise<Platform> {
  const { store, now, env } = services
  const frameOrigins = changes.frameOrigins && checkFrameOrigins(changes.frameOrigins, env)
  const values = frameOrigins ? { ...changes, frameOrigins } : changes
  if (!(await updatePlatform(store.db, id, values, now()))) throw new AppError('platform_not_found')
  tell(services, by, id, `a platform was changed: ${Object.keys(changes).sort().join(', ')}`)
  return shown(services, id)
}

/** With its courses, activities, grades and keys; people keep their profiles, soon without a name. */
export async function deletePlatform(services: Administering, id: string, by: By): Promise<void> {
  const platform = await known(services, id)
  await removePlatform(services.store.db, id)
  await services.lti.keys.remove(platform)
  tell(services, by, id, 'a platform was removed')
}

/** New keys to sign with; the former ones are published until nothing signed with them is valid. */
export async function rotatePlatformKeys(
  services: Administering,
  id: string,
  by: By,
): Promise<void> {
  await services.lti.keys.rotate(await known(services, id))
  tell(services, by, id, 'the keys of a platform were rotated')
}

export async function bindDeployment(
  services: Administering,
  id: string,
  deploymentId: string,
  by: By,
): Promise<Platform> {
  await known(services, id)
  const isNew = await insertDeployment(services.store.db, id, deploymentId, services.now())
  if (!isNew) throw new AppError('deployment_exists', {}, 'deploymentId')
  tell(services, by, id, 'a deployment was bound by hand')
  return shown(services, id)
}

export async function unbindDeployment(
  services: Administering,
  id: string,
  deploymentId: string,
  by: By,
): Promise<Platform> {
  await known(services, id)
  const wasThere = await removeDeployment(services.store.db, id, deploymentId)
  if (!wasThere) throw new AppError('deployment_not_found')
  tell(services, by, id, 'a deployment was removed')
  return shown(services, id)
}

async function known({ store }: Administering, id: string): Promise<LtiPlatform> {
  const platform = await findPlatform(store.db, id)
  if (!platform) throw new AppError('platform_not_found')
  return platform
}

async function shown(services: Administering, id: string): Promise<Platform> {
  const platform = (await platformsShown(services)).find((one) => one.id === id)
  if (!platform) throw new AppError('platform_not_found')
  return platform
}

const tell = ({ log }: Administering, by: By, platformId: string, what: string): void =>
  log.info({ profileId: by ?? 'command line', platformId }, what)
