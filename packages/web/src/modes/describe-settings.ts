import type { Field, Fields, ModeTexts } from '@pathquest/core/modes/manifest'
import { type SettingValue, type SettingValues, takes } from '@pathquest/core/modes/settings'
import { findManifest } from '@pathquest/modes/catalogue'
import { modeTexts } from '@pathquest/modes/texts'
import type { Translate } from '@pathquest/ui/messages'
import type { modeMessages } from '../messages/en/modes'

type Translator = Translate<typeof modeMessages>

/** A setting of a mode in the language of the page. */
export interface DescribedSetting {
  name: string
  field: Field
  label: string
  /** The label of a value in a list. */
  optionText(value: SettingValue): string
}

/** Uses the mode's own texts; a setting or value without one shows its name. */
export const describeSettings = (
  settings: Fields,
  texts: ModeTexts | undefined,
  t: Translator,
): DescribedSetting[] =>
  Object.entries(settings).map(([name, field]) => ({
    name,
    field,
    label: plainText(texts, `setting.${name}`) ?? name,
    optionText(value) {
      if (field.kind === 'switch') return t(value === true ? 'modes.on' : 'modes.off')
      if (field.kind === 'choice')
        return plainText(texts, `setting.${name}.${value}`) ?? String(value)
      return field.unit ? t(`modes.${field.unit}`, { count: Number(value) }) : String(value)
    },
  }))

/** Names of settings have no parameters. */
const plainText = (texts: ModeTexts | undefined, key: string): string | undefined => {
  const text = texts?.[key]
  return typeof text === 'string' ? text : undefined
}

export const settingsOf = (mode: string, t: Translator): DescribedSetting[] =>
  describeSettings(findManifest(mode)?.settings ?? {}, modeTexts(mode, t.locale), t)

/** Settings in a few words each, for a line of facts; absent ones have their default. */
export const summarize = (
  settings: readonly DescribedSetting[],
  values: SettingValues | undefined,
  t: Translator,
): string[] =>
  settings.map(({ name, field, label, optionText }) => {
    const given = values?.[name]
    const value = takes(field, given) ? given : field.default
    // "Number of teams: 4" already contains the unit.
    const isCounted = field.kind === 'int' && field.unit === 'teams'
    return t('modes.setting', { label, value: isCounted ? String(value) : optionText(value) })
  })

export const settingsSummary = (mode: string, values: SettingValues | undefined, t: Translator) =>
  summarize(settingsOf(mode, t), values, t)
