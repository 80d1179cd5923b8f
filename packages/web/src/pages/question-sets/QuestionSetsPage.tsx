import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { Button, EmptyState, Loading } from '@pathquest/ui'
import { plusIcon } from '@pathquest/ui/art/icons'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAllQuestionSets } from '../../api/question-sets'
import { setEditorMessages } from '../../messages/en/set-editor'
import { setListMessages } from '../../messages/en/set-list'
import { ImportLink } from '../../question-sets/ExportMenu'
import { SetEditor } from '../../question-sets/SetEditor'
import { readLinkCode, useCodeOutOfAddress } from '../../session/link-code'
import { InEnglishNote } from '../../shell/LoadFailed'
import { RetryError } from '../../shell/RetryError'
import { Tabs } from '../../shell/Tabs'
import { toasts } from '../../shell/Toasts'
import { AcceptShare } from './AcceptShare'
import { SetList } from './SetList'
import './set-list.css'

type Which = 'all' | 'mine'

/** /question-sets: all sets a teacher may use, and their own. */
export function QuestionSetsPage() {
  const t = useMessages(setListMessages)
  const editor = useMessages(setEditorMessages)
  const navigate = useNavigate()
  const { hash, state } = useLocation()
  const [which, setWhich] = useState<Which>('all')
  const [isCreating, setCreating] = useState(false)
  const token = readLinkCode(hash, state)
  useCodeOutOfAddress(hash)
  return (
    <div className="pq-page set-list-page">
      <div className="pq-page-head set-list-head">
        <div>
          <h1>{t('setList.title')}</h1>
          <p className="pq-muted">{t('setList.subtitle')}</p>
        </div>
        <div className="pq-row">
          <ImportLink />
          <Button variant="primary" icon={plusIcon} onClick={() => setCreating(true)}>
            {t('setList.create')}
          </Button>
        </div>
      </div>
      <Tabs
        label={t('setList.which')}
        tabs={[
          { value: 'all', label: t('setList.all') },
          { value: 'mine', label: t('setList.mine') },
        ]}
        value={which}
        onChange={setWhich}
      >
        <Sets which={which} onCreate={() => setCreating(true)} onViewAll={() => setWhich('all')} />
      </Tabs>
      {isCreating && (
        <SetEditor
          onClose={() => setCreating(false)}
          onSaved={(set) => {
            toasts.success(editor('setEditor.createdSet'))
            navigate(`/question-sets/${set.id}`)
          }}
        />
      )}
      {token && (
        <AcceptShare token={token} onClose={() => navigate('/question-sets', { replace: true })} />
      )}
    </div>
  )
}

interface SetsProps {
  which: Which
  onCreate: () => void
  onViewAll: () => void
}

function Sets({ which, onCreate, onViewAll }: SetsProps) {
  const t = useMessages(setListMessages)
  const ui = useMessages(uiMessages)
  const { data, error, refetch } = useAllQuestionSets()
  if (!data && error) {
    return <RetryError onRetry={() => void refetch()}>{t('setList.failed')}</RetryError>
  }
  if (!data) return <Loading text={ui('ui.loading')} />
  const sets = which === 'all' ? data : data.filter(isOwn)
  if (sets.length > 0)
    return (
      <>
        <InEnglishNote />
        <SetList key={which} sets={sets} />
      </>
    )
  return (
    <EmptyState
      headingLevel={2}
      title={t('setList.none')}
      text={t('setList.noneHint')}
      action={
        which === 'mine' ? (
          <Button variant="primary" onClick={onCreate}>
            {t('setList.createFirst')}
          </Button>
        ) : (
          <Button onClick={onViewAll}>{t('setList.viewAll')}</Button>
        )
      }
    />
  )
}

/** Sets they co-edit count as their own. */
const isOwn = ({ right }: QuestionSetSummary): boolean => right !== 'reader'
