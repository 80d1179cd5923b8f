import type { QuestionSetQuery } from '@pathquest/core'
import { buildLexicon, careerFields, setFields } from '@pathquest/core/search/documents'
import { searchList, tokenizedFields } from '@pathquest/core/search/search'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { CareerSearch } from '../../src/careers/search-careers'
import { listVerifiedCareers } from '../../src/careers/store'
import { seedContent } from '../../src/content/store'
import type { Db } from '../../src/db/db'
import { migrate, openStore } from '../../src/db/open-store'
import { SetSearch } from '../../src/question-sets/search-sets'
import { removeQuestionSet, updateQuestionSet } from '../../src/question-sets/store/question-sets'
import { readLexicon, synonyms } from '../../src/search'
import { careers as writtenCareers, questionSets as writtenSets } from '../content'
import { searchedWords } from '../search/searched-words'
import { aCareer, aProfile, aSet } from './samples'
import type { Bench } from './test-database'

/** A part of the words: of all, this test took half of the time of the storage's tests. */
const WORDS_EVERY = 4

export function searchSuite(bench: Bench): void {
  let db: Db
  const now = 0
  const careersNow = (q: string) => new CareerSearch(db, () => now).find(q)
  const setSearch = new SetSearch(() => now)
  const setsFor = (profileId: string | null, q: string, filters: QuestionSetQuery = {}) =>
    setSearch.find(db, profileId, { q, limit: 200, ...filters })
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

  beforeAll(async () => {
    const store = openStore(await bench.databases.fresh())
    await migrate(store)
    await seedContent(store, undefined, 1000)
    db = store.db
    return () => store.close()
  })

  // The index of each dialect finds what the search of a list finds, which is judged by people's words
  // in test/search.
  test('a page that holds the whole list finds the same in it, in the same order', async () => {
    const all = await listVerifiedCareers(db)
    const careerSearch = new CareerSearch(db, () => now)
    for (const { word, slip } of searchedWords.filter((_, at) => at % WORDS_EVERY === 0)) {
      for (const q of [word, slip, word.slice(0, 3)]) {
        const inList = searchList(all, q, careerFields, synonyms)
        expect(ids(await careerSearch.find(q)), q).toEqual(ids(inList))
      }
    }
  })

  test('the index has every word of careers and sets, and where it stands', async () => {
    const career = new Map(writtenCareers.map((one) => [one.id, one]))
    const texts = writtenSets.map((set) =>
      tokenizedFields(set, () => setFields(set, career.get(set.careerId ?? '') ?? null)),
    )
    const sets = await readLexicon(db, 'question_set_search')
    expect(sortedWords(sets.words)).toEqual(sortedWords(buildLexicon(texts).words))
    const careers = await readLexicon(db, 'career_search')
    // Titles in other languages are beside the index, with the catalogue.
    const cut = writtenCareers.map(({ translations, ...one }) => tokenizedFields(one, careerFields))
    expect(sortedWords(careers.words)).toEqual(sortedWords(buildLexicon(cut).words))
  })

  test('a career is found as it is written now', async () => {
    const { careers } = db.tables
    const id = await aCareer(db, { title: 'Lamplighter', otherTitles: ['Gaslighter'] })
    const set = await aSet(db, { title: 'Evening Round', careerId: id })
    expect(ids(await careersNow('lamplighters'))).toEqual([id])
    expect(ids((await setsFor(null, 'gasligter')).sets)).toEqual([set.id])
    await db.update(careers).set({ title: 'Bellringer', otherTitles: [] }).where(eq(careers.id, id))
    expect(await careersNow('lamplighter')).toEqual([])
    expect(ids(await careersNow('bellringr'))).toEqual([id])
    expect(ids((await setsFor(null, 'bellringer')).sets)).toEqual([set.id])
    await db.update(careers).set({ withdrawnAt: 1 }).where(eq(careers.id, id))
    expect(await careersNow('bellringer')).toEqual([])
    await db.delete(careers).where(eq(careers.id, id))
    expect((await setsFor(null, 'bellringer')).total).toBe(0)
    await removeQuestionSet(db, set.id)
  })

  describe('sets', () => {
    test('are found from the moment they are written, changed and removed', async () => {
      const set = await aSet(db, { title: 'Xylophones', tags: ['marimba'], description: 'Mallets' })
      for (const q of ['xylophone', 'marimbas', 'mallet', 'xylopone', 'MALLETS']) {
        expect(ids((await setsFor(null, q)).sets)[0], q).toEqual(set.id)
      }
      await updateQuestionSet(db, set, { title: 'Accordeón', tags: [] }, set.updatedAt + 1)
      expect((await setsFor(null, 'xylophone')).total).toBe(0)
      expect((await setsFor(null, 'marimba')).total).toBe(0)
      for (const q of ['accordeon', 'accordeón', 'acordeon', 'acc']) {
        expect(ids((await setsFor(null, q)).sets), q).toContain(set.id)
      }
      await removeQuestionSet(db, set.id)
      expect((await setsFor(null, 'accordeon')).total).toBe(0)
    })

    test('that others keep private are not found, nor counted', async () => {
      const owner = (await aProfile(db, { userType: 'teacher' })).id
      const set = await aSet(db, { title: 'Quokkas', creatorId: owner, isPublic: false })
      expect(ids((await setsFor(owner, 'quokka')).sets)).toEqual([set.id])
      expect(await setsFor(null, 'quokka')).toMatchObject({ total: 0, unfilteredTotal: 0 })
      await removeQuestionSet(db, set.id)
    })

    test('are answered up to the limit, counted all, and told what filters keep away', async () => {
      const all = await setsFor(null, 'game')
      expect(all.sets.length).toBe(all.total)
      expect(all.total).toBeGreaterThan(50)
      const some = await setSearch.find(db, null, { q: 'game' })
      expect(some).toMatchObject({ total: all.total, unfilteredTotal: all.total })
      expect(ids(some.sets)).toEqual(ids(all.sets).slice(0, 50))
      const [about, beside] = await Promise.all(
        (['career', 'industry'] as const).map((explorationType) =>
          setsFor(null, 'nurse', { exploration_type: explorationType }),
        ),
      )
      const { total } = await setsFor(null, 'nurse')
      expect(beside?.total).toBeGreaterThan(0)
      expect(beside).toMatchObject({ total: total - (about?.total ?? 0), unfilteredTotal: total })
    })

    test.each(['"', '* OR 1', "'", "x' | 'y", '(a AND', 'NEAR(', '\\', '%', '🎓', '  '])(
      'words that are signs of a query are none: %s',
      async (q) => {
        await expect(setsFor(null, q)).resolves.toBeDefined()
        await expect(careersNow(q)).resolves.toBeDefined()
      },
    )
  })
}

const sortedWords = (words: ReadonlyMap<string, boolean>) =>
  [...words].sort(([a], [b]) => (a < b ? -1 : 1))
