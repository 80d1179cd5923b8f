import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { embedMessages } from '../../messages/en/embed'
import { EmbedCode } from './EmbedCode'
import { EmbedFields } from './EmbedFields'
import { EmbedPreview } from './EmbedPreview'
import { useEmbedState } from './use-embed-state'
import './embed.css'

/** /embed: choose a widget, see it live, copy the code; the choice is in the address. */
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
