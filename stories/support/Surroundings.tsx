import { type ApiClient, PathquestProvider } from '@pathquest/sdk'
import type { ReactNode } from 'react'
import { translationsOf } from './texts'

export interface SurroundingsProps {
  theme: 'light' | 'dark'
  locale: 'en' | 'es'
  /** Without the margin of a page around it. */
  bare: boolean
  children: ReactNode
}

/** Stories have no server: what asks it anyway is a fault of the story. */
const noApi = new Proxy({ origin: '' } as ApiClient, {
  get: (target, name) => {
    if (name in target) return target[name as keyof ApiClient]
    throw new Error(`This story asks the API (${String(name)}): give it an api of its own.`)
  },
})

/** A host page around the widget: its ground, language and theme. */
export function Surroundings({ theme, locale, bare, children }: SurroundingsProps) {
  return (
    <PathquestProvider
      api={noApi}
      theme={theme}
      locale={locale}
      translations={translationsOf(locale)}
    >
      <div className="story-ground" data-bare={bare || undefined}>
        {children}
      </div>
    </PathquestProvider>
  )
}
