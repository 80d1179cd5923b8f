import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findCareer, listCareersById, listVerifiedCareers } from '../../src/careers/store'
import { parseContent } from '../../src/content/files'
import { seedContent, writeContent } from '../../src/content/store'
import type { Db } from '../../src/db/db'
import { migrate, openStore } from '../../src/db/open-store'
import { countContent } from '../../src/health/store'
import { listQuestionSets } from '../../src/question-sets/store/listed-sets'
import {
  findQuestionSet,
  findQuestionSetWithQuestions,
  findQuestSet,
  findVisibleQuestionSet,
  updateQuestionSetStatistics,
} from '../../src/question-sets/store/question-sets'
import { listQuestions } from '../../src/question-sets/store/questions'
import { listActivePathkeys } from '../../src/rewards/store/pathkeys'
import { contentPart } from '../content'
import { aPathkey, aSet } from './samples'
import type { Bench } from './test-database'

export function contentSuite(bench: Bench): void {
  const content = parseContent(contentPart)
  const { careers, pathkeys, questionSets: writtenSets } = content
  const first = writtenSets[0]
  if (!first) throw new Error('There is no question set to seed')
  const write = (changed: Partial<typeof content>, now: number) =>
    writeContent(bench.store, { ...content, ...changed }, 'hash', now)
  let db: Db
  beforeAll(async () => {
    db = bench.store.db
    await write({}, 1000)
  })

  const idsFor = async (profileId: string | null) =>
    (await listQuestionSets(db, profileId)).map((set) => set.id)

  test('our content is there and reads as it was written', async () => {
    expect(await countContent(db)).toMatchObject({ careers: careers.length })
    for (const career of careers) {
      expect(await findCareer(db, career.id)).toEqual({ ...career, withdrawnAt: null })
    }
    for (const { questions, ...set } of writtenSets) {
      const found = await findQuestionSetWithQuestions(db, set.id)
      expect(found).toMatchObject({ ...set, totalQuestions: questions.length, creatorId: null })
      expect(found?.questions).toEqual(
        questions.map((written) => ({
          ...written,
          questionSetId: set.id,
        })),
      )
    }
  })

  test('seeding again updates and never duplicates', async () => {
    const pathkey = pathkeys[0]
    const career = careers[0]
    if (!pathkey || !career) throw new Error('There is nothing to seed')
    await updateQuestionSetStatistics(db, first.id, 50)
    const before = await countContent(db)
    const changed = {
      careers: [{ ...career, title: 'Changed' }, ...careers.slice(1)],
      pathkeys: [{ ...pathkey, name: 'Changed' }, ...pathkeys.slice(1)],
      questionSets: [
        { ...first, title: 'Changed', questions: first.questions.slice(0, 3) },
        ...writtenSets.slice(1),
      ],
    }
    await write(changed, 2000)
    expect(await countContent(db)).toEqual(before)
    expect((await findCareer(db, career.id))?.title).toBe('Changed')
    expect((await listActivePathkeys(db, [pathkey.id]))[0]?.name).toBe('Changed')
    expect(await findQuestionSet(db, first.id)).toMatchObject({
      title: 'Changed',
      totalQuestions: 3,
      timesPlayed: 1,
      averageScore: 50,
      createdAt: 1000,
      updatedAt: 2000,
    })
    expect(await listQuestions(db, first.id)).toHaveLength(3)
    await write({}, 3000)
    expect(await listQuestions(db, first.id)).toHaveLength(first.questions.length)
  })

  test('an upgrade brings other kinds of questions into our sets, and into no copy of them', async () => {
    const ours = writtenSets.find(({ questions }) => questions.some(({ kind }) => kind === 'order'))
    if (!ours) throw new Error('There is no set with an order')
    const before = ours.questions.filter(({ kind }) => kind === 'choice')
    const former = { ...ours, questions: before }
    await write({ questionSets: writtenSets.map((set) => (set === ours ? former : set)) }, 3500)
    const copied = before.map(({ id: _, orderIndex: __, ...question }) => question)
    const copy = await aSet(db, { questions: copied })
    const ofCopy = await listQuestions(db, copy.id)
    expect(ofCopy).toHaveLength(before.length)

    await write({}, 3600)
    const rows = (await listQuestions(db, ours.id)).map(({ questionSetId: _, ...row }) => row)
    expect(rows).toEqual(ours.questions)
    expect(await findQuestionSet(db, ours.id)).toMatchObject({
      totalQuestions: ours.questions.length,
    })
    expect(await listQuestions(db, copy.id)).toEqual(ofCopy)
  })

  test('files that stay the same are not even parsed, changed ones are written', async () => {
    const files = [{ name: 'pathkeys.json', text: '[]' }]
    const store = openStore(await bench.databases.fresh())
    await migrate(store)
    await seedContent(store, contentPart)
    const { careers: table } = store.db.tables
    await store.db.update(table).set({ title: 'Ours' })
    await seedContent(store, contentPart)
    expect(await listVerifiedCareers(store.db)).toHaveLength(careers.length)
    expect((await listVerifiedCareers(store.db))[0]?.title).toBe('Ours')

    await seedContent(store, files)
    expect(await listVerifiedCareers(store.db)).toEqual([])
    const broken = [{ name: 'pathkeys.json', text: '[' }]
    await expect(seedContent(store, broken)).rejects.toThrow('server/content/pathkeys.json')
    await seedContent(store, contentPart)
    expect((await listVerifiedCareers(store.db)).map(({ id }) => id)).toContain(careers[0]?.id)
    await store.close()
  })

  test('what is withdrawn leaves lists, draws and new games, keeps its links, and comes back', async () => {
    const quest = writtenSets.find((set) => set.careerId !== null)
    if (!quest?.careerId) throw new Error('There is no set of a career')
    const { careerId } = quest
    const gone = { career: careers[0]?.id ?? '', key: pathkeys[0]?.id ?? '', set: quest.id }
    const shown = async () => ({
      career: (await listVerifiedCareers(db)).some(({ id }) => id === gone.career),
      related: (await listCareersById(db, [gone.career])).length > 0,
      key: (await listActivePathkeys(db)).some(({ id }) => id === gone.key),
      set: (await idsFor(null)).includes(gone.set),
      newGame: (await findVisibleQuestionSet(db, gone.set, null)) !== undefined,
      quest: (await findQuestSet(db, { careerId, careerSector: null }))?.id,
      counted: await countContent(db),
    })
    const before = await shown()
    expect(before).toMatchObject({ career: true, key: true, set: true, quest: quest.id })
    const without = {
      careers: careers.slice(1),
      pathkeys: pathkeys.slice(1),
      questionSets: writtenSets.filter((set) => set !== quest),
    }
    await write(without, 4000)
    await write(without, 5000)
    expect(await shown()).toMatchObject({
      career: false,
      related: false,
      key: false,
      set: false,
      newGame: false,
      quest: expect.not.stringMatching(quest.id),
      counted: {
        careers: before.counted.careers - 1,
        questionSets: before.counted.questionSets - 1,
      },
    })
    expect(await findCareer(db, gone.career)).toMatchObject({ withdrawnAt: 4000 })
    expect(await findQuestionSet(db, gone.set)).toMatchObject({ withdrawnAt: 4000 })
    expect(await listQuestions(db, gone.set)).toHaveLength(quest.questions.length)

    await write({}, 6000)
    expect(await shown()).toEqual(before)
  })

  test('what others have written is never withdrawn', async () => {
    const { id } = await aSet(db)
    await write({}, 7000)
    expect(await findQuestionSet(db, id)).toMatchObject({ withdrawnAt: null })
  })

  test('only verified careers and active pathkeys are listed, each in its order', async () => {
    const { careers: table } = db.tables
    const [row] = await db.select().from(table).limit(1)
    if (!row) throw new Error('There are no careers')
    await db.insert(table).values({ ...row, id: 'ca_rumour', title: 'Rumour', isVerified: false })
    const listed = (await listVerifiedCareers(db)).map((career) => career.title)
    expect(listed).not.toContain('Rumour')
    expect(listed).toHaveLength(careers.length)
    await db.delete(table).where(eq(table.id, 'ca_rumour'))

    const inactive = await aPathkey(db, { isActive: false })
    expect(await listActivePathkeys(db, [inactive])).toEqual([])
    const ours = await listActivePathkeys(
      db,
      pathkeys.map((key) => key.id),
    )
    expect(ours.map((key) => key.id)).toEqual(pathkeys.map((key) => key.id))
  })
}
