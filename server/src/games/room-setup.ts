import type { Json, RoomSetup } from '@pathquest/core'
import { findManifest } from '@pathquest/modes/catalogue'
import { findCareer } from '../careers'
import type { Db } from '../db/db'
import type { Env } from '../runtime/env'
import { newSeed } from '../runtime/tokens'
import { storedSettings } from './mode-of-game'
import { oneDeviceSetup } from './one-device'
import { keyedQuestion, listGameQuestions } from './store/questions'
import type { GameSession } from './store/sessions'

/** The setup of a game's room: the server's own questions, solutions included. */
export async function roomSetup(
  db: Db,
  env: Pick<Env, 'minAnswerMs' | 'lateGraceMs'>,
  game: GameSession,
): Promise<RoomSetup> {
  const settings = storedSettings(game)
  const questions = await listGameQuestions(db, game.id)
  const career = game.careerId === null ? undefined : await findCareer(db, game.careerId)
  return {
    sessionId: game.id,
    gameCode: game.gameCode,
    sessionType: game.sessionType,
    hostId: game.hostProfileId,
    modeId: game.gameMode,
    modeSettings: settings.modeSettings,
    title: game.setTitle,
    careerId: game.careerId,
    careerTitle: career?.title ?? null,
    maxPlayers: game.maxPlayers,
    isPublic: game.isPublic,
    allowLateJoin: game.allowLateJoin,
    progression: settings.progressionControl,
    resultMs: settings.resultSeconds * 1000,
    revealAtOnce: settings.showResultAtOnce,
    countdown: settings.countdown ?? false,
    tapToAnswer: settings.tapToAnswer ?? findManifest(game.gameMode)?.tapToAnswer ?? false,
    runAlone: settings.runAlone,
    approveNames: settings.approveNames,
    timeStretch: settings.timeStretch,
    minAnswerMs: env.minAnswerMs,
    lateGraceMs: env.lateGraceMs,
    seed: newSeed(),
    createdAt: game.createdAt,
    questions: questions.map(keyedQuestion),
    ...(await oneDeviceSetup(db, game)),
    ...(game.metadata.material !== undefined && { material: game.metadata.material as Json }),
  }
}
