import type { SignInCard } from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import { endSessions } from '../accounts'
import { unlinkParents } from '../families'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { cardCode, cardHash } from './card-code'
import {
  type CardOfClass,
  findCardOwner,
  listCards,
  markCardUsed,
  putCard,
  setCodeHash,
} from './store/cards'
import { leaveLaterClasses } from './store/students'

/**
 * As they are printed, and printed again. After a new `AUTH_SECRET` every code is another one: it is
 * valid from here on, so that no dead card is printed.
 */
export async function cardsOf(
  { store, secrets }: Pick<Services, 'store' | 'secrets'>,
  classId: string,
): Promise<SignInCard[]> {
  const hashOf = (card: CardOfClass) => cardHash(secrets, cardCode(secrets, card))
  const isStale = (card: CardOfClass) => card.codeHash !== hashOf(card)
  let cards = await listCards(store.db, classId)
  if (cards.some(isStale)) {
    cards = await store.transact(async (tx) => {
      const current = await listCards(tx, classId)
      for (const card of current.filter(isStale))
        await setCodeHash(tx, card.profileId, hashOf(card))
      return current
    })
  }
  return cards
    .map((card) => printed(secrets, card))
    .sort((a, b) => alphabetical(a.displayName, b.displayName))
}

const printed = (secrets: Services['secrets'], card: CardOfClass): SignInCard => ({
  studentId: card.profileId,
  displayName: card.displayName,
  code: cardCode(secrets, card),
})

/**
 * The former card opens nothing any more, and whoever signed in with it is signed out. What its
 * finder may have joined to the account ends: parents, and other classes since that card was made.
 */
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
    await unlinkParents(tx, profileId)
    await leaveLaterClasses(tx, { classId, profileId, since: former.createdAt })
    return card
  })
  await sessionSockets.recheck()
  return printed(secrets, renewed)
}

type CardOwner = NonNullable<Awaited<ReturnType<typeof findCardOwner>>>

interface ShownCard {
  code: string
  /** Nobody but this profile, who is signed in here already; null: anybody. */
  onlyIf: string | null
  /** Whether this browser may be that student now. */
  mayBe: (owner: CardOwner) => Promise<boolean>
}

/** Who signs in by a card, and the cookies of their new session. */
export async function signInByCard(
  services: Pick<Services, 'store' | 'secrets' | 'accounts' | 'limits' | 'now'>,
  { code, onlyIf, mayBe }: ShownCard,
) {
  const { store, secrets, accounts, limits, now } = services
  const codeHash = cardHash(secrets, code)
  const owner = await findCardOwner(store.db, codeHash)
  if (!(owner && (await mayBe(owner)))) throw new AppError('card_invalid')
  if (onlyIf !== null && onlyIf !== owner.profileId) throw new AppError('other_signed_in')
  limits.countCardSignIn(owner.profileId)
  const cookies = await accounts.startSession(owner.userId)
  // Only now: sessions of a card that is revoked at this moment end with those of before.
  if (!(await markCardUsed(store.db, codeHash, now()))) {
    await endSessions(store.db, owner.userId)
    throw new AppError('card_invalid')
  }
  return { ...owner, cookies }
}
