import { Card, CopyButton, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEmbedFile } from '../../api/save-file'
import { embedMessages } from '../../messages/en/embed'
import { RetryError } from '../../shell/RetryError'
import { Tabs } from '../../shell/Tabs'
import { toasts } from '../../shell/Toasts'
import { buildPolicy, buildSnippet } from './embed-snippets'
import { EMBED_KINDS, type EmbedState } from './embed-state'

interface EmbedCodeProps {
  state: EmbedState
  onChange: (change: Partial<EmbedState>) => void
}

/** The code to paste, in three variants, and the policy for a strict CSP. */
export function EmbedCode({ state, onChange }: EmbedCodeProps) {
  const t = useMessages(embedMessages)
  const { origin } = window.location
  const { kind } = state
  return (
    <Card title={t('embed.code.title')}>
      <Tabs
        label={t('embed.kinds')}
        tabs={EMBED_KINDS.map((value) => ({ value, label: t(`embed.${value}`) }))}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      >
        <p className="pq-muted">{t(`embed.${kind}Note`)}</p>
        <Snippet state={state} origin={origin} />
      </Tabs>
      <h3 className="embed-policy-title">{t('embed.csp')}</h3>
      <p className="pq-muted">{t('embed.cspNote')}</p>
      <CodeBlock text={buildPolicy(state, origin)} copyLabel={t('embed.cspCopy')} />
      {kind !== 'react' && <p className="embed-style pq-muted">{t('embed.cspStyle')}</p>}
      <p className="embed-privacy pq-muted">{t('embed.privacy', { origin })}</p>
    </Card>
  )
}

function Snippet({ state, origin }: { state: EmbedState; origin: string }) {
  const t = useMessages(embedMessages)
  const isSingle = state.kind === 'single'
  const { data, isError, refetch } = useEmbedFile(isSingle)
  if (isSingle && isError) {
    return <RetryError onRetry={() => void refetch()}>{t('embed.singleFailed')}</RetryError>
  }
  const text = buildSnippet(state, origin, data)
  if (text === null) return <Loading text={t('embed.loading')} />
  return <CodeBlock text={text} copyLabel={t('embed.copy')} isMain />
}

interface CodeBlockProps {
  text: string
  copyLabel: string
  /** The main button of this page. */
  isMain?: boolean
}

function CodeBlock({ text, copyLabel, isMain = false }: CodeBlockProps) {
  const t = useMessages(embedMessages)
  return (
    <div className="embed-code">
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton
        variant={isMain ? 'primary' : 'default'}
        size={isMain ? 'md' : 'sm'}
        text={text}
        label={copyLabel}
        copiedLabel={t('embed.copied')}
        onFail={() => toasts.error(t('embed.copyFailed'))}
      />
    </div>
  )
}
