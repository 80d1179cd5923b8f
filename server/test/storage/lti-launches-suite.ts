import { LtiContent } from '@pathquest/core/contracts'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../src/db/db'
import { listAnswered, saveDeepLinkingAnswer } from '../../src/lti/deep-linking/store'
import { saveLtiContext } from '../../src/lti/launches/store/contexts'
import {
  findLtiLaunchByToken,
  insertLtiLaunch,
  listLatestLtiLaunches,
  removeLtiLaunchesBefore,
  takeLtiHandover,
} from '../../src/lti/launches/store/launches'
import {
  chooseLtiContent,
  type LaunchedLink,
  listLtiLinksByTitle,
  saveLtiLink,
} from '../../src/lti/launches/store/links'
import { updatePlatform } from '../../src/lti/platforms/store/platforms'
import {
  findChoice,
  findLtiLaunch,
  findWaitedForLaunch,
  putChoice,
  removeChoicesBefore,
  takeChoice,
  withdrawChoice,
} from '../../src/lti/waiting-frame/store'
import { aContext, aPlatform } from './lti-samples'
import { aProfile } from './samples'
import type { Bench } from './test-database'

const NOW = 1_000_000
const CONTENT = LtiContent.parse({ kind: 'question_set', contentId: 'qs_1' })

