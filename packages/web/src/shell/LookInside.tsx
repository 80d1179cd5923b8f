import { Button, Dialog, Loading } from '@pathquest/ui'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { RetryError } from './RetryError'

interface LookInsideProps<Data> {
  /** In the language of the content. */
  title: string
  /** Known before it is opened: above what is read. */
  head?: ReactNode
  /** The way on, beside the button that closes. */
  action?: ReactNode
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** What is said where it cannot be read. */
  failed: string
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** A dialog that shows what a set or career has in it. */
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
