import { CreateGame, type LtiContent, type LtiSoloAnswer, type LtiSoloStart } from '@pathquest/core'
import type { Db } from '../../db/db'
import {
  beginSolo,
  type GameSession,
  insertWithFreeCode,
  isFinished,
  isPlayedOn,
  listGameQuestions,
  type SoloStart,
  seatInSolo,
  sessionSummary,
  storedSettings,
} from '../../games'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { normalized } from '../deep-linking/content'
import { extraTimeOf } from '../extra-times/store'
import type { LtiLaunchRow } from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'
import { linkOf } from '../launches/visit'
import {
  allowedAttempts,
  attemptsOf,
  isOfContent,
  nextAttempt,
  progressByProfile,
  usedAttempts,
} from './attempts'
import { gameOf, planContent, soloClock } from './plan-content'
import { nameOf } from './seat'
import { insertLtiGame, type LtiGame, listOpenLtiSolos, markLtiGameActive } from './store'

type Solo = { game: GameSession; ltiGame: Pick<LtiGame, 'content' | 'isPractice'> }

/** The person's unfinished attempt, as they left it, or a new one. */
export async function startLtiSolo(
  services: Services,
  launch: LtiLaunchRow,
  again: boolean,
): Promise<LtiSoloAnswer> {
  const link = await linkOf(services, launch)
  const open = await openSolo(services, link, launch)
  const { game, ltiGame } = open ?? (await newSolo(services, launch, link, again))
  const started = await underWay(services, game, launch)
  await markLtiGameActive(services.store.db, game.id, services.now())
  return {
    session: sessionSummary(started.game, true),
    player: started.player,
    seatToken: started.seatToken,
    resumed: open?.game.status === 'in_progress',
    practice: ltiGame.isPractice || !ltiGame.content.graded,
  }
}

/** One whose room is lost ends now, and counts with what is known of it. */
async function openSolo(
  services: Services,
  link: LtiLink,
  { profileId }: LtiLaunchRow,
): Promise<Solo | undefined> {
  const find = () => openSoloOf(services.store.db, link, profileId)
  const open = await find()
  const isRunning = open?.game.status === 'in_progress'
  return isRunning && !(await isPlayedOn(services, open.game)) ? find() : open
}

/** A person's unfinished attempt; one at former content is left where it is. */
async function openSoloOf(db: Db, link: LtiLink, profileId: string): Promise<Solo | undefined> {
  return (await listOpenLtiSolos(db, link.id, profileId)).find(isOfContent(link))
}

async function newSolo(
  services: Services,
  launch: LtiLaunchRow,
  link: LtiLink,
  again: boolean,
): Promise<Solo> {
  const { store, limits, now } = services
  const content = link.content && normalized(link.content)
  const { profileId } = launch
  if (content?.play !== 'solo') throw new AppError('no_content')
  limits.countNewGame(profileId)
  const planned = await planSolo(services, launch, content)
  return store.transact(async (tx) => {
    // Two tabs of one student begin one attempt.
    const other = await openSoloOf(tx, link, profileId)
    if (other) return other
    const attempts = await attemptsOf(tx, link, profileId)
    const standing = await nextAttempt(tx, link, launch, { attempts, now: now() })
    if (standing === 'early') throw new AppError('assignment_not_open')
    if (standing === 'closed') throw new AppError('assignment_closed')
    if (standing === 'used') {
      const isFirst = content.graded && content.attempts === 'first'
      throw new AppError(isFirst ? 'attempt_used' : 'attempts_used')
    }
    if (!again && attempts.some(isFinished)) throw new AppError('attempt_finished')
    const game = await insertWithFreeCode(tx, planned)
    const ltiGame = { content, isPractice: content.graded && standing === 'practice' }
    await insertLtiGame(tx, { gameSessionId: game.id, linkId: link.id, ...ltiGame }, now())
    return { game, ltiGame }
  })
}

/** The game that an attempt at this content is. */
const planSolo = (services: Services, launch: LtiLaunchRow, content: LtiContent) =>
  planContent(
    services,
    launch,
    content,
    CreateGame.parse({ ...gameOf(content), sessionType: 'solo' }),
  )

/** Whatever broke off when it was begun is made good by coming back. */
async function underWay(
  services: Services,
  game: GameSession,
  launch: LtiLaunchRow,
): Promise<SoloStart> {
  if (game.status !== 'waiting') return seatInSolo(services, game, launch.profileId)
  return beginSolo(services, game, {
    displayName: await nameOf(services, launch.profileId),
    timeFactor: await extraTimeOf(services.store.db, launch),
  })
}

/** What there is to know before the click that starts the clock. */
export async function soloStart(services: Services, launch: LtiLaunchRow): Promise<LtiSoloStart> {
  const { store, now } = services
  const link = await linkOf(services, launch)
  const content = link.content && normalized(link.content)
  if (content?.play !== 'solo') throw new AppError('no_content')
  const { profileId } = launch
  const open = await openSoloOf(store.db, link, profileId)
  // What is open is played as it was made, whatever is set for the activity now.
  const { settings, questions } = open
    ? {
        settings: storedSettings(open.game),
        questions: await listGameQuestions(store.db, open.game.id),
      }
    : await planSolo(services, launch, content)
  const factor = await extraTimeOf(store.db, launch)
  const attempts = await attemptsOf(store.db, link, profileId)
  const next = await nextAttempt(store.db, link, launch, { attempts, now: now() })
  const allowed = launch.role === 'student' ? allowedAttempts(content) : null
  const used = await usedAttempts(store.db, link, launch, attempts)
  const gameMode = open?.game.gameMode ?? content.gameMode
  const { seconds, clock } = soloClock(gameMode, settings.modeSettings, questions)
  const { timeStretch } = settings
  // The clock of a whole game is the same for everybody; what is left then has none.
  const extra = clock === 'game' ? 1 : factor
  return {
    questions: questions.length,
    seconds: timeStretch === null ? null : Math.round(seconds * timeStretch * extra),
    clock,
    hasExtraTime: extra > 1 && timeStretch !== null,
    attemptsLeft: attemptsLeft(next, { allowed, used, isOpen: open !== undefined }),
    attemptNumber: used + 1,
    attemptsAllowed: allowed,
    progress: progressByProfile(attempts).get(profileId) ?? null,
  }
}

interface Attempts {
  allowed: number | null
  used: number
  isOpen: boolean
}

function attemptsLeft(
  next: Awaited<ReturnType<typeof nextAttempt>>,
  { allowed, used, isOpen }: Attempts,
): number | null {
  if (next === 'closed' || next === 'used') return 0
  if (allowed === null || next === 'early') return null
  return Math.max(0, allowed - used - Number(isOpen))
}
