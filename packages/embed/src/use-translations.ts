import type { MessageTable } from '@pathquest/sdk/messages/translate'
import { useEffect, useState } from 'react'
import { loadSpanish } from './load-spanish'

let spanish: MessageTable | undefined

/** The texts of a locale; those of English come with the widgets. */
export function useTranslations(locale: string): MessageTable | undefined | 'loading' {
  const isSpanish = /^es\b/i.test(locale)
  const [, setCome] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isSpanish || spanish) return
    let isWanted = true
    loadSpanish().then(
      (texts) => {
        spanish = texts
        if (isWanted) setCome(true)
      },
      // English is better than nothing.
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [isSpanish])
  if (!isSpanish) return undefined
  return spanish ?? (hasFailed ? undefined : 'loading')
}