export function ltiLaunchesSuite(bench: Bench): void {
  const key = { deploymentId: '1' }
  const launched = (platformId: string, change: Partial<LaunchedLink> = {}): LaunchedLink => ({
    ...key,
    platformId,
    resourceLinkId: 'link',
    contextId: null,
    title: 'Week 3',
    content: CONTENT,
    ags: { lineItem: null, lineItems: 'https://lms.example/items', scopes: ['score'] },
    dueAt: null,
    ...change,
  })

  describe('what was chosen in pickers', () => {
    test('is there by its course, the newest first, until its launch is removed', async () => {
      const { db } = bench.store
      const { id: platformId } = await aPlatform(db)
      const { id: contextId } = await saveLtiContext(db, { ...key, platformId, contextId: 'c' })
      const { id: profileId } = await aProfile(db)
      const settings = {
        returnUrl: 'https://lms.example/return',
        acceptTypes: ['ltiResourceLink'],
        acceptTargets: [],
        acceptMultiple: true,
        acceptLineItem: true,
        title: null,
        data: null,
      }
      const picker = (createdAt: number) =>
        insertLtiLaunch(db, {
          ...key,
          handoverHash: `picker-${createdAt}`,
          handoverExpiresAt: NOW,
          profileId,
          platformId,
          sub: 'ms-duarte',
          role: 'teacher',
          message: 'deep_linking',
          contextId,
          deepLinking: settings,
          mentorOf: [],
          createdAt,
        })
      const titles = ['First', 'Second']
      for (const [at, title] of titles.entries()) {
        const { id } = await picker(at)
        await saveDeepLinkingAnswer(db, id, {
          ...settings,
          answered: [{ title, content: CONTENT }],
        })
      }
      await picker(2)
      const found = await listAnswered(db, contextId)
      expect(found.map(({ answered }) => answered)).toEqual([
        [{ title: 'Second', content: CONTENT }],
        [{ title: 'First', content: CONTENT }],
      ])
      await removeLtiLaunchesBefore(db, NOW + 1)
      expect(await listAnswered(db, contextId)).toEqual([])
    })
  })

  describe('courses and activities', () => {
    test('are one row each, however many launches tell of them at once', async () => {
      const { store } = bench
      const { id: platformId } = await aPlatform(store.db)
      const course = { ...key, platformId, contextId: 'c', title: 'Biology' }
      const courses = await Promise.all(
        Array.from({ length: 8 }, () => store.transact((tx) => saveLtiContext(tx, course))),
      )
      const links = await Promise.all(
        Array.from({ length: 8 }, () =>
          store.transact((tx) => saveLtiLink(tx, launched(platformId))),
        ),
      )
      expect(new Set(courses.map(({ id }) => id)).size).toBe(1)
      expect(new Set(links.map(({ id }) => id)).size).toBe(1)
    })

    test('keep what a later launch leaves out, and take what it changes', async () => {
      const { db } = bench.store
      const { id: platformId } = await aPlatform(db)
      const course = { ...key, platformId, contextId: 'c' }
      const url = 'https://lms.example/members'
      await saveLtiContext(db, { ...course, title: 'Biology', membershipsUrl: url })
      expect(await saveLtiContext(db, course)).toMatchObject({
        title: 'Biology',
        membershipsUrl: url,
      })
      expect(await saveLtiContext(db, { ...course, title: 'Physics' })).toMatchObject({
        title: 'Physics',
      })
      await saveLtiLink(db, launched(platformId))
      const poorer = launched(platformId, { title: null, content: null, ags: null, dueAt: 5 })
      expect(await saveLtiLink(db, poorer)).toMatchObject({
        title: 'Week 3',
        content: CONTENT,
        chosenBy: 'custom',
        lineItemsUrl: 'https://lms.example/items',
        agsScopes: ['score'],
        dueAt: 5,
      })
    })

    test('are found by their title in a course, where they lead somewhere', async () => {
      const { db } = bench.store
      const { id: platformId } = await aPlatform(db)
      const { id: contextId } = await saveLtiContext(db, { ...key, platformId, contextId: 'c' })
      const of = (resourceLinkId: string, change: Partial<LaunchedLink> = {}) =>
        saveLtiLink(db, launched(platformId, { resourceLinkId, contextId, ...change }))
      const { id } = await of('a')
      await of('b', { title: 'Week 4' })
      await of('c', { content: null })
      const found = await listLtiLinksByTitle(db, contextId, 'Week 3')
      expect(found.map((link) => link.id)).toEqual([id])
    })

    test('take a teacher’s choice only where the LMS makes none', async () => {
      const { db } = bench.store
      const { id: platformId } = await aPlatform(db)
      const fixed = await saveLtiLink(db, launched(platformId))
      expect(await chooseLtiContent(db, fixed.id, CONTENT)).toBeUndefined()
      const open = await saveLtiLink(
        db,
        launched(platformId, { resourceLinkId: 'open', content: null }),
      )
      for (const play of ['solo', 'live'] as const) {
        const chosen = await chooseLtiContent(db, open.id, { ...CONTENT, play })
        expect(chosen).toMatchObject({ content: { play }, chosenBy: 'teacher' })
      }
    })
  })

  describe('launches', () => {
    async function aLaunch(db: Db, change: object = {}) {
      const platform = await aPlatform(db)
      const { id: profileId } = await aProfile(db)
      const launch = await insertLtiLaunch(db, {
        ...key,
        handoverHash: `h-${platform.id}`,
        handoverExpiresAt: NOW + 60,
        profileId,
        platformId: platform.id,
        sub: 'sub',
        role: 'student',
        message: 'resource_link',
        mentorOf: [],
        createdAt: NOW,
        ...change,
      })
      return { platform, launch, hash: `h-${platform.id}` }
    }
    const token = (hash: string) => ({ hash, expiresAt: NOW + 1000 })

    test('are handed over once: of many at the same time, one', async () => {
      const { db } = bench.store
      const { hash, launch } = await aLaunch(db)
      const taken = await Promise.all(
        [1, 2, 3, 4].map((n) => takeLtiHandover(db, hash, token(`${hash}-${n}`), NOW)),
      )
      const won = taken.filter((one) => one !== undefined)
      expect(won).toHaveLength(1)
      expect(won[0]).toMatchObject({ id: launch.id, handoverHash: null, expiresAt: NOW + 1000 })
    })

    test('of one window after another: the first is the one that its frame waits for', async () => {
      const { db } = bench.store
      const { launch } = await aLaunch(db, { waitingHash: 'frame' })
      const { launch: later } = await aLaunch(db, { waitingHash: 'frame', createdAt: NOW + 1 })
      expect((await findWaitedForLaunch(db, 'frame'))?.id).toBe(launch.id)
      expect((await findLtiLaunch(db, later.id))?.id).toBe(later.id)
      expect(await findWaitedForLaunch(db, 'other')).toBeUndefined()
    })

    test('keep a choice for the frame: the last one, taken once, gone in the end', async () => {
      const { db } = bench.store
      const { id: launchId } = (await aLaunch(db)).launch
      const choice = (createdAt: number) => ({
        waitingHash: `w-${launchId}`,
        launchId,
        items: [{ title: String(createdAt) }],
        createdAt,
        expiresAt: createdAt + 10,
      })
      const find = () => findChoice(db, `w-${launchId}`)
      expect(await putChoice(db, choice(NOW))).toBe(true)
      expect(await putChoice(db, choice(NOW + 1))).toBe(true)
      expect(await find()).toMatchObject({ items: [{ title: String(NOW + 1) }], takenAt: null })
      // What was read is not what is there any more.
      expect(await takeChoice(db, choice(NOW), NOW + 2)).toBe(false)
      const taken = await Promise.all([1, 2, 3].map(() => takeChoice(db, choice(NOW + 1), NOW + 2)))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await putChoice(db, choice(NOW + 3))).toBe(false)
      expect(await withdrawChoice(db, `w-${launchId}`)).toBe(false)
      expect(await find()).toMatchObject({ items: [], takenAt: NOW + 2 })
      await removeChoicesBefore(db, NOW + 12)
      expect(await find()).toBeUndefined()
      await putChoice(db, choice(NOW))
      expect(await takeChoice(db, choice(NOW), NOW + 10)).toBe(false)
      expect(await withdrawChoice(db, `w-${launchId}`)).toBe(true)
    })

    test('are found by their token until they end or their platform stops', async () => {
      const { db } = bench.store
      const { hash, launch, platform } = await aLaunch(db)
      expect(await takeLtiHandover(db, hash, token(hash), NOW + 60)).toBeUndefined()
      await takeLtiHandover(db, hash, token(hash), NOW)
      expect((await findLtiLaunchByToken(db, hash, NOW))?.id).toBe(launch.id)
      expect(await findLtiLaunchByToken(db, hash, NOW + 1000)).toBeUndefined()
      await updatePlatform(db, platform.id, { isActive: false })
      expect(await findLtiLaunchByToken(db, hash, NOW)).toBeUndefined()
    })

    test('of a course show each person as they came last, and go with time', async () => {
      const { db } = bench.store
      const platform = await aPlatform(db)
      const { id: contextId } = await aContext(db, platform.id)
      const first = { contextId, platformId: platform.id }
      await aLaunch(db, { ...first, sub: 'a', createdAt: 1 })
      await aLaunch(db, { ...first, sub: 'a', createdAt: 3, role: 'teacher' })
      await aLaunch(db, { ...first, sub: 'b', createdAt: 2 })
      const seen = await listLatestLtiLaunches(db, { contextId })
      expect(seen.map(({ sub, role }) => [sub, role])).toEqual([
        ['a', 'teacher'],
        ['b', 'student'],
      ])
      expect(await listLatestLtiLaunches(db, { contextId }, ['b'])).toHaveLength(1)
      expect(await listLatestLtiLaunches(db, { contextId }, [])).toEqual([])
      await removeLtiLaunchesBefore(db, NOW + 61)
      expect(await listLatestLtiLaunches(db, { contextId })).toEqual([])
    })
  })
}
