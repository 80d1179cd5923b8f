import { Icon, type IconDrawing } from '@pathquest/ui/art/Icon'
import { useWebMessages } from '../messages'
import { useLanguageChoice } from '../messages/language'
import { LANGUAGES, type Language } from '../messages/languages'
import { Disclosure } from './Disclosure'
import { toasts } from './Toasts'

// Of Lucide (ISC licence), 24 units.
const languagesIcon: IconDrawing = 'M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6'

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
