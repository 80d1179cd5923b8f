import { Button } from '@pathquest/ui/Button'
import { Dialog } from '@pathquest/ui/Dialog'
import { Loading } from '@pathquest/ui/Loading'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { RetryError } from './RetryError'

interface LookInsideProps<Data> {
  /** In the language of the content. */
  title: string
  /** Known before it is opened: above the loaded content. */
  head?: ReactNode
  /** An action beside the close button. */
  action?: ReactNode
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** The message if it cannot be loaded. */
  failed: string
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** A dialog that previews a set or career. */
export function LookInside<Data>(props: LookInsideProps<Data>) {
  const { title, head, action, query, failed, onClose, children } = props
  const { data, error, refetch } = query
  const ui = useMessages(uiMessages)
  return (
    <Dialog
      open
      size="lg"
      title={title}
      titleLang={ui.contentLang}
      closeLabel={ui('ui.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{ui('ui.close')}</Button>
          {action}
        </>
      }
    >
      <div className="pq-stack">
        {head}
        {data !== undefined ? (
          children(data)
        ) : error ? (
          <RetryError onRetry={() => void refetch()}>{failed}</RetryError>
        ) : (
          <Loading text={ui('ui.loading')} />
        )}
      </div>
    </Dialog>
  )
}
