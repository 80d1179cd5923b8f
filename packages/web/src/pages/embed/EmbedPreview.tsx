import { Card, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { embedMessages } from '../../messages/en/embed'
import { RetryError } from '../../shell/RetryError'
import { attributesOf, type EmbedState } from './embed-state'
import { useEmbedScript } from './use-embed-script'

/** The widget as the script tag draws it; a change of its attributes is a change of the widget. */
export function EmbedPreview({ state }: { state: EmbedState }) {
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
  const attributes = attributesOf(state).map(([name, value]) => [`data-${name}`, value])
  return <div data-pathquest={state.widget} {...Object.fromEntries(attributes)} />
}
