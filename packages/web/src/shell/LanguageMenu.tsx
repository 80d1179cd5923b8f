import { Icon } from '@pathquest/ui/art/Icon'
import { useWebMessages } from '../messages'
import { useLanguageChoice } from '../messages/language'
import { LANGUAGES, type Language } from '../messages/languages'
import { Disclosure } from './Disclosure'
import { languagesIcon } from './icons'
import { toasts } from './Toasts'

/** The language of the page, in a header. */
export function LanguageMenu() {
  const t = useWebMessages()
  const { language } = useLanguageChoice()
  return (
    <Disclosure
      className="pq-menu-frame"
      label={t('nav.language', { language: LANGUAGES[language].name })}
      button={<Icon icon={languagesIcon} />}
    >
      <LanguageChoice />
    </Disclosure>
  )
}

/** One button for each language, in its own language. */
function LanguageChoice() {
  const t = useWebMessages()
  const { language, languages, chooseLanguage } = useLanguageChoice()
  const choose = async (one: Language) => {
    try {
      await chooseLanguage(one)
    } catch (error) {
      console.error(error)
      toasts.error(t('nav.languageFailed'))
    }
  }
  return languages.map((one) => (
    <button
      key={one}
      type="button"
      className="pq-menu-item"
      lang={one}
      aria-current={one === language || undefined}
      onClick={() => choose(one)}
    >
      {LANGUAGES[one].name}
    </button>
  ))
}
