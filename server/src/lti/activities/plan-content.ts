import type { LtiContent, LtiSoloStart } from '@pathquest/core'
import { minutesOf } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import type { SettingValues } from '@pathquest/core/modes/settings'
import { findManifest } from '@pathquest/modes/catalogue'
import { gameMode } from '@pathquest/modes/game-rules'
import { type NewGameRequest, type PlannedGame, planDealtGame, planGame } from '../../games'
import type { Services } from '../../services/services'
import { setOf, titleOf } from '../deep-linking/content'
import type { LtiLaunchRow } from '../launches/store/launches'

/** The part of a request for a game that is the same for a class and for one student. */
export const gameOf = ({ gameMode, modeSettings }: LtiContent) => ({
  questionSetId: '',
  gameMode,
  settings: { modeSettings },
})

/** The game that an activity plays: its set, or what its mode deals for who begins it. */
export async function planContent(
  services: Services,
  { profileId, locale }: LtiLaunchRow,
  content: LtiContent,
  requested: NewGameRequest,
): Promise<PlannedGame> {
  const { db } = services.store
  if (content.kind !== 'career_game')
    return planGame(services, profileId, requested, await setOf(db, content))
  // An industry that is gone leaves careers of any.
  const industry = await titleOf(db, content)
  const language = /^es\b/i.test(locale ?? '') ? 'es' : 'en'
  const deck = { language, ...(industry !== null && { industry }) } as const
  return planDealtGame(services, profileId, { ...requested, deck })
}

interface SoloClock {
  seconds: number
  /** `game`: one for the whole game; questions that are left then have none. */
  clock: LtiSoloStart['clock']
}

/** How long a solo game takes at most: its clock, or the time limits of its questions. */
export function soloClock(
  modeId: string,
  modeSettings: SettingValues,
  questions: readonly { timeLimitSeconds: number }[],
): SoloClock {
  const manifest = findManifest(modeId)
  const minutes = manifest && gameMode(modeId).clockMinutes?.(modeSettings)
  if (minutes !== undefined) return { seconds: 60 * minutes, clock: 'game' }
  const limits = questions.reduce((sum, { timeLimitSeconds }) => sum + timeLimitSeconds, 0)
  const seconds = manifest?.material
    ? Math.max(limits, dealtSeconds(manifest, modeSettings))
    : limits
  return { seconds, clock: 'questions' }
}

/** A dealt question may open in parts: what a usual game takes. */
function dealtSeconds(manifest: Manifest, modeSettings: SettingValues): number {
  const paces = Object.entries(manifest.settings).map(([name, field]) =>
    field.kind === 'int' && field.unit === 's'
      ? Number(modeSettings[name] ?? field.default) / field.default
      : 1,
  )
  const usual = 60 * minutesOf(manifest, { settings: modeSettings }) * Math.max(1, ...paces)
  return Math.round(usual)
}
