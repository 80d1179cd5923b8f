import type { LtiSoloStart } from '@pathquest/core'
import { listGameQuestions, storedSettings } from '../../games'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { normalized } from '../deep-linking/content'
import { extraTimeOf } from '../extra-times/store'
import { linkOf } from '../launches/launch-view'
import type { LtiLaunchRow } from '../launches/store/launches'
import {
  allowedAttempts,
  attemptsOf,
  nextAttempt,
  progressByProfile,
  usedAttempts,
} from './attempts'
import { openSoloOf, planSolo } from './solo'

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
    : await planSolo(services, profileId, content)
  const factor = await extraTimeOf(store.db, launch)
  const attempts = await attemptsOf(store.db, link, profileId)
  const next = await nextAttempt(store.db, link, launch, { attempts, now: now() })
  const allowed = launch.role === 'student' ? allowedAttempts(content) : null
  const used = await usedAttempts(store.db, link, launch, attempts)
  const seconds = questions.reduce((sum, { timeLimitSeconds }) => sum + timeLimitSeconds, 0)
  const { timeStretch } = settings
  return {
    questions: questions.length,
    seconds: timeStretch === null ? null : Math.round(seconds * timeStretch * factor),
    hasExtraTime: factor > 1 && timeStretch !== null,
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
