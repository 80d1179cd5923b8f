import { type ApiClient, createApiClient } from '@pathquest/sdk/api/client'
import type { ApiError } from '@pathquest/sdk/api/error'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { MessagesProvider } from '@pathquest/ui/messages/MessagesProvider'
import { type ComponentType, useMemo } from 'react'
import { Boundary } from './Boundary'
import { type Emit, emitFrom } from './events'
import { localeOf, type WidgetOptions } from './page/options'
import { useLanguageOf } from './use-language-of'

/** What every widget of the script tag is given. */
export interface WidgetProps {
  options: WidgetOptions
  api: ApiClient
  headingLevel: HeadingLevel
  emit: Emit
  onReady: () => void
  onError: (error: ApiError) => void
  /** For a widget that becomes another one, or more. */
  setSheets: (sheets: readonly string[]) => void
}
export type Widget = ComponentType<WidgetProps>

export interface StageProps extends Pick<WidgetProps, 'options' | 'setSheets'> {
  Widget: Widget
  host: HTMLElement
  /** Where the script came from. */
  origin: string
}

/** Around every widget: its API, its language, its events, and what stands there if it breaks. */
export function Stage({ Widget, host, options, origin: scriptOrigin, setSheets }: StageProps) {
  const { headingLevel } = options
  const locale = localeOf(options)
  const origin = options.origin || scriptOrigin
  const api = useMemo(() => createApiClient({ origin, credentials: 'omit' }), [origin])
  const told = useMemo(() => {
    const emit = emitFrom(host)
    return {
      emit,
      onReady: () => void emit('ready', {}),
      onError: ({ code, detail }: ApiError) => void emit('error', { code, message: detail }),
    }
  }, [host])
  const language = useLanguageOf(locale)
  // Its room on the page stays free until the texts are there: no flash in another language.
  if (!language) return null
  const level = Math.min(Math.max(Math.round(Number(headingLevel)) || 2, 1), 4) as HeadingLevel
  return (
    <MessagesProvider {...language}>
      <Boundary
        locale={locale}
        onBroken={(message) => told.emit('error', { code: 'unexpected', message })}
      >
        <Widget {...told} options={options} api={api} headingLevel={level} setSheets={setSheets} />
      </Boundary>
    </MessagesProvider>
  )
}
