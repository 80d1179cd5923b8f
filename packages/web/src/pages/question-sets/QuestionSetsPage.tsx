import { Button, EmptyState } from '@pathquest/ui'
import { plusIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { setEditorMessages } from '../../messages/en/set-editor'
import { setListMessages } from '../../messages/en/set-list'
import { ImportLink } from '../../question-sets/ExportMenu'
import { SetEditor } from '../../question-sets/SetEditor'
import { readLinkCode, useCodeOutOfAddress } from '../../session/link-code'
import { Tabs } from '../../shell/Tabs'
import { toasts } from '../../shell/Toasts'
import { AcceptShare } from './AcceptShare'
import { SetList } from './SetList'
import { useSetsAddress } from './use-sets-address'
import './set-list.css'

/** /question-sets: all sets a teacher may use, and their own. */
export function QuestionSetsPage() {
  const t = useMessages(setListMessages)
  const editor = useMessages(setEditorMessages)
  const navigate = useNavigate()
  const { hash, state } = useLocation()
  const { which, filter, onWhich, onFilter } = useSetsAddress()
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
        onChange={onWhich}
      >
        <SetList
          key={which}
          isEditable={which === 'mine'}
          filter={filter}
          onFilter={onFilter}
          none={
            <NoSets
              which={which}
              onCreate={() => setCreating(true)}
              onViewAll={() => onWhich('all')}
            />
          }
        />
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

interface NoSetsProps {
  which: 'all' | 'mine'
  onCreate: () => void
  onViewAll: () => void
}

function NoSets({ which, onCreate, onViewAll }: NoSetsProps) {
  const t = useMessages(setListMessages)
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
