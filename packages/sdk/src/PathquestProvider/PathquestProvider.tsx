import { MessagesProvider } from '@pathquest/ui/messages/MessagesProvider'
import type { MessageTable } from '@pathquest/ui/messages/translate'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { ApiContext } from '../api/api-context'
import { type ApiClient, createApiClient } from '../api/client'

/** Props of `PathquestProvider`. */
export interface PathquestProviderProps {
  /**
   * Origin of Pathquest, without a path. Default: the page's own origin. Requests to another origin
   * carry no cookies.
   * @example 'https://pathquest.example.org'
   */
  origin?: string | undefined
  /**
   * A client of your own, instead of `origin`; must be the same object across renders.
   * @example createApiClient({ origin: 'https://pathquest.example.org', timeoutMs: 5_000 })
   */
  api?: ApiClient | undefined
  /**
   * Language of the widgets as a BCP 47 tag; also for number formats. Default `en`.
   * @example 'es'
   */
  locale?: string | undefined
  /**
   * The texts of that language by key; missing keys fall back to English. Default: English.
   * @example import { es } from '@pathquest/sdk/messages/es'
   */
  translations?: MessageTable | undefined
  /**
   * `light`, `dark`, or `auto` to follow the system's preference. Default: the enclosing theme,
   * which is light where no element has `data-theme`.
   * @example 'auto'
   */
  theme?: 'light' | 'dark' | 'auto' | undefined
  children?: ReactNode
}

/**
 * Provides API, language and theme for all Pathquest widgets inside.
 * @example
 * <PathquestProvider origin="https://pathquest.example.org" theme="auto">
 *   <CareerBrowser />
 * </PathquestProvider>
 */
export function PathquestProvider(props: PathquestProviderProps) {
  const { origin, locale = 'en', translations, theme, children } = props
  const isDark = useDark(theme === 'auto')
  const own = useMemo(
    () => createApiClient({ origin, credentials: origin ? 'omit' : 'same-origin' }),
    [origin],
  )
  return (
    <ApiContext.Provider value={props.api ?? own}>
      <MessagesProvider locale={locale} translations={translations}>
        <div
          className="pq-scope"
          lang={props.locale}
          data-theme={theme === 'auto' ? (isDark ? 'dark' : 'light') : theme}
        >
          {children}
        </div>
      </MessagesProvider>
    </ApiContext.Provider>
  )
}

const darkQuery = () => matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void) {
  const query = darkQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const nothing = () => () => {}

/** Whether the system prefers dark, if used; light on a server. */
const useDark = (isAsked: boolean): boolean =>
  useSyncExternalStore(
    isAsked ? subscribe : nothing,
    () => isAsked && darkQuery().matches,
    () => false,
  )
