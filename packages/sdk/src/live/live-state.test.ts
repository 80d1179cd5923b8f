import type { LobbyChange } from '@pathquest/core/rooms/messages'
import { sampleHeader, samplePlayerView } from '@pathquest/ui/testing/sample-views'
import { expect, test } from 'vitest'
import { type ToldView, withLobbyChange } from './live-state'

const player = (name: string, connected = true) => ({
  playerId: `gp_${name}`,
  displayName: name,
  connected,
})
const told: ToldView = {
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

test('who is new comes last, who is known changes in place, who is gone goes', () => {
  const players = [player('Ben', false), player('Cem')]
  const next = withLobbyChange(told, change({ players, gone: ['gp_Ana'] }))
  expect(next).toEqual({
    type: 'view',
    version: 5,
    serverTime: 2_000,
    view: { ...told.view, game: { ...sampleHeader, locked: true }, players, playerCount: 2 },
  })
})

test('what is told twice changes nothing more', () => {
  const known = change({ players: [player('Ben')], gone: ['gp_Cem'] })
  expect(withLobbyChange(told, known)?.view.players).toEqual(told.view.players)
})

test('a newcomer is told as player_joined', () => {
  const joined = { player_id: 'gp_Cem', display_name: 'Cem' }
  const news = change({ players: [player('Cem')], playerCount: 3, joined })
  expect(withLobbyChange(told, news)).toMatchObject({ type: 'player_joined', player: joined })
})

test('who counts otherwise than the room, or is in no lobby, asks for the whole view', () => {
  expect(withLobbyChange(told, change({ playerCount: 3 }))).toBeNull()
  const playing = { ...told, view: samplePlayerView({ name: 'podium' }) }
  expect(withLobbyChange(playing, change({ playerCount: 0, gone: [] }))).toBeNull()
})
