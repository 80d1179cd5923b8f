import {
  type CardPreview,
  normalizeCode,
  type OwnAccount,
  type ShownCard,
  type SignUpAnswer,
} from '@pathquest/core'
import type { Context } from 'hono'
import {
  CHECK_YOUR_EMAIL,
  checkAge,
  confirmsFirst,
  endCardAccount,
  findProfile,
  findUserByProfile,
  isBlocked,
  isCardEmail,
  mailConfirmation,
  mergeProfiles,
  openCardAccount,
  readSignUp,
  sessionUser,
  setCookies,
  storeWaitingSignUp,
} from '../accounts'
import type { Db } from '../db/db'
import { isUniqueViolation } from '../db/storage-fault'
import { unlinkParents } from '../families'
import type { AppEnv } from '../http/app-env'
import { markDevice, readDevice } from '../http/device'
import { countOwnedPathkeys, getTokenBalance } from '../rewards'
import { AppError } from '../runtime/errors'
import { acceptedLanguage } from '../runtime/language'
import type { Services } from '../services/services'
import { cardHash } from './card-code'
import { countSeats, findCardOwner } from './store/cards'
import { findClassByCode } from './store/classes'
import { isMember, listClassesOfStudent } from './store/students'

type Proving = Pick<Services, 'store' | 'secrets' | 'now'>

/**
 * The account that a card opens. The code of a class that it is in has to be known as well: it is not
 * on the card, so that a card found in the street takes nothing.
 */
async function provenCard(
  db: Db,
  secrets: Services['secrets'],
  { cardCode, classCode }: ShownCard,
) {
  const hash = cardHash(secrets, cardCode)
  const owner = await findCardOwner(db, hash)
  if (!owner) throw new AppError('card_invalid', {}, 'cardCode')
  // By another account it would go on under another name.
  if (await isBlocked(db, owner.profileId)) throw new AppError('account_blocked')
  const found = await findClassByCode(db, normalizeCode(classCode))
  if (!(found && (await isMember(db, found.id, owner.profileId)))) {
    throw new AppError('class_code_invalid', {}, 'classCode')
  }
  return { profileId: owner.profileId, userId: owner.userId, cardHash: hash }
}

/** Throws for who signed in by a card: their account is the class's, and holds nothing for good. */
async function checkOwnAccount(db: Db, profileId: string): Promise<void> {
  const user = await findUserByProfile(db, profileId)
  if (!user) throw new AppError('not_authenticated')
  if (isCardEmail(user.email)) throw new AppError('account_of_class')
}

/** What would go over to the account of the caller. */
export async function previewCard(
  { store: { db }, secrets }: Proving,
  accountId: string,
  shown: ShownCard,
): Promise<CardPreview> {
  await checkOwnAccount(db, accountId)
  const { profileId } = await provenCard(db, secrets, shown)
  const [profile, classes, tokens, pathkeys, games] = await Promise.all([
    findProfile(db, profileId),
    listClassesOfStudent(db, profileId),
    getTokenBalance(db, profileId),
    countOwnedPathkeys(db, profileId),
    countSeats(db, profileId),
  ])
  return {
    displayName: profile?.displayName ?? '',
    classes: [...new Map(classes.map(({ id, name }) => [id, name])).values()],
    tokens,
    pathkeys: pathkeys.copies,
    games,
  }
}

/**
 * Makes one person of the card's account and the caller's, all or nothing. Parents do not come along:
 * whoever had the card may have joined them to it.
 */
export async function joinCard(
  { store, secrets, now, sessionSockets }: Proving & Pick<Services, 'sessionSockets'>,
  accountId: string,
  shown: ShownCard,
): Promise<void> {
  await store.transact(async (tx) => {
    await checkOwnAccount(tx, accountId)
    const card = await provenCard(tx, secrets, shown)
    await unlinkParents(tx, card.profileId)
    if (!(await endCardAccount(tx, card))) throw new AppError('card_invalid', {}, 'cardCode')
    await mergeProfiles(tx, { fromId: card.profileId, intoId: accountId, now: now() })
  })
  await sessionSockets.recheck()
}

/**
 * The student who is signed in by this card gets an address and a password, under the rules of
 * sign-up; where mails are sent, once the link in one is opened.
 */
export async function ownAccount(
  c: Context<AppEnv>,
  { birthMonth, birthYear, email, password, ...shown }: OwnAccount,
): Promise<SignUpAnswer> {
  const { services, principal } = c.var
  const { store, secrets, accounts, now } = services
  const profileId = principal.profileId as string
  checkAge(c, { birthMonth, birthYear })
  const profile = await findProfile(store.db, profileId)
  if (!profile) throw new AppError('not_authenticated')
  if (profile.email !== null) throw new AppError('account_has_email')
  const card = await provenCard(store.db, secrets, shown)
  if (card.profileId !== profileId) throw new AppError('card_invalid', {}, 'cardCode')
  const language = acceptedLanguage(c.req.header('accept-language'))
  const form = { email, password, fullName: profile.displayName, role: 'student', language }
  const signUp = await readSignUp(services, form)
  if (confirmsFirst(services)) {
    await storeWaitingSignUp(services, { ...signUp, card })
    return { user: null, message: CHECK_YOUR_EMAIL }
  }
  const login = { ...signUp, emailVerified: false, now: now() }
  try {
    await store.transact(async (tx) => {
      if (!(await openCardAccount(tx, card, login))) {
        throw new AppError('card_invalid', {}, 'cardCode')
      }
      await unlinkParents(tx, profileId)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('email_taken', {}, 'email')
    throw error
  }
  await services.sessionSockets.recheck()
  services.mail.later(() => mailConfirmation(services, profileId, language))
  setCookies(c, await accounts.startSession(card.userId))
  await markDevice(c, await readDevice(c), { profileId, email: signUp.email })
  return { user: await sessionUser(store.db, profileId), message: null }
}
