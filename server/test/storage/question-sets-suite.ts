import type { QuestionSetQuery } from '@pathquest/core'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { parseContent } from '../../src/content/files'
import { writeContent } from '../../src/content/store'
import type { Db } from '../../src/db/db'
import { insertReport, listReportsOfSet } from '../../src/question-reports/store/question-reports'
import {
  closeSetReports,
  insertSetReport,
  listHurtfulQuestions,
  listSetsForReview,
} from '../../src/question-reports/store/set-reports'
import { SetSearch } from '../../src/question-sets/search-sets'
import { listQuestionSets, suggestQuestionSet } from '../../src/question-sets/store/listed-sets'
import {
  findQuestionSet,
  findQuestSet,
  findVisibleQuestionSet,
  listQuestSets,
  removeQuestionSet,
  updateQuestionSetStatistics,
} from '../../src/question-sets/store/question-sets'
import { listQuestions } from '../../src/question-sets/store/questions'
import { contentPart } from '../content'
import { aGame, aProfile, aQuestion, aSet } from './samples'
import type { Bench } from './test-database'

export function questionSetsSuite(bench: Bench): void {
  const content = parseContent(contentPart)
  const { careers, questionSets: writtenSets } = content
  let db: Db
  beforeAll(async () => {
    db = bench.store.db
    await writeContent(bench.store, content, 'hash', 8000)
  })

  const question = (id: string, businessDriver: 'people' | 'profits' | null = null) => {
    const { questionId: _, ...written } = aQuestion(id)
    return { ...written, businessDriver }
  }
  const idsFor = async (profileId: string | null) =>
    (await listQuestionSets(db, profileId)).map((set) => set.id)

  test('a set is seen by everyone when public, else by its creator', async () => {
    const { id: creatorId } = await aProfile(db, { userType: 'teacher' })
    const { id: other } = await aProfile(db, { userType: 'teacher' })
    const { id } = await aSet(db, { creatorId, isPublic: false })
    expect(await idsFor(creatorId)).toContain(id)
    expect(await idsFor(other)).not.toContain(id)
    expect(await idsFor(null)).not.toContain(id)
    expect((await findVisibleQuestionSet(db, id, creatorId))?.id).toBe(id)
    expect(await findVisibleQuestionSet(db, id, other)).toBeUndefined()
    expect(await idsFor(other)).toContain(writtenSets[0]?.id)
  })

  test('sets are filtered by grade, exploration type and subject', async () => {
    const careerId = careers[0]?.id
    const sixth = await aSet(db, { gradeLevel: [6], subject: 'Arts', careerId })
    const open = await aSet(db, { gradeLevel: [], subject: 'Arts' })
    const tenth = await aSet(db, { gradeLevel: [10], subject: 'Business' })
    const ours = [sixth.id, open.id, tenth.id]
    const search = new SetSearch(() => 1000)
    const fitting = async (filters: QuestionSetQuery) => {
      const { sets } = await search.find(db, null, filters)
      return ours.filter((id) => sets.some((set) => set.id === id))
    }
    expect(await fitting({})).toEqual(ours)
    expect(await fitting({ grade_level: 6 })).toEqual([sixth.id, open.id])
    expect(await fitting({ grade_level: 10 })).toEqual([open.id, tenth.id])
    expect(await fitting({ exploration_type: 'industry' })).toEqual([open.id, tenth.id])
    expect(await fitting({ exploration_type: 'career' })).toEqual([sixth.id])
    expect(await fitting({ exploration_type: 'subject' })).toEqual(ours)
    expect(await fitting({ exploration_type: 'subject', subject: 'Arts' })).toEqual([
      sixth.id,
      open.id,
    ])
    expect(await fitting({ exploration_type: 'all', subject: 'Arts' })).toEqual(ours)
  })

  test('the suggested set is the latest own one, else the one played most in the language', async () => {
    const { id: creatorId } = await aProfile(db, { userType: 'teacher' })
    const english = await aSet(db)
    const spanish = await aSet(db, { tags: ['ahorro', 'español'] })
    for (const { id } of [english, spanish]) {
      for (let game = 0; game < 9; game++) await updateQuestionSetStatistics(db, id, 50)
      await db
        .update(db.tables.questionSets)
        .set({ isVerified: true, totalQuestions: 1 })
        .where(eq(db.tables.questionSets.id, id))
    }
    expect(await suggestQuestionSet(db, creatorId, 'es')).toMatchObject({ id: spanish.id })
    expect(await suggestQuestionSet(db, creatorId, 'en')).toMatchObject({ id: english.id })
    const own = await aSet(db, { creatorId, isPublic: false, questions: [question('own')] })
    expect(await suggestQuestionSet(db, creatorId, 'es')).toMatchObject({ id: own.id })
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
    const requested = { careerId: 'ca_unknown', careerSector }
    const inSector = await aSet(db, { careerSector })
    const ofCareer = await aSet(db, { careerId, questionSetType: 'career_quest' })
    await aSet(db, { careerSector: 'Moon', isPublic: false })
    expect((await findQuestSet(db, requested))?.id).toBe(inSector.id)
    const written = writtenSets.find((set) => set.careerId === careerId)
    expect((await findQuestSet(db, { ...requested, careerId }))?.id).toBe(
      written?.id ?? ofCareer.id,
    )
    expect(await findQuestSet(db, { ...requested, careerSector: 'Moon' })).toMatchObject({
      isPublic: true,
    })
    expect(await findQuestSet(db, { ...requested, careerSector: null })).toBeDefined()
    const wishes = [
      requested,
      { ...requested, careerId },
      { careerId: 'ca_none', careerSector: null },
    ]
    const listed = await listQuestSets(db, wishes)
    for (const one of wishes) {
      expect(listed.get(one.careerId)?.id).toBe((await findQuestSet(db, one))?.id)
    }
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

  test('administrators have first what was reported, then what waits, then what is hidden', async () => {
    const { id: profileId } = await aProfile(db)
    const hurtful = { ...question('hurt'), id: 'qn_hurt' }
    const [hidden, waiting, told, hurts] = [
      await aSet(db, { review: 'hidden', isPublic: false }),
      await aSet(db, { review: 'waiting', isPublic: false }),
      await aSet(db),
      await aSet(db, { isPublic: false, questions: [hurtful] }),
    ]
    const createdAt = 5
    await insertSetReport(db, {
      ...{ questionSetId: told.id, profileId, createdAt },
      ...{ reason: 'other', note: '' },
    })
    const game = await aGame(db, { questions: [aQuestion('qn_hurt')] })
    for (const reporter of ['host', 'gp_1']) {
      const of = { gameSessionId: game.id, questionId: 'qn_hurt', reporter, createdAt }
      await insertReport(db, { ...of, reason: 'hurtful' })
    }
    const ids = [hidden.id, waiting.id, told.id, hurts.id]
    const listed = async () =>
      (await listSetsForReview(db)).flatMap(({ set }) => (ids.includes(set.id) ? [set.id] : []))
    const first = await listed()
    // Made within one moment: either of the two may be the older one.
    expect(first.slice(0, 2).sort()).toEqual([told.id, hurts.id].sort())
    expect(first.slice(2)).toEqual([waiting.id, hidden.id])
    expect(await listHurtfulQuestions(db, ids)).toMatchObject([
      { id: 'qn_hurt', questionSetId: hurts.id, count: 2 },
    ])
    for (const id of [told.id, hurts.id]) await closeSetReports(db, id, { isFine: true }, 6)
    expect(await listed()).toEqual([waiting.id, hidden.id])
    expect(await listReportsOfSet(db, hurts.id)).toEqual([])
  })
}
