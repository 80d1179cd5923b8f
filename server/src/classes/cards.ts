import type { SignInCard } from '@pathquest/core'
import { byName } from '@pathquest/core/classes/name-order'
import { endSessions } from '../accounts'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { cardCode, cardHash } from './card-code'
import { type CardOfClass, findCardOwner, listCards, markCardUsed, putCard } from './store/cards'

/** As they are printed, and printed again. */
export async function cardsOf(
  { store, secrets }: Pick<Services, 'store' | 'secrets'>,
  classId: string,
): Promise<SignInCard[]> {
  const cards = await listCards(store.db, classId)
  return cards
    .map((card) => printed(secrets, card))
    .sort((a, b) => byName(a.displayName, b.displayName))
}

const printed = (secrets: Services['secrets'], card: CardOfClass): SignInCard => ({
  studentId: card.profileId,
  displayName: card.displayName,
  code: cardCode(secrets, card),
})

/** The former card opens nothing any more, and whoever signed in with it is signed out. */
export async function renewCard(
  { store, secrets, now, sessionSockets }: Services,
  classId: string,
  profileId: string,
): Promise<SignInCard> {
  const renewed = await store.transact(async (tx) => {
    const [former] = await listCards(tx, classId, profileId)
    if (!former) throw new AppError('class_student_not_found')
    const card = { ...former, serial: former.serial + 1 }
    const at = now()
    await putCard(tx, {
      profileId,
      serial: card.serial,
      codeHash: cardHash(secrets, cardCode(secrets, card)),
      createdAt: at,
      usedAt: at,
    })
    await endSessions(tx, card.userId)
    return card
  })
  await sessionSockets.recheck()
  return printed(secrets, renewed)
}

/**
 * Who signs in by a card, and the cookies of their new session. `onlyIf`: nobody but this
 * profile, who is signed in here already.
 */
export async function signInByCard(
  { store, secrets, accounts, now }: Pick<Services, 'store' | 'secrets' | 'accounts' | 'now'>,
  typed: string,
  onlyIf: string | null = null,
) {
  const codeHash = cardHash(secrets, typed)
  const owner = await findCardOwner(store.db, codeHash)
  if (!owner) throw new AppError('card_invalid')
  if (onlyIf !== null && onlyIf !== owner.profileId) throw new AppError('other_signed_in')
  const cookies = await accounts.startSession(owner.userId)
  // Only now: sessions of a card that is revoked at this moment end with those of before.
  if (!(await markCardUsed(store.db, codeHash, now()))) {
    await endSessions(store.db, owner.userId)
    throw new AppError('card_invalid')
  }
  return { ...owner, cookies }
}
