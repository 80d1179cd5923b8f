import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { Button, Card, EmptyState, Loading, TextField, WholeWords } from '@pathquest/ui'
import { searchIcon, showIcon } from '@pathquest/ui/art/icons'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { type KeyboardEvent, memo, useId, useState } from 'react'
import { useSetPages } from '../../api/question-sets'
import { hostGameMessages } from '../../messages/en/host-game'
import { questionSetMessages } from '../../messages/en/question-sets'
import { FavouriteMark, SetBadges } from '../../question-sets/SetCard'
import { WithoutFilters } from '../../question-sets/SetFilters'
import { InEnglishNote } from '../../shell/LoadFailed'
import { RetryError } from '../../shell/RetryError'
import { useDebouncedText } from '../../shell/use-debounced'
import { useMore } from '../../shell/use-more'
import { fitsFilters, type HostFilters, NO_HOST_FILTERS, queryOf } from './host-form'

interface QuestionSetPickerProps {
  filters: HostFilters
  picked: readonly QuestionSetSummary[]
  /** Of more than one, a press on a picked set takes it away. */
  max?: number
  /** A set is pressed, or the filters are cleared. */
  onPick: (change: { questionSet: QuestionSetSummary } | HostFilters) => void
  onPreview: (set: QuestionSetSummary) => void
  /** Of the button that opens the preview; default: that questions are picked there. */
  previewLabel?: PreviewLabel
}

interface PreviewLabel {
  text: string
  titled: (title: string) => string
}

/** Fewer than in a list of its own: the settings of the game follow below on a phone. */
const SHOWN_AT_FIRST = 8

/** The sets that a search finds as cards, each with a preview; the picked ones stay visible. */
export function QuestionSetPicker(props: QuestionSetPickerProps) {
  const { filters, picked, max = 1, onPick, onPreview, previewLabel } = props
  const t = useMessages(hostGameMessages)
  const texts = useMessages(questionSetMessages)
  const ui = useMessages(uiMessages)
  const name = useId()
  const [q, setQ] = useState('')
  const found = useSetPages(queryOf(filters, useDebouncedText(q)), SHOWN_AT_FIRST)
  const { total, unfilteredTotal } = found
  // Those of the filters before stay until the answer; one that these exclude could not be picked.
  const sets = found.isUpdating
    ? found.sets?.filter((set) => fitsFilters(filters, set))
    : found.sets
  const isLoading = found.isUpdating && sets?.length === 0
  const { list, end } = useMore<HTMLDivElement>(found, {
    more: t('hostGame.more'),
    failed: texts('sets.moreFailed'),
  })
  const away = picked.filter((one) => sets && !sets.some(({ id }) => id === one.id))
  return (
    <Card title={t('hostGame.questionSet')}>
      <div className="host-game-picker">
        <search>
          <TextField
            label={t('hostGame.search')}
            placeholder={t('hostGame.searchHint')}
            type="search"
            icon={searchIcon}
            autoComplete="off"
            value={q}
            onChange={setQ}
            onKeyDown={keepInSearch}
          />
        </search>
        {found.hasFailed ? (
          <RetryError onRetry={found.onRetry}>{t('hostGame.setsFailed')}</RetryError>
        ) : !found.sets || isLoading ? (
          <Loading text={ui('ui.loading')} />
        ) : (
          <p className="pq-muted" role="status">
            {found.sets.length < total
              ? t('hostGame.setsShown', { shown: found.sets.length, count: total })
              : t('hostGame.setsCount', { count: total })}
          </p>
        )}
        <InEnglishNote />
        {sets?.length === 0 && !isLoading && (
          <NoneFound
            count={unfilteredTotal}
            isSearch={q.trim() !== ''}
            onUnfilter={() => onPick(NO_HOST_FILTERS)}
          />
        )}
        <fieldset className="pq-radios">
          <legend className="pq-hidden">{t('hostGame.questionSet')}</legend>
          <div ref={list} className="host-game-sets" aria-busy={found.isUpdating}>
            {[...away, ...(sets ?? [])].map((set) => (
              <SetOption
                key={set.id}
                set={set}
                name={name}
                isOneOfMany={max > 1}
                isPicked={picked.some(({ id }) => id === set.id)}
                isFull={max > 1 && picked.length >= max}
                onPick={onPick}
                onPreview={onPreview}
                previewLabel={previewLabel}
              />
            ))}
          </div>
        </fieldset>
        {end}
      </div>
    </Card>
  )
}

interface NoneFoundProps {
  /** How many sets only the filters exclude. */
  count: number
  isSearch: boolean
  onUnfilter: () => void
}

function NoneFound({ count, isSearch, onUnfilter }: NoneFoundProps) {
  const t = useMessages(hostGameMessages)
  const isOfWords = isSearch && count === 0
  return (
    <EmptyState
      title={t(isOfWords ? 'hostGame.noneFits' : 'hostGame.noSets')}
      text={t(isOfWords ? 'hostGame.noneFitsHint' : 'hostGame.noSetsHint')}
      action={count > 0 && <WithoutFilters count={count} onPress={onUnfilter} />}
    />
  )
}

/** Enter in a search must not submit the form. */
function keepInSearch(event: KeyboardEvent) {
  event.stopPropagation()
  if (event.key === 'Enter') event.preventDefault()
}

interface SetOptionProps
  extends Pick<QuestionSetPickerProps, 'onPick' | 'onPreview' | 'previewLabel'> {
  set: QuestionSetSummary
  name: string
  isOneOfMany: boolean
  isPicked: boolean
  isFull: boolean
}

const SetOption = memo(function SetOption(props: SetOptionProps) {
  const { set, name, isOneOfMany, isPicked, isFull, onPick, onPreview, previewLabel } = props
  const t = useMessages(hostGameMessages)
  return (
    <div className="host-game-set">
      <label className="pq-radio">
        <input
          type={isOneOfMany ? 'checkbox' : 'radio'}
          className="pq-radio-input"
          name={name}
          value={set.id}
          checked={isPicked}
          disabled={isFull && !isPicked}
          onChange={() => onPick({ questionSet: set })}
        />
        <span className="pq-radio-text">
          <span className="host-game-set-title" lang={t.contentLang}>
            <WholeWords>{set.title}</WholeWords>
            {set.isFavourite && <FavouriteMark />}
          </span>
          {set.description && (
            <span className="pq-radio-note" lang={t.contentLang}>
              {set.description}
            </span>
          )}
          <SetBadges set={set} />
        </span>
      </label>
      <Button
        size="sm"
        variant="ghost"
        icon={showIcon}
        aria-label={
          previewLabel?.titled(set.title) ?? t('hostGame.previewTitle', { title: set.title })
        }
        onClick={() => onPreview(set)}
      >
        {previewLabel?.text ?? t('hostGame.preview')}
      </Button>
    </div>
  )
})
