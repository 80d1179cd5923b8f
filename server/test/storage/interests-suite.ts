import { STATEMENT_IDS, type SurveyAnswers } from '@pathquest/core'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { removeProfile } from '../../src/accounts/store/profiles'
import { listBookmarks, putBookmark, removeBookmark } from '../../src/bookmarks/store'
import { listCareersWithInterests } from '../../src/careers/store'
import type { Db } from '../../src/db/db'
import { getAnswerRecord, insertAnswers } from '../../src/games/store/answers'
import { markGameCompleted } from '../../src/games/store/sessions'
import { findSurvey, finishSurvey, removeSurvey, saveDraft } from '../../src/interests/store'
import { aCareer, aGame, aPlayer, aProfile } from './samples'
import type { Bench } from './test-database'

const WHOLE = Object.fromEntries(STATEMENT_IDS.map((id) => [id, 'like'])) as SurveyAnswers
const BEGUN = { fix_bike: 'like', find_pattern: 'dislike' } as const
const NOBODY_YET = { draft: null, finished: null }

export function interestsSuite(bench: Bench): void {
  let db: Db
  let profileId: string
  beforeEach(async () => {
    db = bench.store.db
    profileId = (await aProfile(db)).id
  })

  describe('the survey', () => {
    test('a draft is kept beside the result of before, which the next one replaces', async () => {
      expect(await findSurvey(db, profileId)).toEqual(NOBODY_YET)
      await saveDraft(db, profileId, { fix_bike: 'like' }, 1)
      await saveDraft(db, profileId, BEGUN, 2)
      expect(await findSurvey(db, profileId)).toEqual({ draft: BEGUN, finished: null })
      await finishSurvey(db, profileId, WHOLE, 3)
      const finished = { answers: WHOLE, completedAt: 3 }
      expect(await findSurvey(db, profileId)).toEqual({ draft: null, finished })
      await saveDraft(db, profileId, BEGUN, 4)
      expect(await findSurvey(db, profileId)).toEqual({ draft: BEGUN, finished })
      await finishSurvey(db, profileId, WHOLE, 5)
      expect(await findSurvey(db, profileId)).toEqual({
        draft: null,
        finished: { answers: WHOLE, completedAt: 5 },
      })
    })

    test('answers to another form are not read, and a draft takes their place', async () => {
      await finishSurvey(db, profileId, WHOLE, 3)
      const { interestSurveys: t } = db.tables
      await db.update(t).set({ form: 999 }).where(eq(t.profileId, profileId))
      expect(await findSurvey(db, profileId)).toEqual(NOBODY_YET)
      await saveDraft(db, profileId, BEGUN, 4)
      expect(await findSurvey(db, profileId)).toEqual({ draft: BEGUN, finished: null })
    })

    test('goes when it is deleted, and with its person', async () => {
      await finishSurvey(db, profileId, WHOLE, 3)
      await removeSurvey(db, profileId)
      expect(await findSurvey(db, profileId)).toEqual(NOBODY_YET)
      await finishSurvey(db, profileId, WHOLE, 3)
      await removeProfile(db, profileId)
      expect(await findSurvey(db, profileId)).toEqual(NOBODY_YET)
    })
  })

  describe('bookmarks', () => {
    test('the latest comes first; saved twice is saved once', async () => {
      const [one, two] = [await aCareer(db), await aCareer(db)]
      await putBookmark(db, { profileId, careerId: one, savedAt: 1 })
      await putBookmark(db, { profileId, careerId: two, savedAt: 2 })
      await putBookmark(db, { profileId, careerId: one, savedAt: 3 })
      expect(await listBookmarks(db, profileId)).toEqual([two, one])
      await removeBookmark(db, profileId, two)
      await removeBookmark(db, profileId, two)
      expect(await listBookmarks(db, profileId)).toEqual([one])
      await removeProfile(db, profileId)
      expect(await listBookmarks(db, profileId)).toEqual([])
    })
  })

  describe('what is matched', () => {
    const SCORES = {
      interestRealistic: 6,
      interestInvestigative: 5,
      interestArtistic: 4,
      interestSocial: 3,
      interestEnterprising: 2,
      interestConventional: 1,
    }

    test('careers come with all six scores or with none', async () => {
      const [whole, part] = [
        await aCareer(db, SCORES),
        await aCareer(db, { ...SCORES, interestSocial: null }),
      ]
      const hidden = await aCareer(db, { ...SCORES, isVerified: false })
      const careers = await listCareersWithInterests(db)
      const found = new Map(careers.map(({ career, interests }) => [career.id, interests]))
      expect(found.get(whole)).toEqual({
        realistic: 6,
        investigative: 5,
        artistic: 4,
        social: 3,
        enterprising: 2,
        conventional: 1,
      })
      expect(found.get(part)).toBeNull()
      expect(found.has(hidden)).toBe(false)
    })

    test('first answers of finished games count for their career and their sector', async () => {
      const play = async (
        about: { careerId?: string; careerSector?: string },
        answers: { questionId: string; isCorrect: boolean | null; attempt?: number }[],
        isFinished = true,
      ) => {
        const game = await aGame(db, about)
        const player = await aPlayer(db, game.id, { profileId })
        const other = await aPlayer(db, game.id)
        await insertAnswers(
          db,
          [player, other].flatMap(({ id: playerId }) =>
            answers.map((answer) => ({
              ...answer,
              gameSessionId: game.id,
              playerId,
              pointsEarned: 0,
              answerTimeMs: 1_000,
              answeredAt: 1,
            })),
          ),
        )
        if (isFinished) await markGameCompleted(db, game.id, { startedAt: 1, endedAt: 2 })
      }
      const [right, wrong] = [
        { questionId: 'qn_one', isCorrect: true },
        { questionId: 'qn_two', isCorrect: false },
      ]
      const nurse = { careerId: 'ca_nurse', careerSector: 'Healthcare' }
      await play(nurse, [right, wrong])
      await play(nurse, [right, { ...right, attempt: 2 }])
      await play({ careerId: 'ca_doctor', careerSector: 'Healthcare' }, [wrong])
      await play(nurse, [{ questionId: 'qn_one', isCorrect: null }])
      await play(nurse, [right], false)
      await play({}, [right])
      expect(await getAnswerRecord(db, profileId)).toEqual({
        careers: new Map([
          ['ca_nurse', { right: 2, answered: 3 }],
          ['ca_doctor', { right: 0, answered: 1 }],
        ]),
        sectors: new Map([['Healthcare', { right: 2, answered: 4 }]]),
      })
    })
  })
}
