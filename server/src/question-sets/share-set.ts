import type { AcceptedSetShare, SetShareRight, SetSharing } from '@pathquest/core'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { newToken, tokenHash } from '../runtime/tokens'
import type { SetChangeServices } from './change-set'
import { copySharedSet } from './make-set'
import { findListedSet } from './store/listed-sets'
import { findQuestionSet } from './store/question-sets'
import {
  findSetShare,
  insertSetEditor,
  listSetEditors,
  listSetShares,
  putSetShare,
} from './store/set-shares'

/** Throws unless the caller made the set. */
export async function checkCreator(db: Db, id: string, profileId: string): Promise<void> {
  const set = await findListedSet(db, id, profileId)
  if (!set) throw new AppError('question_set_not_found')
  if (set.right !== 'creator') throw new AppError('set_not_yours')
}

/** A new link with this right; the one of before ends. */
export async function shareSet(
  { store, now }: SetChangeServices,
  questionSetId: string,
  right: SetShareRight,
): Promise<string> {
  const token = newToken()
  await putSetShare(store.db, {
    questionSetId,
    right,
    tokenHash: tokenHash(token),
    createdAt: now(),
  })
  return token
}

export const sharingOf = async (db: Db, id: string): Promise<SetSharing> => ({
  links: await listSetShares(db, id),
  editors: await listSetEditors(db, id),
})

/** A copy of the caller's own, or a place among the editors. */
export const acceptShare = (
  { store, now }: SetChangeServices,
  profileId: string,
  token: string,
): Promise<AcceptedSetShare> =>
  store.db.transact(async (tx) => {
    const share = await findSetShare(tx, tokenHash(token))
    const set = share && (await findQuestionSet(tx, share.questionSetId))
    if (!share || !set) throw new AppError('set_share_not_found')
    if (share.right === 'copy') {
      return { right: 'copy', questionSetId: await copySharedSet(tx, set.id, profileId, now()) }
    }
    if (set.creatorId !== profileId) {
      await insertSetEditor(tx, { questionSetId: set.id, profileId, addedAt: now() })
    }
    return { right: 'edit', questionSetId: set.id }
  })
