import { Select, Switch } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useSubmitPreference } from '@pathquest/ui/question/TapToAnswer'
import { useWebMessages } from '../../messages'
import { settingsMessages } from '../../messages/en/settings'
import { useLanguageChoice } from '../../messages/language'
import { LANGUAGES, type Language } from '../../messages/languages'
import { toasts } from '../../shell/Toasts'
import { useTheme } from '../../shell/theme'

/** Language and theme of this browser, as in the header, and how its player answers. */
export function Appearance() {
  const t = useMessages(settingsMessages)
  const shell = useWebMessages()
  const { theme, toggleTheme } = useTheme()
  const [prefersSubmit, choosePrefersSubmit] = useSubmitPreference()
  const { language, languages, chooseLanguage } = useLanguageChoice()
  const choose = (one: string) =>
    chooseLanguage(one as Language).catch((error: unknown) => {
      console.error(error)
      toasts.error(shell('nav.languageFailed'))
    })
  return (
    <div className="settings-form">
      <Select
        label={t('settings.language')}
        value={language}
        options={languages.map((one) => ({ value: one, label: LANGUAGES[one].name }))}
        onChange={(one) => void choose(one)}
      />
      <Switch label={t('settings.dark')} checked={theme === 'dark'} onChange={toggleTheme} />
      <Switch label={t('settings.submit')} checked={prefersSubmit} onChange={choosePrefersSubmit} />
    </div>
  )
}
