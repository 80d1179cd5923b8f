import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { Button, EmptyState, IconButton, Loading } from '@pathquest/ui'
import { showIcon } from '@pathquest/ui/art/icons'
import { copyIcon, editIcon, starIcon, trashIcon } from '@pathquest/ui/art/page-icons'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useState } from 'react'
import { questionSetMessages } from '../../messages/en/question-sets'
import { setEditorMessages } from '../../messages/en/set-editor'
import { setListMessages } from '../../messages/en/set-list'
import { setReviewMessages } from '../../messages/en/set-reviews'
import { SetCard } from '../../question-sets/SetCard'
import { SetEditor } from '../../question-sets/SetEditor'
import { SetFilters, WithoutFilters } from '../../question-sets/SetFilters'
import { PreviewWithPlay } from '../../question-sets/SetPreview'
import { NO_FILTER, type SetFilter, withoutFilters } from '../../question-sets/set-filter'
import { useFoundSets } from '../../question-sets/use-found-sets'
import { useSetActions } from '../../question-sets/use-set-actions'
import { InEnglishNote } from '../../shell/LoadFailed'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import { useMore } from '../../shell/use-more'

interface SetListProps {
  /** Only the teacher's own, or all. */
  isEditable: boolean
  filter: SetFilter
  onFilter: (filter: SetFilter) => void
  /** Instead of the list, where there is no set at all. */
  none: ReactNode
}

/** Cards with search and filters, favorites first. */
export function SetList({ isEditable, filter, onFilter, none }: SetListProps) {
  const t = useMessages(setListMessages)
  const ui = useMessages(uiMessages)
  const sets = useMessages(questionSetMessages)
  const editor = useMessages(setEditorMessages)
  const review = useMessages(setReviewMessages)
  const actions = useSetActions()
  const [previewed, setPreviewed] = useState<QuestionSetSummary | null>(null)
  const [edited, setEdited] = useState<QuestionSetSummary | null>(null)
  const found = useFoundSets(filter, isEditable)
  const { list, end } = useMore<HTMLUListElement>(found, {
    more: t('setList.more'),
    failed: sets('sets.moreFailed'),
  })
  if (found.isWhole && found.sets?.length === 0) return none
  return (
    <div className="set-list-frame">
      <InEnglishNote />
      <SetFilters filter={filter} counts={found.counts} onChange={onFilter} />
      {found.hasFailed ? (
        <RetryError onRetry={found.onRetry}>{t('setList.failed')}</RetryError>
      ) : !found.sets ? (
        <Loading text={ui('ui.loading')} />
      ) : (
        <p className="pq-muted" role="status">
          {t('setList.count', { shown: found.sets.length, total: found.total })}
        </p>
      )}
      {found.sets?.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t('setList.noMatch')}
          text={t('setList.noMatchHint')}
          action={
            found.unfilteredTotal > 0 ? (
              <WithoutFilters
                count={found.unfilteredTotal}
                onPress={() => onFilter(withoutFilters(filter))}
              />
            ) : (
              <Button onClick={() => onFilter(NO_FILTER)}>{t('setList.clear')}</Button>
            )
          }
        />
      )}
      {found.sets && found.sets.length > 0 && (
        <ul ref={list} className="set-list" aria-busy={found.isUpdating}>
          {found.sets.map((set) => (
            <li key={set.id}>
              <SetCard
                set={set}
                to={`/question-sets/${set.id}`}
                actions={
                  <CardActions
                    set={set}
                    actions={actions}
                    onPreview={() => setPreviewed(set)}
                    onEdit={() => setEdited(set)}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
      {end}
      {previewed && (
        <PreviewWithPlay set={previewed} actions={actions} onClose={() => setPreviewed(null)} />
      )}
      {edited && (
        <SetEditor
          set={edited}
          onClose={() => setEdited(null)}
          onSaved={(saved) => {
            toasts.success(editor('setEditor.updatedSet'))
            if (saved.review?.state === 'waiting') toasts.info(review('setReview.savedWaiting'))
            setEdited(null)
          }}
        />
      )}
      {actions.confirmElement}
    </div>
  )
}

interface CardActionsProps {
  set: QuestionSetSummary
  actions: ReturnType<typeof useSetActions>
  onPreview: () => void
  onEdit: () => void
}

function CardActions({ set, actions, onPreview, onEdit }: CardActionsProps) {
  const t = useMessages(setListMessages)
  const { title } = set
  return (
    <>
      <IconButton
        icon={starIcon}
        className="set-star"
        aria-pressed={set.isFavourite}
        label={t(set.isFavourite ? 'setList.unstar' : 'setList.star', { title })}
        onClick={() => actions.star(set)}
      />
      <IconButton icon={showIcon} label={t('setList.preview', { title })} onClick={onPreview} />
      <IconButton
        icon={copyIcon}
        label={t('setList.duplicate', { title })}
        onClick={() => void actions.duplicate(set)}
      />
      {set.right !== 'reader' && !set.review?.isRemoved && (
        <IconButton icon={editIcon} label={t('setList.edit', { title })} onClick={onEdit} />
      )}
      {set.right === 'creator' && (
        <IconButton
          icon={trashIcon}
          label={t('setList.delete', { title })}
          onClick={() => void actions.remove(set)}
        />
      )}
    </>
  )
}
