import type { Fields } from '@pathquest/core/modes/manifest'
import { addModeTexts } from '@pathquest/modes/added-texts'
import { MODE_TEXTS_ES } from '@pathquest/modes/registry/texts.es'
import { createTranslate } from '@pathquest/ui/messages'
import { expect, test } from 'vitest'
import { modeMessages } from '../messages/en/modes'
import { describeSettings, settingsSummary, summarize } from './describe-settings'

const t = createTranslate(modeMessages)
const fields: Fields = {
  minutes: { kind: 'int', min: 3, max: 12, default: 6, unit: 'min' },
  lamps: { kind: 'int', min: 2, max: 5, default: 3 },
  weather: { kind: 'choice', of: ['clear', 'fog'], default: 'clear' },
  dawn: { kind: 'switch', default: true },
}
const texts = {
  name: 'Night walk',
  note: 'Bring a lamp.',
  'setting.minutes': 'Time',
  'setting.lamps': 'Lamps',
  'setting.weather': 'Weather',
  'setting.weather.fog': 'Thick fog',
  'setting.dawn': 'Dawn',
}
const described = describeSettings(fields, texts, t)
const [minutes, lamps, weather, dawn] = described

test('settings and values are named by the texts of the mode', () => {
  expect(described.map(({ label }) => label)).toEqual(['Time', 'Lamps', 'Weather', 'Dawn'])
  expect(minutes?.optionText(1)).toBe('1 minute')
  expect(lamps?.optionText(4)).toBe('4')
  expect(weather?.optionText('fog')).toBe('Thick fog')
  expect(dawn?.optionText(false)).toBe('off')
})

test('without a text the name is shown', () => {
  expect(describeSettings(fields, undefined, t)[1]?.label).toBe('lamps')
  expect(weather?.optionText('clear')).toBe('clear')
})

test('the summary contains all of them, with the default for missing or invalid ones', () => {
  expect(summarize(described, { lamps: 4, weather: 'fog', dawn: 'no' }, t)).toEqual([
    'Time: 6 minutes',
    'Lamps: 4',
    'Weather: Thick fog',
    'Dawn: on',
  ])
})

test('the product’s modes', () => {
  expect(settingsSummary('team_challenge', { teamCount: 3, crews: 'players' }, t)).toEqual([
    'Number of teams: 3',
    'Who makes the teams: The players, in the lobby',
  ])
  expect(settingsSummary('team_challenge', undefined, t)).toEqual([
    'Number of teams: 4',
    'Who makes the teams: Chance',
  ])
  addModeTexts('es', MODE_TEXTS_ES)
  const spanish = createTranslate(modeMessages, 'es')
  expect(settingsSummary('team_challenge', {}, spanish)).toEqual([
    'Número de equipos: 4',
    'Quién forma los equipos: El azar',
  ])
  expect(settingsSummary('career_quest', {}, t)).toEqual([])
  expect(settingsSummary('hop_scotch', { feet: 1 }, t)).toEqual([])
})
