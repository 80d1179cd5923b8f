import type { LobbyChange } from '@pathquest/core/rooms/messages'
import { sampleHeader, samplePlayerView } from '@pathquest/ui/testing/sample-views'
import { expect, test } from 'vitest'
import { type ViewUpdate, withLobbyChange } from './live-state'

const player = (name: string, connected = true) => ({
  playerId: `gp_${name}`,
  displayName: name,
  connected,
})
const update: ViewUpdate = {
  type: 'view',
  version: 4,
  serverTime: 1_000,
  view: {
    ...samplePlayerView({ name: 'lobby' }),
    players: [player('Ana'), player('Ben')],
    playerCount: 2,
  },
}
const change = (change: Partial<LobbyChange>): LobbyChange => ({
  type: 'lobby_changed',
  version: 5,
  serverTime: 2_000,
  game: { ...sampleHeader, locked: true },
  players: [],
  gone: [],
  playerCount: 2,
  joined: null,
  ...change,
})

test('new players come last, known ones are updated in place, gone ones are removed', () => {
  const players = [player('Ben', false), player('Cem')]
  const next = withLobbyChange(update, change({ players, gone: ['gp_Ana'] }))
  expect(next).toEqual({
    type: 'view',
    version: 5,
    serverTime: 2_000,
    view: { ...update.view, game: { ...sampleHeader, locked: true }, players, playerCount: 2 },
  })
})

test('a repeated change has no effect', () => {
  const known = change({ players: [player('Ben')], gone: ['gp_Cem'] })
  expect(withLobbyChange(update, known)?.view.players).toEqual(update.view.players)
})

test('a newcomer is announced as player_joined', () => {
  const joined = { player_id: 'gp_Cem', display_name: 'Cem' }
  const newcomer = change({ players: [player('Cem')], playerCount: 3, joined })
  expect(withLobbyChange(update, newcomer)).toMatchObject({ type: 'player_joined', player: joined })
})

test('a client that counts differently, or is not in a lobby, requests the whole view', () => {
  expect(withLobbyChange(update, change({ playerCount: 3 }))).toBeNull()
  const playing = { ...update, view: samplePlayerView({ name: 'podium' }) }
  expect(withLobbyChange(playing, change({ playerCount: 0, gone: [] }))).toBeNull()
})
