import { beforeEach, expect, test } from 'vitest'
import type { Db } from '../../src/db/db'
import {
  copyRosterRow,
  countPlayers,
  findPlayer,
  findPlayerByProfile,
  insertPlayer,
  listPlayers,
  markPlayerRemoved,
  removePlayer,
  updatePlayer,
  updatePlayerConnection,
} from '../../src/games/store/players'
import { newId } from '../../src/runtime/tokens'
import { aGame, aPlayer, aProfile } from './samples'
import type { Bench } from './test-database'

export function playersSuite(bench: Bench): void {
  let db: Db
  let gameSessionId: string
  beforeEach(async () => {
    db = bench.store.db
    gameSessionId = (await aGame(db)).id
  })

  test('a seat starts with nothing won and connected', async () => {
    const { id: profileId } = await aProfile(db)
    const player = await aPlayer(db, gameSessionId, { profileId, joinedAt: 5 })
    expect(player).toMatchObject({
      displayName: 'Ben',
      score: 0,
      correctAnswers: 0,
      totalAnswers: 0,
      isConnected: true,
      tokensEarned: 0,
      pathkeysEarned: null,
      placement: null,
      team: null,
      classAverageScore: null,
      removedAt: null,
      joinedAt: 5,
      leftAt: null,
    })
    expect(await findPlayer(db, player.id)).toEqual(player)
    expect(await findPlayerByProfile(db, gameSessionId, profileId)).toEqual(player)
    expect(await findPlayerByProfile(db, gameSessionId, 'pf_none')).toBeUndefined()
  })

  test('the same id or profile again gets the seat it has', async () => {
    const { id: profileId } = await aProfile(db)
    const player = await aPlayer(db, gameSessionId, { profileId })
    const again = { ok: true, player, isNew: false }
    const seat = { gameSessionId, displayName: 'Other' }
    expect(await insertPlayer(db, { ...seat, id: player.id })).toEqual(again)
    expect(await insertPlayer(db, { ...seat, id: newId('player'), profileId })).toEqual(again)
    // Whoever has a seat is not turned away from a full game.
    expect(await insertPlayer(db, { ...seat, profileId, maxPlayers: 1 })).toEqual(again)
    const both = await Promise.all(
      [1, 2].map(async () => insertPlayer(db, { ...seat, profileId: (await aProfile(db)).id })),
    )
    expect(both).toMatchObject([{ isNew: true }, { isNew: true }])
  })

  test('one profile that joins twice at once sits once', async () => {
    const { id: profileId } = await aProfile(db)
    await Promise.all([1, 2, 3].map(() => aPlayer(db, gameSessionId, { profileId })))
    expect(await countPlayers(db, gameSessionId)).toBe(1)
  })

  test('players are listed by joined_at', async () => {
    const late = await aPlayer(db, gameSessionId, { joinedAt: 30 })
    const early = await aPlayer(db, gameSessionId, { joinedAt: 10 })
    expect((await listPlayers(db, gameSessionId)).map((player) => player.id)).toEqual([
      early.id,
      late.id,
    ])
  })

  test('leaving sets left_at, coming back clears it', async () => {
    const { id } = await aPlayer(db, gameSessionId)
    expect(await updatePlayerConnection(db, id, false, 70)).toMatchObject({
      isConnected: false,
      leftAt: 70,
    })
    expect(await updatePlayerConnection(db, id, true, 80)).toMatchObject({
      isConnected: true,
      leftAt: null,
    })
    expect(await updatePlayerConnection(db, 'gp_none', true)).toBeUndefined()
  })

  test('a roster row is copied whole, on its own and within a transaction', async () => {
    const { id } = await aPlayer(db, gameSessionId)
    const row = {
      score: 30,
      correctAnswers: 2,
      totalAnswers: 3,
      isConnected: false,
      leftAt: 1_795_340_944_997,
      removedAt: null,
      classAverageScore: 66.5,
      displayName: 'Brave Otter',
    }
    await copyRosterRow(db, id, row)
    expect(await findPlayer(db, id)).toMatchObject(row)
    const back = { ...row, isConnected: true, leftAt: null, classAverageScore: null }
    await bench.store.transact((tx) => copyRosterRow(tx, id, back))
    expect(await findPlayer(db, id)).toMatchObject(back)
  })

  test('a removed player frees the place and keeps the record', async () => {
    const { id } = await aPlayer(db, gameSessionId)
    expect(await markPlayerRemoved(db, id, 70)).toMatchObject({
      removedAt: 70,
      isConnected: false,
      leftAt: 70,
    })
    expect(await countPlayers(db, gameSessionId)).toBe(0)
    expect(await listPlayers(db, gameSessionId)).toHaveLength(1)
    const next = { gameSessionId, displayName: 'Cleo', maxPlayers: 1 }
    expect(await insertPlayer(db, next)).toMatchObject({ ok: true })
  })

  test('leaving the lobby gives the seat back', async () => {
    const { id } = await aPlayer(db, gameSessionId)
    expect(await removePlayer(db, id)).toBe(true)
    expect(await findPlayer(db, id)).toBeUndefined()
    expect(await removePlayer(db, id)).toBe(false)
  })

  test('what the room says about a player is kept', async () => {
    const { id } = await aPlayer(db, gameSessionId)
    const said = {
      score: 42,
      correctAnswers: 3,
      totalAnswers: 5,
      team: 'red',
      classAverageScore: 60.5,
    }
    expect(await updatePlayer(db, id, said)).toMatchObject(said)
  })
}
