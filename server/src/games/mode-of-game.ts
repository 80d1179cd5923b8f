import {
  GameSettings,
  type Manifest,
  ON_PAPER,
  readSettings,
  readStoredSettings,
  type SettingValues,
  TEAMS_MAX,
  TEAMS_MIN,
} from '@pathquest/core'
import { findManifest, MODE_IDS } from '@pathquest/modes/catalogue'
import { AppError } from '../runtime/errors'
import type { GameSession } from './store/sessions'

/** Stored games outlive their modes: those of a removed mode count as ranked. */
export const getEnds = ({
  gameMode,
  metadata,
}: Pick<GameSession, 'gameMode' | 'metadata'>): Manifest['ends'] =>
  // A mode may end a single game without places.
  (metadata.ends as Manifest['ends'] | undefined) ?? findManifest(gameMode)?.ends ?? 'ranked'

export const getGradeBasis = ({ gameMode }: Pick<GameSession, 'gameMode'>): Manifest['grades'] =>
  findManifest(gameMode)?.grades ?? 'points'

/**
 * Questions that a game asked a player who was there all the time; one that ended early asked
 * fewer.
 */
export const countAskedQuestions = (
  game: Pick<GameSession, 'gameMode' | 'sessionType' | 'currentQuestionIndex' | 'totalQuestions'>,
): number =>
  game.sessionType === 'multiplayer' && getPace(game) === 'class'
    ? Math.min(game.totalQuestions, game.currentQuestionIndex + 1)
    : game.totalQuestions

/** A class is on one question at a time, or everybody plays at their own pace. */
export const getPace = ({ gameMode }: Pick<GameSession, 'gameMode'>): Manifest['pace'] =>
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

/** Settings of a new game, with those of its mode checked against its manifest. */
export function checkedSettings(gameMode: string, settings: GameSettings): GameSettings {
  const manifest = existingMode(gameMode)
  return withMode(settings, checkedModeSettings(manifest, given(manifest, settings)))
}

export function checkedModeSettings(manifest: Manifest, input: SettingValues): SettingValues {
  const read = readSettings(manifest, input)
  if (!read.ok) throw new AppError(read.code, read.params, 'modeSettings')
  return read.settings
}

/** No game was played: a class answered the printed set, and its teacher entered the counts. */
export const isOnPaper = ({ gameMode }: Pick<GameSession, 'gameMode'>): boolean =>
  gameMode === ON_PAPER

/** Played without phones: its host marked the answers, and their times are the host's. */
export const isMarkedGame = (game: Pick<GameSession, 'gameMode' | 'settings'>): boolean =>
  isOnPaper(game) || storedSettings(game).oneDevice !== undefined

/** Without phones by counts, or on paper: its seats are anonymous. */
export function isCountedGame(game: Pick<GameSession, 'gameMode' | 'settings'>): boolean {
  if (isOnPaper(game)) return true
  const { oneDevice } = storedSettings(game)
  return oneDevice !== undefined && oneDevice.answers !== 'teams'
}

/** Settings of a stored game. Its mode may have changed since, or been removed. */
export function storedSettings({
  gameMode,
  settings,
}: Pick<GameSession, 'gameMode' | 'settings'>): GameSettings {
  const stored = GameSettings.parse(settings)
  const manifest = findManifest(gameMode)
  return manifest ? withMode(stored, readStoredSettings(manifest, given(manifest, stored))) : stored
}

/** `teamCount` was a field of its own before modes described their settings. */
const given = ({ settings }: Manifest, { teamCount, modeSettings }: GameSettings): SettingValues =>
  settings.teamCount && modeSettings.teamCount === undefined
    ? { ...modeSettings, teamCount }
    : modeSettings

/** ... and is still written there, within that field's limits. */
function withMode(settings: GameSettings, modeSettings: SettingValues): GameSettings {
  const { teamCount } = modeSettings
  const fits = typeof teamCount === 'number' && teamCount >= TEAMS_MIN && teamCount <= TEAMS_MAX
  return { ...settings, ...(fits ? { teamCount } : {}), modeSettings: { ...modeSettings } }
}
