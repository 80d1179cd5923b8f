import type { Manifest } from '@pathquest/core'
import { findManifest } from '@pathquest/modes/catalogue'
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
