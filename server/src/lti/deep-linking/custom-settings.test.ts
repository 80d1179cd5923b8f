import { expect, test } from 'vitest'
import { customOfSettings, settingsOfCustom } from './custom-settings'

test('each setting is a parameter of its own, in the way of all of them', () => {
  const settings = { teamCount: 3, weather: 'fog', dawnForAll: true, late: false }
  expect(customOfSettings(settings)).toEqual({
    mode_team_count: '3',
    mode_weather: 'fog',
    mode_dawn_for_all: 'yes',
    mode_late: 'no',
  })
})

test.each([
  [{ mode_team_count: ' 3 ' }, { teamCount: 3 }],
  [{ mode_team_count: 'many' }, { teamCount: 'many' }],
  [{ mode_weather: 'fog' }, {}],
  [{}, {}],
])('%o is read as %o, for the manifest to judge', (custom, settings) => {
  expect(settingsOfCustom('team_challenge', custom)).toEqual(settings)
})

test('a mode without settings, or none at all, reads nothing', () => {
  expect(settingsOfCustom('career_quest', { mode_team_count: '3' })).toEqual({})
  expect(settingsOfCustom('hop_scotch', { mode_feet: '1' })).toEqual({})
})
