import type { Invite } from '@pathquest/core'
import { AppError } from '../../runtime/errors'
import { newToken, tokenHash } from '../../runtime/tokens'
import type { Services } from '../../services/services'
import { insertInvite, type LtiInvite, listInvites, removeInvite } from './store'
import { inviteUrl } from './tool'

const DAY_MS = 24 * 3600_000
const GOOD_FOR_MS = 7 * DAY_MS
/** How long a used or ended one is still shown. */
const SHOWN_MS = 30 * DAY_MS

type Inviting = Pick<Services, 'store' | 'now' | 'env' | 'log'>

/** A link for one platform to register itself within 7 days; told this once. */
export async function invitePlatform(
  { store, now, env, log }: Inviting,
  name: string,
  by: string,
): Promise<{ invite: Invite; url: string }> {
  const token = newToken()
  const createdAt = now()
  const row = await insertInvite(store.db, {
    tokenHash: tokenHash(token),
    name,
    createdBy: by,
    createdAt,
    expiresAt: createdAt + GOOD_FOR_MS,
  })
  log.info({ profileId: by }, 'an LMS was invited')
  return { invite: shown(row, createdAt), url: inviteUrl(env.publicOrigin, token) }
}

/** Newest first; those long past are left out. */
export async function invitesShown({ store, now }: Inviting): Promise<Invite[]> {
  const at = now()
  const invites = await listInvites(store.db)
  return invites
    .filter(({ usedAt, expiresAt }) => at - (usedAt ?? expiresAt) < SHOWN_MS)
    .map((invite) => shown(invite, at))
}

export async function revokeInvite(
  { store, log }: Inviting,
  id: string,
  by: string,
): Promise<void> {
  if (!(await removeInvite(store.db, id))) throw new AppError('invite_not_found')
  log.info({ profileId: by }, 'an invitation was revoked')
}

const shown = ({ id, name, usedAt, createdAt, expiresAt }: LtiInvite, now: number): Invite => ({
  id,
  name,
  state: usedAt !== null ? 'used' : expiresAt <= now ? 'expired' : 'open',
  createdAt,
  expiresAt,
})
