import type { MessageTable } from '@pathquest/ui/messages/translate'
import { useEffect, useRef, useState } from 'react'

let spanish: MessageTable | undefined

export interface Language {
  locale: string
  translations?: MessageTable
}

/**
 * The language of a widget; English texts are bundled. Null while the first other language loads,
 * later the previous language.
 */
export function useWidgetLanguage(locale: string): Language | null {
  const isSpanish = /^es\b/i.test(locale)
  const [, setCome] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const shown = useRef<Language | null>(null)
  useEffect(() => {
    if (!isSpanish || spanish) return
    let isWanted = true
    import('./spanish').then(
      (chunk) => {
        spanish = chunk.spanish
        if (isWanted) setCome(true)
      },
      // English is the fallback.
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [isSpanish])
  if (!isSpanish || hasFailed) shown.current = { locale }
  else if (spanish) shown.current = { locale, translations: spanish }
  return shown.current
}
