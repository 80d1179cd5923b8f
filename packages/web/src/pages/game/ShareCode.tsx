import { buttonLook } from '@pathquest/ui/Button'
import { CopyButton } from '@pathquest/ui/CopyButton'
import { useMessages } from '@pathquest/ui/messages'
import { useHref } from 'react-router'
import { hostToolsMessages } from '../../messages/en/host-tools'
import { toasts } from '../../shell/Toasts'
import { buildSnippet } from '../embed/embed-snippets'
import { EMBED_DEFAULTS, type EmbedState, writeEmbedState } from '../embed/embed-state'

/** The code that embeds a shared leaderboard on another page, and a link to the builder. */
export function ShareCode({ token }: { token: string }) {
  const t = useMessages(hostToolsMessages)
  const state: EmbedState = { ...EMBED_DEFAULTS, widget: 'leaderboard', token }
  const builder = useHref(`/embed?${writeEmbedState(state)}`)
  const code = buildSnippet(state, window.location.origin, undefined) ?? ''
  return (
    <div className="share-code">
      <p>{t('share.codeText')}</p>
      <section aria-label={t('share.codeLabel')}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <div className="share-code-actions">
        <CopyButton
          variant="primary"
          text={code}
          label={t('share.copy')}
          copiedLabel={t('gamePage.copied')}
          onFail={() => toasts.error(t('gamePage.copyFailed'))}
        />
        <a href={builder} target="_blank" rel="noopener" {...buttonLook({ variant: 'ghost' })}>
          {t('share.build')}
          <span className="pq-hidden">{t('share.newTab')}</span>
        </a>
      </div>
    </div>
  )
}
