import { createHmac } from 'node:crypto'
import { normalizeCode, PARENT_CODE_MS } from '@pathquest/core'
import { AppError } from '../runtime/errors'
import { newParentCode } from '../runtime/tokens'
import type { Services } from '../services/services'
import { insertParentLink, putParentCode, takeParentCode } from './store/parent-links'

type Linking = Pick<Services, 'store' | 'secrets' | 'now'>

/** A new code of this child; the database learns its hash alone. */
export async function issueParentCode(
  { store, secrets, now }: Linking,
  childProfileId: string,
): Promise<{ code: string; expiresAt: number }> {
  const code = newParentCode()
  const createdAt = now()
  const expiresAt = createdAt + PARENT_CODE_MS
  const codeHash = hashOf(secrets, code)
  await putParentCode(store.db, { childProfileId, codeHash, createdAt, expiresAt })
  return { code, expiresAt }
}

/** Links the parent to whoever gave the code, which is used up in the same transaction. */
export const linkByCode = (
  { store, secrets, now }: Linking,
  parentProfileId: string,
  typed: string,
): Promise<void> =>
  store.transact(async (tx) => {
    const codeHash = hashOf(secrets, normalizeCode(typed))
    const childProfileId = await takeParentCode(tx, codeHash, now())
    if (childProfileId === undefined) throw new AppError('parent_code_invalid')
    await insertParentLink(tx, { parentProfileId, childProfileId }, now())
  })

const hashOf = ({ auth }: Services['secrets'], code: string): string =>
  createHmac('sha256', auth).update(`parent code ${code}`).digest('base64url')
