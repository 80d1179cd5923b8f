import { useLanguage } from '@pathquest/ui/messages'

/** The language for files from the server: that of the page. */
export function useFileLanguage(): 'en' | 'es' {
  const { locale } = useLanguage()
  return locale.startsWith('es') ? 'es' : 'en'
}
