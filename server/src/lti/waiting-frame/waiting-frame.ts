import { newToken, tokenHash } from '../../runtime/tokens'
import type { Services } from '../../services/services'
import { HANDOVER_MS } from '../launches/accept-launch'
import { insertLtiLaunch, type LtiLaunchRow } from '../launches/store/launches'
import { findPlatform, type LtiPlatform } from '../platforms/store/platforms'
import { findChoice, findLtiLaunch, findWaitedForLaunch, takeChoice } from './store'

/** From the launch to the choice: as long as somebody may take to choose. */
export const WAITING_MS = 60 * 60_000

/**
 * A frame of an LMS in which this browser keeps nothing, and what it waits with for the window that
 * it opens: the code is its own secret, its hash goes along with the window's login.
 */
export interface WaitingFrame {
  code: string
  hash: string
}

export function newWaitingFrame(): WaitingFrame {
  const code = newToken()
  return { code, hash: tokenHash(code) }
}

/**
 * `none`: no launch yet. `opened`: an activity, nothing will come back. `choosing`: a content
 * picker. `chosen`: its answer, told once. `taken`: it was told. `expired`: too late.
 */
type WaitingState =
  | { state: 'none' | 'opened' | 'choosing' | 'taken' | 'expired' }
  | { state: 'chosen'; returnUrl: string; jwt: string }

/** The answer of a content picker as the LMS takes it. */
type Sign = (platform: LtiPlatform, launch: LtiLaunchRow, items: object[]) => Promise<string>

/** What became of the window. The answer for the LMS is signed when it is taken. */
export async function waitingState(
  { store, now }: Pick<Services, 'store' | 'now'>,
  sign: Sign,
  code: string,
): Promise<WaitingState> {
  const { db } = store
  const hash = tokenHash(code)
  const choice = await findChoice(db, hash)
  if (choice?.takenAt) return { state: 'taken' }
  if (!choice) {
    const launch = await findWaitedForLaunch(db, hash)
    if (!launch) return { state: 'none' }
    if (launch.message !== 'deep_linking') return { state: 'opened' }
    return { state: launch.createdAt + WAITING_MS > now() ? 'choosing' : 'expired' }
  }
  const launch = await findLtiLaunch(db, choice.launchId)
  const platform = launch && (await findPlatform(db, launch.platformId))
  if (!platform?.isActive || !launch?.deepLinking || choice.expiresAt <= now()) {
    return { state: 'expired' }
  }
  const jwt = await sign(platform, launch, choice.items)
  if (!(await takeChoice(db, choice, now()))) return { state: 'taken' }
  return { state: 'chosen', returnUrl: launch.deepLinking.returnUrl, jwt }
}

/** The one-time code of one more window of the launch that this frame waits for, while it may wait. */
export async function newWindow(
  { store, now }: Pick<Services, 'store' | 'now'>,
  code: string,
): Promise<string | undefined> {
  const launch = await findWaitedForLaunch(store.db, tokenHash(code))
  if (!launch || launch.createdAt + WAITING_MS <= now()) return undefined
  const platform = await findPlatform(store.db, launch.platformId)
  if (!platform?.isActive) return undefined
  const handoverCode = newToken()
  const { id: _id, tokenHash: _token, expiresAt: _expiresAt, ...same } = launch
  await insertLtiLaunch(store.db, {
    ...same,
    handoverHash: tokenHash(handoverCode),
    handoverExpiresAt: now() + HANDOVER_MS,
  })
  return handoverCode
}
