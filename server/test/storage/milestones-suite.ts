import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../src/db/db'
import { migrate, openStore } from '../../src/db/open-store'
import type { Store } from '../../src/db/store'
import { updatePlayerPlacement } from '../../src/games/store/players'
import { markGameCompleted } from '../../src/games/store/sessions'
import { giveEarlierMilestones, giveMilestones } from '../../src/rewards/milestones'
import { awardPathkey, listOwnedPathkeys } from '../../src/rewards/store/pathkeys'
import { aGame, aPathkey, aPlayer, aProfile } from './samples'
import type { Bench } from './test-database'

const AT_ONCE = 50

export function milestonesSuite(bench: Bench): void {
  let store: Store
  let db: Db
  let plain: string
  /** `games_played 2`: its key. */
  const keys = new Map<string, string>()
  const aMilestone = async (event: string, count: number) => {
    const id = await aPathkey(db, { keyType: 'milestone', metadata: { event, count } })
    keys.set(`${event} ${count}`, id)
    return id
  }
  beforeAll(async () => {
    store = openStore(await bench.databases.fresh())
    await migrate(store)
    db = store.db
    plain = await aPathkey(db)
    await aMilestone('games_played', 1)
    await aMilestone('games_played', 3)
    await aMilestone('podium_finishes', 1)
    await aMilestone('pathkeys_collected', 4)
    await aMilestone('birthdays', 1)
  })
  afterAll(() => store?.close())

  let profileId: string
  beforeEach(async () => {
    profileId = (await aProfile(db)).id
  })

  /** Two guests play along: three make a podium. */
  async function play(who: string, placement: number | null, guests = 2): Promise<void> {
    const { id } = await aGame(db)
    const seat = await aPlayer(db, id, { profileId: who })
    await updatePlayerPlacement(db, seat.id, placement)
    for (let i = 0; i < guests; i++) {
      const guest = await aPlayer(db, id, { profileId: null })
      await updatePlayerPlacement(db, guest.id, 20 + i)
    }
    await markGameCompleted(db, id, { startedAt: 1, endedAt: 2 })
  }
  const give = (...who: string[]) => store.transact((tx) => giveMilestones(tx, who, 5))
  const milestonesOf = async (who: string) => {
    const owned = await listOwnedPathkeys(db, who)
    const named = [...keys].filter(([, id]) => owned.some(({ pathkey }) => pathkey.id === id))
    return named.map(([name]) => name).sort()
  }

  test('what is reached is given and told, and what is owned is not given again', async () => {
    expect(await give(profileId)).toEqual(new Map())
    await play(profileId, 4)
    expect(await give(profileId)).toEqual(new Map([[profileId, [keys.get('games_played 1')]]]))
    expect(await give(profileId)).toEqual(new Map())
    // First of one and of two: no podium.
    await play(profileId, 1, 0)
    await play(profileId, 1, 1)
    expect((await give(profileId)).get(profileId)).toEqual([keys.get('games_played 3')])
    await play(profileId, 3)
    await give(profileId)
    expect(await milestonesOf(profileId)).toEqual([
      'games_played 1',
      'games_played 3',
      'podium_finishes 1',
    ])
  })

  test('a milestone key counts as collected and may reach the next one', async () => {
    await awardPathkey(db, profileId, plain, 1)
    await awardPathkey(db, profileId, plain, 2)
    await play(profileId, 1)
    const given = (await give(profileId)).get(profileId)
    expect(given?.at(-1)).toBe(keys.get('pathkeys_collected 4'))
    expect(await milestonesOf(profileId)).toEqual([
      'games_played 1',
      'pathkeys_collected 4',
      'podium_finishes 1',
    ])
  })

  test('games that never started do not count', async () => {
    const { id } = await aGame(db)
    await aPlayer(db, id, { profileId })
    await give(profileId)
    expect(await milestonesOf(profileId)).toEqual([])
  })

  test(`${AT_ONCE} tries at once give each key once, to each of several people`, async () => {
    const other = (await aProfile(db)).id
    await play(profileId, 1)
    await play(other, null)
    const tries = await Promise.all(Array.from({ length: AT_ONCE }, () => give(profileId, other)))
    expect(tries.flatMap((given) => given.get(profileId) ?? []).sort()).toEqual(
      [keys.get('games_played 1'), keys.get('podium_finishes 1')].sort(),
    )
    expect(tries.flatMap((given) => given.get(other) ?? [])).toEqual([keys.get('games_played 1')])
    const owned = await listOwnedPathkeys(db, profileId)
    expect(owned.map(({ quantity }) => quantity)).toEqual([1, 1])
  }, 60_000)

  test('whatever is played and looked at, in any order and at once: each key once, if reached', async () => {
    const act = fc.constantFrom('play', 'win', 'key', 'give', 'give at once')
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 10 }), async (acts) => {
        const who = (await aProfile(db)).id
        for (const what of acts) {
          if (what === 'play') await play(who, 9)
          if (what === 'win') await play(who, 1)
          if (what === 'key') await awardPathkey(db, who, plain, 1)
          if (what === 'give') await give(who)
          if (what === 'give at once') await Promise.all([give(who), give(who), give(who)])
        }
        await give(who)
        const times = (...all: string[]) => acts.filter((one) => all.includes(one)).length
        const games = times('play', 'win')
        const expected = [
          ...(games >= 1 ? ['games_played 1'] : []),
          ...(games >= 3 ? ['games_played 3'] : []),
          ...(times('win') >= 1 ? ['podium_finishes 1'] : []),
        ]
        if (expected.length + times('key') >= 4) expected.push('pathkeys_collected 4')
        expect(await milestonesOf(who)).toEqual(expected.sort())
        const owned = await listOwnedPathkeys(db, who)
        const milestones = owned.filter(({ pathkey }) => pathkey.keyType === 'milestone')
        expect(milestones.every(({ quantity }) => quantity === 1)).toBe(true)
      }),
      { numRuns: 12 },
    )
  }, 60_000)

  test('who reached it before the key came is given it by one start, and the next does nothing', async () => {
    await giveEarlierMilestones(store, 5)
    await play(profileId, 9)
    await play(profileId, 9)
    await giveEarlierMilestones(store, 6)
    expect(await milestonesOf(profileId)).toEqual([])
    await aMilestone('games_played', 2)
    await Promise.all([giveEarlierMilestones(store, 7), giveEarlierMilestones(store, 7)])
    expect(await milestonesOf(profileId)).toEqual(['games_played 1', 'games_played 2'])
    const owned = await listOwnedPathkeys(db, profileId)
    expect(owned.map(({ quantity, acquiredAt }) => [quantity, acquiredAt])).toEqual([
      [1, 7],
      [1, 7],
    ])
  })
}
