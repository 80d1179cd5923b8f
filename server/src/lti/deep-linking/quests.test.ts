import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickerLaunch } from '../../../test/content-picker'
import { type Course, openCourse, TEACHER } from '../../../test/course'
import { removeQuestionSet } from '../../question-sets/store/question-sets'

const CHEF = 'ca_chef'
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const picker = (change: object = {}) => course.visit(TEACHER, null, pickerLaunch(change))

describe('The quest on a career', () => {
  const quests = async () => {
    const { body } = await (await picker()).get('/api/lti/quests')
    return new Map(body.quests.map((quest: { careerId: string }) => [quest.careerId, quest]))
  }

  test('has questions of its own for each career that we bring along', async () => {
    const all = await quests()
    const careers = (await course.server.client('GET', '/api/careers')).body.careers
    expect(careers.length).toBeGreaterThan(100)
    for (const { id } of careers) expect(all.get(id), id).toMatchObject({ isOwn: true })
  })

  test('is told of the careers that a page shows', async () => {
    const { get } = await picker()
    const { body } = await get(`/api/lti/quests?careers=${CHEF},ca_none`)
    expect(body.quests).toMatchObject([{ careerId: CHEF, isOwn: true }])
    expect((await get('/api/lti/quests?career=a')).status).toBe(400)
  })

  test('is the set that is played, also one that stands in, and both pages name it', async () => {
    const { db } = course.store
    const { questionSets } = (await (await picker()).get('/api/question-sets')).body
    const own = questionSets.find((set: { careerId: string }) => set.careerId === CHEF)
    await removeQuestionSet(db, own.id)
    const quest = (await quests()).get(CHEF)
    expect(quest).toMatchObject({ isOwn: false, questions: expect.any(Number) })
    const chef = { content: 'career_quest', content_id: CHEF, play: 'solo' }
    const visit = await course.visit(TEACHER, course.activity(chef))
    const { launch } = (await visit.get('/api/lti/launch')).body
    expect(launch.quest).toEqual({ title: (quest as { title: string }).title, isOwn: false })
    const { session } = (await visit.post('/api/lti/solo')).body
    expect(session.title).toBe(launch.quest.title)
  })
})
