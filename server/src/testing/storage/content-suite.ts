import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findCareer, listVerifiedCareers } from '../../careers/store'
import { careers, pathkeys, questionSets as writtenSets } from '../../content'
import { seedContent } from '../../content/store'
import type { Db } from '../../db/db'
import {
  findQuestionSet,
  findQuestionSetWithQuestions,
  findQuestSet,
  findVisibleQuestionSet,
  listQuestionSets,
  removeQuestionSet,
  updateQuestionSetStatistics,
} from '../../question-sets/store/question-sets'
import { listQuestions } from '../../question-sets/store/questions'
import { listActivePathkeys } from '../../rewards/store/pathkeys'
import { countContent } from '../../site/store'
import { aPathkey, aProfile, aQuestion, aSet } from './samples'
import type { Bench } from './test-database'

export function contentSuite(bench: Bench): void {
  const content = { careers, pathkeys, questionSets: writtenSets }
  const first = writtenSets[0]
  if (!first) throw new Error('There is no question set to seed')
  let db: Db
  beforeAll(async () => {
    db = bench.store.db
    await seedContent(bench.store, content, 1000)
  })

  const question = (id: string, businessDriver: 'people' | 'profits' | null = null) => {
    const { questionId: _, ...written } = aQuestion(id)
    return { ...written, businessDriver }
  }
  const idsFor = async (profileId: string | null, filters = {}) =>
    (await listQuestionSets(db, profileId, filters)).map((set) => set.id)

  test('all of our content is there and reads as it was written', async () => {
    expect(await countContent(db)).toMatchObject({ careers: careers.length })
    for (const career of careers) expect(await findCareer(db, career.id)).toEqual(career)
    for (const { questions, ...set } of writtenSets) {
      const found = await findQuestionSetWithQuestions(db, set.id)
      expect(found).toMatchObject({ ...set, totalQuestions: questions.length, creatorId: null })
      expect(found?.questions).toEqual(
        questions.map((written) => ({
          ...written,
          questionSetId: set.id,
          kind: 'choice',
          shape: null,
          solution: null,
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
    await seedContent(
      bench.store,
      {
        careers: [{ ...career, title: 'Changed' }],
        pathkeys: [{ ...pathkey, name: 'Changed' }],
        questionSets: [{ ...first, title: 'Changed', questions: first.questions.slice(0, 3) }],
      },
      2000,
    )
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
    await seedContent(bench.store, content, 3000)
    expect(await listQuestions(db, first.id)).toHaveLength(first.questions.length)
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

  test('a set is seen by everyone when public, else by its creator', async () => {
    const { id: creatorId } = await aProfile(db, { userType: 'teacher' })
    const { id: other } = await aProfile(db, { userType: 'teacher' })
    const { id } = await aSet(db, { creatorId, isPublic: false })
    expect(await idsFor(creatorId)).toContain(id)
    expect(await idsFor(other)).not.toContain(id)
    expect(await idsFor(null)).not.toContain(id)
    expect((await findVisibleQuestionSet(db, id, creatorId))?.id).toBe(id)
    expect(await findVisibleQuestionSet(db, id, other)).toBeUndefined()
    expect(await idsFor(other)).toContain(first.id)
  })

  test('sets are filtered by grade, exploration type and subject', async () => {
    const careerId = careers[0]?.id
    const sixth = await aSet(db, { gradeLevel: [6], subject: 'Arts', careerId })
    const open = await aSet(db, { gradeLevel: [], subject: 'Arts' })
    const tenth = await aSet(db, { gradeLevel: [10], subject: 'Business' })
    const ours = [sixth.id, open.id, tenth.id]
    const fitting = async (filters: object) => {
      const ids = await idsFor(null, filters)
      return ours.filter((id) => ids.includes(id))
    }
    expect(await fitting({})).toEqual(ours)
    expect(await fitting({ grade: 6 })).toEqual([sixth.id, open.id])
    expect(await fitting({ grade: 10 })).toEqual([open.id, tenth.id])
    expect(await fitting({ explorationType: 'industry' })).toEqual([open.id, tenth.id])
    expect(await fitting({ explorationType: 'career' })).toEqual([sixth.id])
    expect(await fitting({ explorationType: 'subject' })).toEqual(ours)
    expect(await fitting({ explorationType: 'subject', subject: 'Arts' })).toEqual([
      sixth.id,
      open.id,
    ])
    expect(await fitting({ explorationType: 'all', subject: 'Arts' })).toEqual(ours)
  })

  test('questions come in order, for one driver or all; a list counts the drivers', async () => {
    const { id } = await aSet(db, {
      questions: [question('a', 'profits'), question('b', 'people'), question('c', 'people')],
    })
    expect((await listQuestions(db, id)).map((row) => row.orderIndex)).toEqual([0, 1, 2])
    expect((await listQuestions(db, id, 'people')).map((row) => row.orderIndex)).toEqual([1, 2])
    expect(await listQuestions(db, id, 'pricing')).toEqual([])
    const listed = (await listQuestionSets(db, null)).find((set) => set.id === id)
    expect(listed).toMatchObject({ totalQuestions: 3 })
    expect(listed?.businessDrivers).toEqual([
      { driver: 'people', count: 2 },
      { driver: 'profits', count: 1 },
    ])
  })

  test('a quest takes a set of the career, else of its sector, else any public one', async () => {
    const careerId = careers[1]?.id ?? ''
    const careerSector = 'Deep Sea'
    const wish = { careerId: 'ca_unknown', careerSector }
    const inSector = await aSet(db, { careerSector })
    const ofCareer = await aSet(db, { careerId, questionSetType: 'career_quest' })
    await aSet(db, { careerSector: 'Moon', isPublic: false })
    expect((await findQuestSet(db, wish))?.id).toBe(inSector.id)
    const written = writtenSets.find((set) => set.careerId === careerId)
    expect((await findQuestSet(db, { ...wish, careerId }))?.id).toBe(written?.id ?? ofCareer.id)
    expect(await findQuestSet(db, { ...wish, careerSector: 'Moon' })).toMatchObject({
      isPublic: true,
    })
    expect(await findQuestSet(db, { ...wish, careerSector: null })).toBeDefined()
  })

  test('a set’s statistics are the mean of its games', async () => {
    const { id } = await aSet(db)
    for (const average of [80, 50, 65.5]) await updateQuestionSetStatistics(db, id, average)
    const set = await findQuestionSet(db, id)
    expect(set?.timesPlayed).toBe(3)
    expect(set?.averageScore).toBeCloseTo(65.1667, 3)
  })

  test('a removed set takes its questions along', async () => {
    const { id } = await aSet(db, { questions: [question('a')] })
    expect(await removeQuestionSet(db, id)).toBe(true)
    expect(await listQuestions(db, id)).toEqual([])
    expect(await removeQuestionSet(db, id)).toBe(false)
  })
}
