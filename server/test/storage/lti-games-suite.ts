import { LtiContent } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { insertPlayer, markPlayerRemoved } from '../../src/games/store/players'
import { markGameCancelled } from '../../src/games/store/sessions'
import {
  findLastLtiGame,
  findRunningLtiGame,
  insertLtiGame,
  listLtiAttempts,
  listOpenLtiSolos,
  listRunningLtiGames,
} from '../../src/lti/activities/store'
import { aLink, aPlatform } from './lti-samples'
import { aGame, aProfile } from './samples'
import type { Bench } from './test-database'

const NOW = 1_000_000
const CONTENT = LtiContent.parse({ kind: 'question_set', contentId: 'qs_1' })

export function ltiGamesSuite(bench: Bench): void {
  test('are found while they run, each kind by itself', async () => {
    const { db } = bench.store
    const { id: linkId } = await aLink(db, (await aPlatform(db)).id)
    const { id: profileId } = await aProfile(db)
    const live = await aGame(db)
    const solo = await aGame(db, { sessionType: 'solo', hostProfileId: profileId })
    const played = { linkId, content: CONTENT, isPractice: false }
    for (const { id } of [live, solo]) await insertLtiGame(db, { ...played, gameSessionId: id })
    expect((await findRunningLtiGame(db, linkId))?.id).toBe(live.id)
    const [open, ...others] = await listOpenLtiSolos(db, linkId, profileId)
    expect([open?.game.id, others]).toEqual([solo.id, []])
    expect(await listOpenLtiSolos(db, linkId, (await aProfile(db)).id)).toEqual([])
    for (const { id } of [live, solo]) await markGameCancelled(db, id, NOW)
    expect(await findRunningLtiGame(db, linkId)).toBeUndefined()
    expect(await listOpenLtiSolos(db, linkId, profileId)).toEqual([])
  })

  test('run beside each other, one for each group and one for the whole class', async () => {
    const { db } = bench.store
    const { id: linkId } = await aLink(db, (await aPlatform(db)).id)
    const played = { linkId, content: CONTENT, isPractice: false }
    const games = new Map<string | null, string>()
    for (const groupId of ['a', 'b', null]) {
      const { id } = await aGame(db)
      games.set(groupId, id)
      await insertLtiGame(db, { ...played, gameSessionId: id, groupId })
    }
    for (const [groupId, id] of games) {
      expect((await findRunningLtiGame(db, linkId, groupId))?.id).toBe(id)
      expect((await findLastLtiGame(db, linkId, groupId))?.id).toBe(id)
    }
    const running = await listRunningLtiGames(db, linkId)
    expect(new Set(running.map(({ groupId }) => groupId))).toEqual(new Set(['a', 'b', null]))
    await markGameCancelled(db, games.get('a') ?? '', NOW)
    expect(await findRunningLtiGame(db, linkId, 'a')).toBeUndefined()
    expect(await listRunningLtiGames(db, linkId)).toHaveLength(2)
  })

  test('list the attempts of people, without those who were removed', async () => {
    const { db } = bench.store
    const { id: linkId } = await aLink(db, (await aPlatform(db)).id)
    const [one, two] = [await aProfile(db), await aProfile(db)]
    const game = await aGame(db)
    const played = { linkId, content: CONTENT, isPractice: false }
    await insertLtiGame(db, { ...played, gameSessionId: game.id })
    const seats = []
    for (const { id } of [one, two]) {
      const seat = { gameSessionId: game.id, profileId: id, displayName: 'Ana' }
      seats.push(await insertPlayer(db, seat))
    }
    const [seat] = seats
    if (seat?.ok) await markPlayerRemoved(db, seat.player.id)
    const all = await listLtiAttempts(db, { linkIds: [linkId] })
    expect(all.map(({ player }) => player.profileId)).toEqual([two.id])
    expect(await listLtiAttempts(db, { linkIds: [linkId], profileIds: [one.id] })).toEqual([])
    expect(await listLtiAttempts(db, { linkIds: [] })).toEqual([])
  })
}
