import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { Button, EmptyState, IconButton } from '@pathquest/ui'
import { showIcon } from '@pathquest/ui/art/icons'
import { copyIcon, editIcon, starIcon, trashIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useCareersById } from '../../api/careers'
import { setEditorMessages } from '../../messages/en/set-editor'
import { setListMessages } from '../../messages/en/set-list'
import { setReviewMessages } from '../../messages/en/set-reviews'
import { SetCard } from '../../question-sets/SetCard'
import { SetEditor } from '../../question-sets/SetEditor'
import {
  isFiltering,
  NO_FILTER,
  SetFilters,
  WithoutFilters,
  withoutFilters,
} from '../../question-sets/SetFilters'
import { PreviewWithPlay } from '../../question-sets/SetPreview'
import { useFoundSets } from '../../question-sets/use-found-sets'
import { useSetActions } from '../../question-sets/use-set-actions'
import { toasts } from '../../shell/Toasts'
import { usePages } from '../../shell/use-pages'

/** Cards with search and filters, favorites first. */
export function SetList({ sets }: { sets: readonly QuestionSetSummary[] }) {
  const t = useMessages(setListMessages)
  const editor = useMessages(setEditorMessages)
  const review = useMessages(setReviewMessages)
  const careers = useCareersById()
  const actions = useSetActions()
  const [previewed, setPreviewed] = useState<QuestionSetSummary | null>(null)
  const [edited, setEdited] = useState<QuestionSetSummary | null>(null)
  const { filter, setFilter, choices, found, unfilteredTotal } = useFoundSets(sets, careers)
  const { list, shown, more } = usePages<QuestionSetSummary, HTMLUListElement>(found)
  return (
    <div className="set-list-frame">
      <SetFilters filter={filter} choices={choices} onChange={setFilter} />
      <p className="pq-muted" role="status">
        {t('setList.count', { shown: found.length, total: sets.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={t('setList.noMatch')}
          text={t('setList.noMatchHint')}
          action={
            unfilteredTotal > 0 ? (
              <WithoutFilters
                count={unfilteredTotal}
                onPress={() => setFilter(withoutFilters(filter))}
              />
            ) : (
              isFiltering(filter) && (
                <Button onClick={() => setFilter(NO_FILTER)}>{t('setList.clear')}</Button>
              )
            )
          }
        />
      ) : (
        <ul ref={list} className="set-list">
          {shown.map((set) => (
            <li key={set.id}>
              <SetCard
                set={set}
                career={careers?.get(set.careerId ?? '')?.title}
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
      {more(t('setList.more'))}
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
