import {
  EVERYBODY_RIGHT_FROM,
  FIGURES_FROM_ANSWERS,
  NOBODY_RIGHT_UP_TO,
} from '@pathquest/core/question-sets/question-figures'
import { and, eq, getTableColumns, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import type { Question } from '../../question-sets'

export type StoredFigures = Row<'questionFigures'>

export const listQuestionsByIds = async (db: Db, ids: readonly string[]): Promise<Question[]> => {
  const { questions: t } = db.tables
  return db
    .select()
    .from(t)
    .where(inArray(t.id, [...ids]))
}

/** Adds to the sums; those of another text begin anew. */
export async function addFigures(
  db: Db,
  rows: readonly NewRow<'questionFigures'>[],
): Promise<void> {
  if (rows.length === 0) return
  const { questionFigures: t } = db.tables
  const added = (name: string, former: SQL): SQL => {
    const more = sql`excluded.${sql.identifier(name)}`
    return sql`case when ${t.contentHash} = excluded.content_hash then ${former} + ${more} else ${more} end`
  }
  await db
    .insert(t)
    // In one order: two games that end at once lock rows in turn, never each other's.
    .values([...rows].sort((a, b) => (a.questionId < b.questionId ? -1 : 1)))
    .onConflictDoUpdate({
      target: t.questionId,
      set: {
        contentHash: sql`excluded.content_hash`,
        answers: added('answers', sql`${t.answers}`),
        shares: added('shares', sql`${t.shares}`),
        upperAnswers: added('upper_answers', sql`${t.upperAnswers}`),
        upperShares: added('upper_shares', sql`${t.upperShares}`),
        lowerAnswers: added('lower_answers', sql`${t.lowerAnswers}`),
        lowerShares: added('lower_shares', sql`${t.lowerShares}`),
      },
    })
}

export interface QuestionWithFigures {
  figures: StoredFigures
  question: Question
}

/** In the order of the set; figures of a former text among them. */
export async function listFiguresOfSet(db: Db, setId: string): Promise<QuestionWithFigures[]> {
  const { questionFigures: t, questions } = db.tables
  return db
    .select({ figures: getTableColumns(t), question: getTableColumns(questions) })
    .from(t)
    .innerJoin(questions, eq(questions.id, t.questionId))
    .where(eq(questions.questionSetId, setId))
    .orderBy(questions.orderIndex)
}

/** Of questions in our own sets that may have a flaw; figures of a former text among them. */
export async function listSuspects(db: Db): Promise<(QuestionWithFigures & { title: string })[]> {
  const { questionFigures: t, questions, questionSets } = db.tables
  const enough = sql`${FIGURES_FROM_ANSWERS}`
  return db
    .select({
      figures: getTableColumns(t),
      question: getTableColumns(questions),
      title: questionSets.title,
    })
    .from(t)
    .innerJoin(questions, eq(questions.id, t.questionId))
    .innerJoin(questionSets, eq(questionSets.id, questions.questionSetId))
    .where(
      and(
        isOurs(db),
        gte(t.answers, FIGURES_FROM_ANSWERS),
        or(
          sql`${t.shares} >= ${constant(EVERYBODY_RIGHT_FROM)} * ${t.answers}`,
          sql`${t.shares} <= ${constant(NOBODY_RIGHT_UP_TO)} * ${t.answers}`,
          sql`${t.upperAnswers} >= ${enough} and ${t.lowerAnswers} >= ${enough} and ${t.upperShares} * ${t.lowerAnswers} < ${t.lowerShares} * ${t.upperAnswers}`,
        ),
      ),
    )
}

/** How many questions of our own sets have answers enough. */
export async function countMeasured(db: Db): Promise<number> {
  const { questionFigures: t, questions, questionSets } = db.tables
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(t)
    .innerJoin(questions, eq(questions.id, t.questionId))
    .innerJoin(questionSets, eq(questionSets.id, questions.questionSetId))
    .where(and(isOurs(db), gte(t.answers, FIGURES_FROM_ANSWERS)))
  return row?.count ?? 0
}

/** In the text of the query: PostgreSQL takes a parameter beside an integer for one. */
const constant = (value: number): SQL => sql.raw(String(value))

const isOurs = ({ tables: { questionSets: t } }: Db) =>
  and(isNull(t.creatorId), isNull(t.withdrawnAt))
