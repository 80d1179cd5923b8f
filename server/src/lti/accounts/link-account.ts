import type { AccountLinkPreview } from '@pathquest/core'
import {
  findProfile,
  findUserByProfile,
  isAccount,
  isCardEmail,
  mergeProfiles,
  type Profile,
} from '../../accounts'
import type { Db } from '../../db/db'
import { countOwnedPathkeys, getTokenBalance } from '../../rewards'
import { AppError } from '../../runtime/errors'
import { newToken, tokenHash } from '../../runtime/tokens'
import type { Services } from '../../services/services'
import {
  type CodedLaunch,
  countGamesOf,
  findCodedLaunch,
  findCourseTitle,
  hasOpenCourseGame,
  listAccountLinks,
  putAccountCode,
  removeAccountLink,
  useAccountCode,
} from './store/account-links'

/** How long the code lives with which an account takes over a course login. */
const ACCOUNT_CODE_MS = 10 * 60_000

type Linking = Pick<Services, 'store' | 'now'>

/** A one-time code that lets an account take over the course login of this visit. */
export async function issueAccountCode(
  { store, now }: Linking,
  launchId: string,
): Promise<{ code: string; expiresAt: number }> {
  const code = newToken()
  const createdAt = now()
  const expiresAt = createdAt + ACCOUNT_CODE_MS
  await putAccountCode(store.db, { codeHash: tokenHash(code), launchId, createdAt, expiresAt })
  return { code, expiresAt }
}

/** Both sides as their owner is asked about them; throws what would refuse the joining. */
export async function previewAccountLink(
  { store, now }: Linking,
  accountId: string,
  code: string,
): Promise<AccountLinkPreview> {
  const { db } = store
  const { coded, account } = await bothSides(db, accountId, code, now())
  const fromId = coded.identity.profileId
  const [person, tokens, pathkeys, games, title] = await Promise.all([
    findProfile(db, fromId),
    getTokenBalance(db, fromId),
    countOwnedPathkeys(db, fromId),
    countGamesOf(db, fromId),
    findCourseTitle(db, coded.launch.contextId),
  ])
  return {
    course: {
      displayName: person?.displayName ?? '',
      title,
      platformName: coded.platform.name,
      role: coded.launch.role,
    },
    account: {
      displayName: account.displayName,
      email: account.email,
      userType: account.userType,
    },
    joins: { tokens, pathkeys: pathkeys.copies, ...games },
    isLinked: fromId === accountId,
  }
}

/** Makes one person of the course login and the account. Joined already: nothing happens. */
export async function linkAccount(
  { store, now }: Linking,
  accountId: string,
  code: string,
): Promise<void> {
  await store.transact(async (tx) => {
    const { coded } = await bothSides(tx, accountId, code, now())
    if (!(await useAccountCode(tx, tokenHash(code), now())))
      throw new AppError('account_code_invalid')
    await mergeProfiles(tx, {
      fromId: coded.identity.profileId,
      intoId: accountId,
      now: now(),
    })
  })
}

/** Parts a course login from the account: its next launch is a person of its own. */
export async function unlinkAccount(
  { store, now }: Linking,
  accountId: string,
  id: string,
): Promise<void> {
  await store.transact(async (tx) => {
    const links = await listAccountLinks(tx, accountId)
    const link = links.find(({ identity }) => linkIdOf(identity) === id)
    if (!link) throw new AppError('account_link_not_found')
    if (await hasOpenCourseGame(tx, accountId, link.identity)) throw new AppError('account_in_game')
    await removeAccountLink(tx, accountId, link.identity, now())
  })
}

/** Names a login in an address without telling it. */
export const linkIdOf = ({ issuer, clientId, sub }: CodedLaunch['identity']): string =>
  tokenHash(JSON.stringify([issuer, clientId, sub]))

/**
 * A person has one login per LMS and one role. Only what has no account of its own can be taken
 * over; an e-mail address proves nothing here.
 */
async function bothSides(
  db: Db,
  accountId: string,
  code: string,
  now: number,
): Promise<{ coded: CodedLaunch; account: Profile }> {
  const coded = await findCodedLaunch(db, tokenHash(code), now)
  if (!coded) throw new AppError('account_code_invalid')
  const account = await findProfile(db, accountId)
  const user = await findUserByProfile(db, accountId)
  if (!account || !user) throw new AppError('not_authenticated')
  // What a class removes must not take the work in a course along.
  if (isCardEmail(user.email)) throw new AppError('account_of_class')
  const { identity, launch } = coded
  if (identity.profileId === accountId) return { coded, account }
  if (await isAccount(db, identity.profileId)) throw new AppError('account_already_linked')
  if (launch.role !== account.userType) throw new AppError('account_roles_differ')
  const others = await listAccountLinks(db, accountId)
  const hasOther = others.some(
    (other) =>
      other.identity.issuer === identity.issuer && other.identity.clientId === identity.clientId,
  )
  if (hasOther) throw new AppError('account_has_login')
  return { coded, account }
}
