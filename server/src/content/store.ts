import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../db/db'
import type { Store } from '../db/store'
import type { Career, Pathkey, QuestionSetContent } from './content'

export interface SeedContent {
  careers: readonly Career[]
  pathkeys: readonly Pathkey[]
  questionSets: readonly QuestionSetContent[]
}

/** Writes our own content, or brings it up to date; players' records and figures stay. */
export async function seedContent(
  store: Store,
  content: SeedContent,
  now = Date.now(),
): Promise<void> {
  await store.transact(async (tx) => {
    for (const career of content.careers) await putCareer(tx, career)
    for (const [orderIndex, pathkey] of content.pathkeys.entries()) {
      await putPathkey(tx, pathkey, orderIndex)
    }
    for (const set of content.questionSets) await putQuestionSet(tx, set, now)
  })
}

async function putCareer(tx: Db, { id, ...career }: Career): Promise<void> {
  const { careers } = tx.tables
  await tx
    .insert(careers)
    .values({ id, ...career })
    .onConflictDoUpdate({ target: careers.id, set: career })
}

async function putPathkey(tx: Db, { id, ...pathkey }: Pathkey, orderIndex: number): Promise<void> {
  const { pathkeys } = tx.tables
  const fields = { ...pathkey, orderIndex }
  await tx
    .insert(pathkeys)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: pathkeys.id, set: fields })
}

async function putQuestionSet(tx: Db, set: QuestionSetContent, now: number): Promise<void> {
  const { questionSets, questions } = tx.tables
  const { id, questions: written, ...content } = set
  const fields = { ...content, totalQuestions: written.length, updatedAt: now }
  await tx
    .insert(questionSets)
    .values({ id, ...fields, createdAt: now })
    .onConflictDoUpdate({ target: questionSets.id, set: fields })
  const ids = written.map((question) => question.id)
  await tx
    .delete(questions)
    .where(
      and(
        eq(questions.questionSetId, id),
        ids.length > 0 ? notInArray(questions.id, ids) : undefined,
      ),
    )
  for (const { id: questionId, ...question } of written) {
    const row = { ...question, questionSetId: id }
    await tx
      .insert(questions)
      .values({ id: questionId, ...row })
      .onConflictDoUpdate({ target: questions.id, set: row })
  }
}
