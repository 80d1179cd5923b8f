import { and, eq, getTableColumns, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Db, Tables } from '../db/db'
import type { Store } from '../db/store'
import { type ContentFile, contentHash, parseContent, readContentFiles } from './files'
import type { Content } from './schema'

const NAME = 'starter'
/** In one statement. */
const ROWS_AT_ONCE = 200

/** Brings our own content up to date; while its files stay the same, one row is read and that is all. */
export async function seedContent(
  store: Store,
  files: readonly ContentFile[] = readContentFiles(),
  now = Date.now(),
): Promise<void> {
  const hash = contentHash(files)
  if ((await findSeeded(store.db))?.hash === hash) return
  await writeContent(store, parseContent(files), hash, now)
}

async function findSeeded(db: Db) {
  const { seededContent } = db.tables
  const [row] = await db.select().from(seededContent).where(eq(seededContent.name, NAME))
  return row
}

/**
 * Writes content, or brings it up to date; players' records and figures stay. What the last one had
 * and this one has not is withdrawn: no list shows it, its links and games still do.
 */
export async function writeContent(
  store: Store,
  { careers, pathkeys, questionSets }: Content,
  hash: string,
  now: number,
): Promise<void> {
  await store.transact(async (tx) => {
    const { tables } = tx
    const listed = { withdrawnAt: null }
    await put(
      tx,
      tables.careers,
      careers.map((career) => ({ ...career, ...listed })),
    )
    await put(
      tx,
      tables.pathkeys,
      pathkeys.map((pathkey, orderIndex) => ({ ...pathkey, orderIndex })),
    )
    await put(
      tx,
      tables.questionSets,
      questionSets.map(({ questions, ...set }) => ({
        ...set,
        ...listed,
        totalQuestions: questions.length,
        createdAt: now,
        updatedAt: now,
      })),
    )
    await putQuestions(tx, questionSets)

    const ids = [...careers, ...pathkeys, ...questionSets].map(({ id }) => id)
    const before = (await findSeeded(tx))?.ids ?? []
    const written = new Set(ids)
    const gone = before.filter((id) => !written.has(id))
    if (gone.length > 0) await withdraw(tx, gone, now)
    const { seededContent } = tables
    const fields = { hash, ids, seededAt: now }
    await tx
      .insert(seededContent)
      .values({ name: NAME, ...fields })
      .onConflictDoUpdate({ target: seededContent.name, set: fields })
  })
}

async function withdraw(tx: Db, ids: string[], withdrawnAt: number): Promise<void> {
  const { careers, pathkeys, questionSets } = tx.tables
  for (const table of [careers, questionSets]) {
    await tx
      .update(table)
      .set({ withdrawnAt })
      .where(and(inArray(table.id, ids), isNull(table.withdrawnAt)))
  }
  await tx.update(pathkeys).set({ isActive: false }).where(inArray(pathkeys.id, ids))
}

async function putQuestions(tx: Db, sets: Content['questionSets']): Promise<void> {
  const { questions } = tx.tables
  const rows = sets.flatMap(({ id, questions }) =>
    questions.map((question) => ({ ...question, questionSetId: id })),
  )
  const ids = (all: { id: string }[]) => all.map(({ id }) => id)
  await tx
    .delete(questions)
    .where(and(inArray(questions.questionSetId, ids(sets)), notInArray(questions.id, ids(rows))))
  await put(tx, questions, rows)
}

type Written = Tables['careers' | 'pathkeys' | 'questionSets' | 'questions']

/** Inserts the rows; where one is there, what it names is brought up to date and the rest stays. */
async function put<Table extends Written>(
  tx: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table)
  const changing = Object.entries(columns).filter(
    ([key]) => key in (rows[0] ?? {}) && key !== 'id' && key !== 'createdAt',
  )
  const set = Object.fromEntries(
    changing.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  ) as SQLiteUpdateSetSource<Table>
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    const some = rows.slice(i, i + ROWS_AT_ONCE)
    await tx.insert(table).values(some).onConflictDoUpdate({ target: table.id, set })
  }
}
