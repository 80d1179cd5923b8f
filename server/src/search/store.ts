import { readFileSync } from 'node:fs'
import { Lexicon } from '@pathquest/core/search/documents'
import type { WordPlan } from '@pathquest/core/search/plan'
import { readSynonyms } from '@pathquest/core/search/synonyms'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { programFolder } from '../runtime/program-folder'

/** The lines of server/content/synonyms.txt, without its comments. */
export const synonymLines: readonly string[] = readFileSync(
  `${programFolder('content', 'synonyms.txt')}/synonyms.txt`,
  'utf8',
)
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))

export const synonyms = readSynonyms(synonymLines)

/** A full-text index: FTS5 in SQLite, a tsvector in PostgreSQL; triggers keep both. */
export type SearchIndex = 'career_search' | 'question_set_search'

/** Every word of an index, and whether a title or a label has it. */
export async function readLexicon(db: Db, index: SearchIndex): Promise<Lexicon> {
  const rows =
    db.dialect === 'pg'
      ? await db
          .select({
            word: sql<string>`w.word`,
            isTitle: sql<number>`case when t.word is null then 0 else 1 end`,
          })
          .from(
            sql.raw(
              `ts_stat('select words from ${index}') w left join ts_stat('select words from ${index}', 'ab') t on t.word = w.word`,
            ),
          )
      : await db
          .select({
            word: sql<string>`term`,
            isTitle: sql<number>`max(case when col = 'body' then 0 else 1 end)`,
          })
          .from(sql.raw(`${index}_words`))
          .groupBy(sql`term`)
  return new Lexicon(new Map(rows.map(({ word, isTitle }) => [word, Number(isTitle) === 1])))
}

/** Rows in which any wish may find something; which of them fit, and how well, `rank` says. */
export function hasAnyOf(
  db: Db,
  index: SearchIndex,
  id: SQLWrapper,
  wishes: readonly WordPlan[],
  lexicon: Lexicon,
): SQL {
  const query = wishes
    .map((requested) => SYNTAX[db.dialect](requested, lexicon))
    .join(db.dialect === 'pg' ? ' | ' : ' OR ')
  const table = sql.raw(index)
  return db.dialect === 'pg'
    ? sql`${id} in (select id from ${table} where words @@ to_tsquery('simple', ${query}))`
    : sql`${id} in (select id from ${table} where ${table} match ${query})`
}

const SYNTAX = {
  sqlite: (requested: WordPlan, lexicon: Lexicon) =>
    terms(requested, lexicon, {
      or: ' OR ',
      and: ' AND ',
      word: (w) => `"${w}"`,
      begins: (w) => `"${w}"*`,
    }),
  pg: (requested: WordPlan, lexicon: Lexicon) =>
    terms(requested, lexicon, {
      or: ' | ',
      and: ' & ',
      word: (w) => `'${w}'`,
      begins: (w) => `'${w}':*`,
    }),
}

interface Syntax {
  or: string
  and: string
  word: (word: string) => string
  begins: (word: string) => string
}

/** Words of the search are letters and digits alone: nothing in them is a sign of a query. */
function terms({ typed, words, phrases }: WordPlan, lexicon: Lexicon, syntax: Syntax): string {
  const { or, and, word, begins } = syntax
  const found = new Set([...typed.map(begins), ...[...words.keys()].map(word)])
  for (const some of phrases.values()) {
    for (const { stems } of some) {
      const forms = stems.map((stem) => lexicon.ofStem(stem))
      if (forms.some((one) => one.length === 0)) continue
      const each = forms.map((one) => `(${one.map(word).join(or)})`)
      found.add(each.length === 1 ? (each[0] as string) : `(${each.join(and)})`)
    }
  }
  return `(${[...found].join(or)})`
}
