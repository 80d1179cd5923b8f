import { SURVEY_FORM, type SurveyAnswers } from '@pathquest/core'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db'

export interface Survey {
  draft: SurveyAnswers | null
  finished: { answers: SurveyAnswers; completedAt: number } | null
}

/** What was answered to the form of today; answers to another one are not read. */
export async function findSurvey(db: Db, profileId: string): Promise<Survey> {
  const { interestSurveys: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.profileId, profileId), eq(t.form, SURVEY_FORM)))
  const { draft = null, answers = null, completedAt = null } = row ?? {}
  const isFinished = answers !== null && completedAt !== null
  return { draft, finished: isFinished ? { answers, completedAt } : null }
}

/** Keeps the result of before. */
export async function saveDraft(
  db: Db,
  profileId: string,
  draft: SurveyAnswers,
  now: number,
): Promise<void> {
  await db.transact(async (tx) => {
    const { interestSurveys: t } = tx.tables
    // Beside answers to another form a draft would be read as one of that form.
    const { finished } = await findSurvey(tx, profileId)
    const row = {
      form: SURVEY_FORM,
      draft,
      answers: finished?.answers ?? null,
      completedAt: finished?.completedAt ?? null,
      updatedAt: now,
    }
    await tx
      .insert(t)
      .values({ profileId, ...row })
      .onConflictDoUpdate({ target: t.profileId, set: row })
  })
}

/** Takes the place of draft and former result. */
export async function finishSurvey(
  db: Db,
  profileId: string,
  answers: SurveyAnswers,
  now: number,
): Promise<void> {
  const { interestSurveys: t } = db.tables
  const row = { form: SURVEY_FORM, draft: null, answers, completedAt: now, updatedAt: now }
  await db
    .insert(t)
    .values({ profileId, ...row })
    .onConflictDoUpdate({ target: t.profileId, set: row })
}

export async function removeSurvey(db: Db, profileId: string): Promise<void> {
  const { interestSurveys: t } = db.tables
  await db.delete(t).where(eq(t.profileId, profileId))
}
