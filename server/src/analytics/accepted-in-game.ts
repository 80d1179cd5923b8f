import type { Db } from '../db/db'
import type { GameResult, GameSession } from '../games'
import { answerKey } from './rescore'
import { insertAcceptedAnswer } from './store/accepted-answers'

/** Answers that the host accepted while the game ran: judged already, and listed in the report. */
export async function recordAcceptedAnswers(
  tx: Db,
  game: GameSession,
  { accepted = [] }: GameResult,
  now: number,
): Promise<void> {
  for (const { questionId, answer } of accepted) {
    await insertAcceptedAnswer(tx, {
      gameSessionId: game.id,
      questionId,
      answerKey: answerKey(answer),
      answer,
      acceptedBy: game.hostProfileId,
      acceptedAt: now,
    })
  }
}
