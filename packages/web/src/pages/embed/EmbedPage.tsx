import './embed.css'
import { Card, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { embedMessages } from '../../messages/en/embed'
import { RetryError } from '../../shell/RetryError'
import { EmbedCode } from './EmbedCode'
import { EmbedFields } from './EmbedFields'
import { type EmbedState, toAttributes, useEmbedState } from './embed-state'

const SRC = '/v1/embed.js'
let loading: Promise<void> | undefined

/** The script tag itself, once per visit: the preview is what a school's page gets. */
function loadEmbed(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SRC
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(new Error(`${SRC} did not load`))
    }
    document.head.append(script)
  })
  return loading
}

type ScriptStatus = 'loading' | 'ready' | 'failed'

/** Whether the embed's script runs on this page, and a retry function. */
function useEmbedScript(): [status: ScriptStatus, retry: () => void] {
  const [status, setStatus] = useState<ScriptStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once
  useEffect(() => {
    let isHere = true
    setStatus('loading')
    loadEmbed().then(
      () => isHere && setStatus('ready'),
      () => isHere && setStatus('failed'),
    )
    return () => {
      isHere = false
    }
  }, [attempt])
  return [status, useCallback(() => setAttempt((count) => count + 1), [])]
}

/** The widget as the script tag renders it; changed attributes update the widget. */
function EmbedPreview({ state }: { state: EmbedState }) {
  const t = useMessages(embedMessages)
  const [status, retry] = useEmbedScript()
  const lacksToken = state.widget === 'leaderboard' && !state.token.trim()
  return (
    <Card title={t('embed.preview')}>
      <p className="pq-muted">{t('embed.previewNote')}</p>
      <div className="embed-preview">
        {lacksToken ? (
          <p className="embed-preview-empty">{t('embed.needsToken')}</p>
        ) : status === 'ready' ? (
          <Widget key={state.widget} state={state} />
        ) : status === 'loading' ? (
          <Loading text={t('embed.loading')} />
        ) : (
          <RetryError onRetry={retry}>{t('embed.failed')}</RetryError>
        )}
      </div>
    </Card>
  )
}

function Widget({ state }: { state: EmbedState }) {
  const attributes = toAttributes(state).map(([name, value]) => [`data-${name}`, value])
  return <div data-pathquest={state.widget} {...Object.fromEntries(attributes)} />
}

/** /embed: choose a widget, see it live, copy the code; the choice is stored in the URL. */
export function EmbedPage() {
  const t = useMessages(embedMessages)
  const [state, change] = useEmbedState()
  return (
    <div className="pq-page embed-page">
      <header className="pq-page-head">
        <h1>{t('embed.title')}</h1>
        <p className="pq-muted">{t('embed.intro')}</p>
      </header>
      <div className="embed-columns">
        <div className="pq-stack">
          <EmbedFields state={state} onChange={change} />
        </div>
        <div className="pq-stack">
          <EmbedPreview state={state} />
          <EmbedCode state={state} onChange={change} />
        </div>
      </div>
      <p>
        <Link to="/developers">{t('embed.developers')}</Link>
      </p>
    </div>
  )
}
