import {
  GameSettings,
  type Manifest,
  readSettings,
  readStoredSettings,
  type SettingValues,
  TEAMS_MAX,
  TEAMS_MIN,
} from '@pathquest/core'
import { findManifest, MODE_IDS } from '@pathquest/modes/catalogue'
import { AppError } from '../runtime/errors'
import type { GameSession } from './store/sessions'

/** Stored games outlive their modes: where one is gone, its games are what the first modes were. */
export const endsOf = ({
  gameMode,
  metadata,
}: Pick<GameSession, 'gameMode' | 'metadata'>): Manifest['ends'] =>
  // A mode may end one of its games without places.
  (metadata.ends as Manifest['ends'] | undefined) ?? findManifest(gameMode)?.ends ?? 'ranked'

export const gradesOf = ({ gameMode }: Pick<GameSession, 'gameMode'>): Manifest['grades'] =>
  findManifest(gameMode)?.grades ?? 'points'

/** Questions that a game put to who was there all the time: one that ended early asked no more. */
export const askedInGame = (
  game: Pick<GameSession, 'gameMode' | 'sessionType' | 'currentQuestionIndex' | 'totalQuestions'>,
): number =>
  game.sessionType === 'multiplayer' && paceOf(game) === 'class'
    ? Math.min(game.totalQuestions, game.currentQuestionIndex + 1)
    : game.totalQuestions

/** A class is on one question at a time; else everybody is at a pace of their own. */
export const paceOf = ({ gameMode }: Pick<GameSession, 'gameMode'>): Manifest['pace'] =>
  findManifest(gameMode)?.pace ?? 'class'

/** Throws for a mode that the product does not have. */
export function existingMode(gameMode: string): Manifest {
  const manifest = findManifest(gameMode)
  if (!manifest)
    throw new AppError(
      'bad_request',
      { reason: `gameMode is one of ${MODE_IDS.join(', ')}` },
      'gameMode',
    )
  return manifest
}

/** Settings of a game to be, those of its mode as its manifest takes them. */
export function checkedSettings(gameMode: string, settings: GameSettings): GameSettings {
  const manifest = existingMode(gameMode)
  return withMode(settings, checkedModeSettings(manifest, given(manifest, settings)))
}

export function checkedModeSettings(manifest: Manifest, input: SettingValues): SettingValues {
  const read = readSettings(manifest, input)
  if (!read.ok) throw new AppError(read.code, read.params, 'modeSettings')
  return read.settings
}

/** Settings of a stored game. Its mode may have changed since, or be gone. */
export function storedSettings({
  gameMode,
  settings,
}: Pick<GameSession, 'gameMode' | 'settings'>): GameSettings {
  const stored = GameSettings.parse(settings)
  const manifest = findManifest(gameMode)
  return manifest ? withMode(stored, readStoredSettings(manifest, given(manifest, stored))) : stored
}

/** `teamCount` had a place of its own before modes described their settings. */
const given = ({ settings }: Manifest, { teamCount, modeSettings }: GameSettings): SettingValues =>
  settings.teamCount && modeSettings.teamCount === undefined
    ? { ...modeSettings, teamCount }
    : modeSettings

/** ... and says the same there, as far as that place can. */
function withMode(settings: GameSettings, modeSettings: SettingValues): GameSettings {
  const { teamCount } = modeSettings
  const fits = typeof teamCount === 'number' && teamCount >= TEAMS_MIN && teamCount <= TEAMS_MAX
  return { ...settings, ...(fits ? { teamCount } : {}), modeSettings: { ...modeSettings } }
}
