import { GameSettings } from '@pathquest/core'
import { expect, test } from 'vitest'
import { checkedSettings, storedSettings } from './mode-of-game'

const settings = (change: object = {}) => GameSettings.parse(change)
/** As rows have them that were stored before modes described their settings. */
const older = (change: object = {}) => {
  const { modeSettings: _, ...rest } = settings(change)
  return rest as GameSettings
}

test.each([
  ['the defaults if nothing is requested', {}, 4],
  ['the documented field', { teamCount: 3 }, 3],
  ['the setting of the mode', { modeSettings: { teamCount: 5 } }, 5],
  ['the setting before the documented field', { teamCount: 3, modeSettings: { teamCount: 5 } }, 5],
])('a team challenge takes %s, and returns it in both fields', (_, requested, teamCount) => {
  const expected = { teamCount, modeSettings: { teamCount } }
  expect(checkedSettings('team_challenge', settings(requested))).toMatchObject(expected)
})

test('a mode without settings takes none', () => {
  const requested = settings({ teamCount: 3 })
  expect(checkedSettings('career_quest', requested)).toEqual({ ...requested, modeSettings: {} })
  const strange = settings({ modeSettings: { teamCount: 3 } })
  expect(() => checkedSettings('career_quest', strange)).toThrow(
    expect.objectContaining({
      code: 'bad_request',
      params: { reason: 'career_quest has no setting teamCount' },
    }),
  )
})

test('an older row is read with its number of teams', () => {
  const game = { gameMode: 'team_challenge', settings: older({ teamCount: 2 }) }
  expect(storedSettings(game)).toMatchObject({ teamCount: 2, modeSettings: { teamCount: 2 } })
  const quest = { gameMode: 'career_quest', settings: older() }
  expect(storedSettings(quest)).toEqual(settings())
})

test('a setting that the mode no longer accepts becomes its default; those of a removed mode stay', () => {
  const modeSettings = { teamCount: 60, feet: 1 }
  const stored = settings({ modeSettings })
  expect(storedSettings({ gameMode: 'team_challenge', settings: stored }).modeSettings).toEqual({
    teamCount: 4,
    crews: 'chance',
  })
  expect(storedSettings({ gameMode: 'hop_scotch', settings: stored })).toEqual(stored)
})
