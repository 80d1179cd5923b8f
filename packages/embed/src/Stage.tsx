import { type ApiClient, createApiClient } from '@pathquest/sdk/api/client'
import type { ApiError } from '@pathquest/sdk/api/error'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { MessagesProvider } from '@pathquest/ui/messages/MessagesProvider'
import { type ComponentType, useMemo } from 'react'
import { Boundary } from './Boundary'
import { type Emit, emitFrom } from './events'
import { validLocale, type WidgetOptions } from './page/options'
import { useWidgetLanguage } from './use-widget-language'

/** Props of every widget of the script tag. */
export interface WidgetProps {
  options: WidgetOptions
  api: ApiClient
  headingLevel: HeadingLevel
  emit: Emit
  onReady: () => void
  onError: (error: ApiError) => void
  /** For a widget that turns into another one or grows. */
  setSheets: (sheets: readonly string[]) => void
}
export type Widget = ComponentType<WidgetProps>

export interface StageProps extends Pick<WidgetProps, 'options' | 'setSheets'> {
  Widget: Widget
  host: HTMLElement
  /** The origin of the script. */
  origin: string
}

/** Wraps every widget: its API, its language, its events, and its error boundary. */
export function Stage({ Widget, host, options, origin: scriptOrigin, setSheets }: StageProps) {
  const { headingLevel } = options
  const locale = validLocale(options)
  const origin = options.origin || scriptOrigin
  const api = useMemo(() => createApiClient({ origin, credentials: 'omit' }), [origin])
  const handlers = useMemo(() => {
    const emit = emitFrom(host)
    return {
      emit,
      onReady: () => void emit('ready', {}),
      onError: ({ code, detail }: ApiError) => void emit('error', { code, message: detail }),
    }
  }, [host])
  const language = useWidgetLanguage(locale)
  // The reserved space stays empty until the texts are loaded: no flash in another language.
  if (!language) return null
  const level = Math.min(Math.max(Math.round(Number(headingLevel)) || 2, 1), 4) as HeadingLevel
  return (
    <MessagesProvider {...language}>
      <Boundary
        locale={locale}
        onBroken={(message) => handlers.emit('error', { code: 'unexpected', message })}
      >
        <Widget
          {...handlers}
          options={options}
          api={api}
          headingLevel={level}
          setSheets={setSheets}
        />
      </Boundary>
    </MessagesProvider>
  )
}
