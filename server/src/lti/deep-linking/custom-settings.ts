import type { Field, SettingValue, SettingValues } from '@pathquest/core'
import { findManifest } from '@pathquest/modes/catalogue'

/** Each setting is a parameter of its own, and text as all of them: `mode_team_count`. */
const settingKey = (name: string): string =>
  `mode_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

export const customOfSettings = (settings: SettingValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [settingKey(name), settingText(value)]),
  )

const settingText = (value: SettingValue): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

/** What is absent or makes no sense is left to its default, as all that a course says is. */
export const settingsOfCustom = (mode: string, custom: Record<string, string>): SettingValues =>
  Object.fromEntries(
    Object.entries(findManifest(mode)?.settings ?? {}).flatMap(([name, field]) => {
      const text = custom[settingKey(name)]?.trim()
      return text === undefined ? [] : [[name, settingValue(field, text)]]
    }),
  )

function settingValue({ kind }: Field, text: string): SettingValue {
  if (kind === 'int') return /^\d{1,9}$/.test(text) ? Number(text) : text
  if (kind === 'switch') return text === 'yes' ? true : text === 'no' ? false : text
  return text
}
