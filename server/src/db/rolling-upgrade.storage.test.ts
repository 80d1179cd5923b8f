import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** PostgreSQL alone: on SQLite there is one process, which has stopped when the next one migrates. */
const FOLDER = fileURLToPath(new URL('../../drizzle/pg', import.meta.url))
/** The last one of before processes of two versions ran side by side. */
const LAST_FREE = '0028_room_stores.sql'

/**
 * Steps that take from an older process what it needs, with the reason. One whose column or table no
 * running version uses any more ("contract") is listed here by its file, with that version.
 */
const CONTRACTED: Record<string, string> = {}

const FORBIDDEN: [RegExp, string][] = [
  [/\bdrop (column|table|schema)\b/i, 'an older process still uses what is dropped'],
  [/\brename (to|column)\b/i, 'an older process uses the former name'],
  [/\bset not null\b/i, 'an older process stores null'],
  [
    /\bset data type\b|\balter column "\w+" type\b/i,
    'an older process reads and stores the former type',
  ],
  [/\bdrop default\b/i, 'an older process leaves this column out'],
  [
    /\badd column (?!.*\bdefault\b).*\bnot null\b/i,
    'an older process does not know this column: it needs a default, or has to be nullable',
  ],
  [
    /^create unique index\b|\badd constraint .*\b(check|unique|primary key)\b/i,
    'an older process may store what this forbids',
  ],
]

/** A new table is nobody's yet: whatever follows for it hurts no older process. */
function faultsOf(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint').map((one) => one.trim())
  const created = new Set(
    statements.flatMap((one) => /^create table (?:if not exists )?"(\w+)"/i.exec(one)?.[1] ?? []),
  )
  return statements.flatMap((statement) => {
    const table = /^(?:alter table|create unique index .* on) "(\w+)"/i.exec(statement)?.[1]
    if (table !== undefined && created.has(table)) return []
    return FORBIDDEN.flatMap(([form, reason]) =>
      form.test(statement) ? [`${reason}: ${statement}`] : [],
    )
  })
}

const migrations = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name > LAST_FREE)

describe('An older process beside a newer schema', () => {
  test.each(migrations)('goes on after %s', (name) => {
    if (name in CONTRACTED) return
    expect(faultsOf(readFileSync(join(FOLDER, name), 'utf8'))).toEqual([])
  })

  test.each([
    'ALTER TABLE "profiles" DROP COLUMN "age";',
    'DROP TABLE "profiles" CASCADE;',
    'ALTER TABLE "profiles" RENAME COLUMN "age" TO "years";',
    'ALTER TABLE "profiles" RENAME TO "people";',
    'ALTER TABLE "profiles" ALTER COLUMN "age" SET NOT NULL;',
    'ALTER TABLE "profiles" ALTER COLUMN "age" SET DATA TYPE text;',
    'ALTER TABLE "profiles" ALTER COLUMN "age" DROP DEFAULT;',
    'ALTER TABLE "profiles" ADD COLUMN "age" integer NOT NULL;',
    'ALTER TABLE "profiles" ADD CONSTRAINT "adult" CHECK ("age" > 18);',
    'CREATE UNIQUE INDEX "once" ON "profiles" USING btree ("age");',
  ])('would not after %s', (statement) => {
    expect(faultsOf(statement)).toHaveLength(1)
  })

  test.each([
    'ALTER TABLE "profiles" ADD COLUMN "age" integer;',
    'ALTER TABLE "profiles" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
    'CREATE INDEX "age" ON "profiles" USING btree ("age");',
    'CREATE TABLE "pets" ("id" text PRIMARY KEY NOT NULL);--> statement-breakpoint CREATE UNIQUE INDEX "pet" ON "pets" USING btree ("id");',
  ])('goes on after %s', (statement) => {
    expect(faultsOf(statement)).toEqual([])
  })
})
