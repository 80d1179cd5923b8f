import type { SchoolBlocks } from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import { endSessions, findUserByProfile, isAdmin } from '../accounts'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { requireSchoolAdmin } from './school-role'
import { audit } from './store/audit'
import { insertBlock, listBlocks, removeBlock } from './store/blocks'
import { isStudentOf } from './store/people'
import { findStaff } from './store/staff'

type Changing = Pick<Services, 'store' | 'now' | 'sessionSockets'>

/** A student or colleague is signed out, and cannot sign in until the school ends the block. */
export async function block(
  { store, now, sessionSockets }: Changing,
  profileId: string,
  personId: string,
): Promise<void> {
  await store.transact(async (tx) => {
    const { id: schoolId } = await requireSchoolAdmin(tx, profileId)
    const isPerson =
      (await findStaff(tx, schoolId, personId)) || (await isStudentOf(tx, schoolId, personId))
    const user = isPerson ? await findUserByProfile(tx, personId) : undefined
    if (!user) throw new AppError('school_person_not_found')
    if (personId === profileId || (await isAdmin(tx, personId)))
      throw new AppError('account_not_blockable')
    const at = now()
    if (!(await insertBlock(tx, { profileId: personId, schoolId, blockedAt: at }))) return
    await endSessions(tx, user.userId)
    await audit(tx, { schoolId, action: 'blocked', actorId: profileId, subjectId: personId, at })
  })
  await sessionSockets.recheck()
}

/** Also of who is not at the school any more. */
export const unblock = ({ store, now }: Changing, profileId: string, personId: string) =>
  store.transact(async (tx) => {
    const { id: schoolId } = await requireSchoolAdmin(tx, profileId)
    if (!(await removeBlock(tx, schoolId, personId))) throw new AppError('school_person_not_found')
    const by = { actorId: profileId, subjectId: personId, at: now() }
    await audit(tx, { schoolId, action: 'unblocked', ...by })
  })

export async function blocksOf(db: Db, schoolId: string): Promise<SchoolBlocks> {
  const blocks = await listBlocks(db, schoolId)
  return { blocks: blocks.sort((a, b) => alphabetical(a.displayName, b.displayName)) }
}
