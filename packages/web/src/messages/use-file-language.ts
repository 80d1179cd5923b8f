import { useLanguage } from '@pathquest/ui/messages'

/** The language that files of the server are asked for in, by the language of the page. */
export function useFileLanguage(): 'en' | 'es' {
  const { locale } = useLanguage()
  return locale.startsWith('es') ? 'es' : 'en'
}
