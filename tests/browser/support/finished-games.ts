import { join } from 'node:path'
import { insertProfile } from '../../../server/src/accounts/store/profiles'
import { openStore } from '../../../server/src/db/open-store'
import { insertPlayer } from '../../../server/src/games/store/players'
import { listQuestions } from '../../../server/src/question-sets/store/questions'
import { newId } from '../../../server/src/runtime/tokens'
import { settleGame } from '../../../server/src/settlement/settle-game'
import { CAREER_SET, makeGame, resultOf } from '../../../server/test/results'
import { dataDir, must } from './browser'

const HOUR_MS = 3_600_000

/**
 * A player, a guest if there is no profile, and which of the first questions they answered right.
 */
export interface Played {
  profileId?: string
  name: string
  rights: boolean[]
}

/** A person with a profile who never signs in. */
export async function addProfile(profile: Parameters<typeof insertProfile>[1]): Promise<string> {
  const store = openStore(join(dataDir, 'pathquest.db'))
  try {
    return (await insertProfile(store.db, profile)).id
  } finally {
    await store.close()
  }
}

/**
 * A class game of this host as the rooms would report it, settled as the product does; players by
 * place.
 * @returns its id
 */
export async function finishGame(
  hostProfileId: string,
  played: Played[],
  hoursAgo: number,
): Promise<string> {
  const store = openStore(join(dataDir, 'pathquest.db'))
  const { db } = store
  try {
    const questions = await listQuestions(db, CAREER_SET.id)
    const game = await makeGame(db, { hostProfileId })
    const startedAt = Date.now() - hoursAgo * HOUR_MS
    const seats: { playerId: string; accountId: string | null }[] = []
    for (const { profileId = null, name } of played) {
      const playerId = newId('player')
      await insertPlayer(db, {
        id: playerId,
        gameSessionId: game.id,
        profileId,
        displayName: name,
      })
      seats.push({ playerId, accountId: profileId })
    }
    const pointsOf = (rights: boolean[]) =>
      rights.reduce((sum, is, i) => sum + (is ? must(questions[i]).points : 0), 0)
    const all = questions.reduce((sum, { points }) => sum + points, 0)
    const post = await resultOf(
      db,
      played.map(({ name, rights }, i) => ({
        ...must(seats[i]),
        displayName: name,
        joinedAt: startedAt + i,
        score: pointsOf(rights),
        correctAnswers: rights.filter(Boolean).length,
        totalAnswers: rights.length,
        classScore: (100 * pointsOf(rights)) / all,
      })),
    )
    const answers = played.flatMap(({ rights }, i) =>
      rights.map((isRight, index) => {
        const question = must(questions[index])
        const answer = question.options.findIndex(({ isCorrect }) => isCorrect === isRight)
        return {
          playerId: must(seats[i]).playerId,
          questionId: question.id,
          attempt: 1,
          answer,
          selectedOptionIndex: answer,
          share: isRight ? 1 : 0,
          isCorrect: isRight,
          pointsEarned: isRight ? question.points : 0,
          answerTimeMs: 2_000,
          answeredAt: startedAt + 5_000 + index,
        }
      }),
    )
    const settling = { store, env: {} as Parameters<typeof settleGame>[0]['env'], now: Date.now }
    await settleGame(settling, game.id, {
      ...post,
      startedAt,
      endedAt: startedAt + 600_000,
      answers,
    })
    return game.id
  } finally {
    await store.close()
  }
}
