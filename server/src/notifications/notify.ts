import { MAIL_PAGES } from '@pathquest/core'
import { countAskedQuestions, findGame, type GameSession, joinPath } from '../games'
import type { ReviewDecision } from '../question-sets'
import type { Services } from '../services/services'
import { findAuthor, listReaders, listRecipients } from './store'

/** What is older is no news any more. */
const NEWS_MS = 60 * 60_000
/** A decision on a set stays one. */
const REVIEW_MS = 24 * 60 * 60_000
/** Homework waits longer, and is reminded of again. */
const REMINDER_MS = 12 * 60 * 60_000

type Notifying = Pick<Services, 'store' | 'mail' | 'env' | 'now'>

/** Mails those who played how a class game ended. Without a mail server nothing is written. */
export async function mailResults(services: Notifying, gameId: string): Promise<void> {
  const { store, mail, env, now } = services
  if (env.smtpUrl === undefined) return
  const game = await findGame(store.db, gameId)
  if (game?.sessionType !== 'multiplayer' || game.outcome !== 'finished') return
  for (const { email, language, ...seat } of await listRecipients(store.db, gameId, 'results')) {
    const { score, correctAnswers, tokensEarned } = seat
    const questions = seat.askedQuestions ?? countAskedQuestions(game)
    await mail.send({
      kind: 'game-results',
      to: email,
      language,
      link: env.publicOrigin + MAIL_PAGES['game-results'].replace('{id}', gameId),
      goodUntil: now() + NEWS_MS,
      facts: { title: game.setTitle, score, correctAnswers, questions, tokensEarned },
    })
  }
}

/** Mails those who played the former game that its host opens the next. */
export async function mailInvitations(
  services: Services,
  game: GameSession,
  formerId: string,
): Promise<void> {
  const { store, mail, env, now } = services
  if (env.smtpUrl === undefined) return
  const link = env.publicOrigin + (await joinPath(services, game))
  for (const { email, language } of await listRecipients(store.db, formerId, 'invitations')) {
    await mail.send({
      kind: 'game-invite',
      to: email,
      language,
      link,
      goodUntil: now() + NEWS_MS,
      facts: { title: game.setTitle, code: game.gameCode },
    })
  }
}

/** Mails these students that homework waits for them. Returns to how many. */
export async function mailReminders(
  { store, mail, env, now }: Notifying,
  { id, title }: { id: string; title: string },
  profileIds: readonly string[],
): Promise<number> {
  if (env.smtpUrl === undefined) return 0
  const readers = await listReaders(store.db, profileIds)
  for (const { email, language } of readers) {
    await mail.send({
      kind: 'homework-reminder',
      to: email,
      language,
      link: env.publicOrigin + MAIL_PAGES['homework-reminder'].replace('{id}', id),
      goodUntil: now() + REMINDER_MS,
      facts: { title },
    })
  }
  return readers.length
}

/** Mails the author of a set what an administrator decided on it, and why. */
export async function mailReviewed(
  { store, mail, env, now }: Notifying,
  { set, creatorId, became, reason }: ReviewDecision,
): Promise<void> {
  if (env.smtpUrl === undefined) return
  const author = await findAuthor(store.db, creatorId)
  if (!author) return
  const kind = `set-${became}` as const
  await mail.send({
    kind,
    to: author.email,
    language: author.language,
    link: env.publicOrigin + MAIL_PAGES[kind].replace('{id}', set.id),
    goodUntil: now() + REVIEW_MS,
    facts: { title: set.title, reason: reason || '–' },
  })
}
