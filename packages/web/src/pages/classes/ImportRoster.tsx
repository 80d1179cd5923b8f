import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, InlineError, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef, useState } from 'react'
import {
  useApplyRoster,
  useClassesChanged,
  useDropRoster,
  useRoster,
  useSendRoster,
} from '../../api/rosters'
import { rosterMessages } from '../../messages/en/roster'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { RosterPreviewLists } from './RosterPreviewLists'
import './roster.css'

/** A school's roster: chosen, previewed, applied, however often the dialog is closed meanwhile. */
export function ImportRoster({ onClose }: { onClose: () => void }) {
  const t = useMessages(rosterMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useRoster()
  const send = useSendRoster()
  const apply = useApplyRoster()
  const drop = useDropRoster()
  const classesChanged = useClassesChanged()
  const [mayLeave, setMayLeave] = useState(false)
  const roster = data?.roster ?? null
  const status = roster?.status
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it is done
  useEffect(() => {
    if (status === 'done') classesChanged()
  }, [status])
  const failure = send.error ?? apply.error
  const close = () => {
    if (roster?.status === 'done') drop.mutate(roster.id)
    onClose()
  }
  const isReady = roster?.status === 'ready' && !send.isPending
  const hasChanges = isReady && (roster.preview.changes > 0 || mayLeave)
  return (
    <Dialog
      open
      title={t('roster.import')}
      closeLabel={t('roster.close')}
      onClose={close}
      size="lg"
      foot={
        <>
          <Button onClick={close}>{t('roster.close')}</Button>
          {hasChanges && (
            <Button
              variant="primary"
              busy={apply.isPending}
              onClick={() => apply.mutate({ id: roster.id, leave: mayLeave })}
            >
              {t('roster.apply')}
            </Button>
          )}
        </>
      }
    >
      <div className="pq-stack">
        {!data && error && (
          <RetryError onRetry={() => void refetch()}>{t('roster.loadFailed')}</RetryError>
        )}
        {!data && !error && <Loading text={t('roster.reading')} />}
        {failure && <InlineError>{errorText(toApiError(failure))}</InlineError>}
        {data && status !== 'running' && status !== 'done' && (
          <Choose
            isReading={send.isPending}
            isAgain={isReady}
            onChosen={(files) => {
              apply.reset()
              setMayLeave(false)
              send.mutate(files)
            }}
          />
        )}
        {isReady && (
          <RosterPreviewLists
            preview={roster.preview}
            mayLeave={mayLeave}
            onMayLeave={setMayLeave}
          />
        )}
        {roster?.status === 'running' && <Running done={roster.done} total={roster.total} />}
        {roster?.status === 'done' && (
          <div role="status" className="pq-stack">
            <p>{t('roster.done')}</p>
            {roster.skipped > 0 && <p>{t('roster.skipped', { count: roster.skipped })}</p>}
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface ChooseProps {
  isReading: boolean
  /** Files were read already. */
  isAgain: boolean
  onChosen: (files: File[]) => void
}

function Choose({ isReading, isAgain, onChosen }: ChooseProps) {
  const t = useMessages(rosterMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {!isAgain && (
        <>
          <p>{t('roster.intro')}</p>
          <p>{t('roster.privacy')}</p>
        </>
      )}
      <div className="roster-choose">
        <input
          ref={input}
          type="file"
          multiple
          accept=".zip,.csv"
          className="pq-hidden"
          tabIndex={-1}
          aria-hidden
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            if (files.length > 0) onChosen(files)
            // The same files may be selected again after they were changed.
            event.currentTarget.value = ''
          }}
        />
        <Button
          variant={isAgain ? 'ghost' : 'primary'}
          busy={isReading}
          onClick={() => input.current?.click()}
        >
          {t(isReading ? 'roster.reading' : isAgain ? 'roster.another' : 'roster.choose')}
        </Button>
        <p className="pq-muted">{t('roster.limits')}</p>
      </div>
    </>
  )
}

function Running({ done, total }: { done: number; total: number }) {
  const t = useMessages(rosterMessages)
  return (
    <div className="pq-stack">
      <p>{t('roster.running', { done, total })}</p>
      <progress aria-label={t('roster.progress')} value={done} max={Math.max(total, 1)} />
    </div>
  )
}
