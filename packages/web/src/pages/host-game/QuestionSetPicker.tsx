import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { Button, Card, EmptyState, Loading, TextField, WholeWords } from '@pathquest/ui'
import { searchIcon, showIcon } from '@pathquest/ui/art/icons'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { type KeyboardEvent, memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { useCareersById } from '../../api/careers'
import { hostGameMessages } from '../../messages/en/host-game'
import { FavouriteMark, SetBadges } from '../../question-sets/SetCard'
import { WithoutFilters } from '../../question-sets/SetFilters'
import { useSearchedSets } from '../../question-sets/use-found-sets'
import { InEnglishNote } from '../../shell/LoadFailed'
import { RetryError } from '../../shell/RetryError'
import { usePages } from '../../shell/use-pages'
import { fittingSets, type HostFilters, NO_HOST_FILTERS } from './host-form'

interface QuestionSetPickerProps {
  /** All sets; absent while they load. */
  sets: readonly QuestionSetSummary[] | undefined
  filters: HostFilters
  error: Error | null
  onRetry: () => void
  pickedId: string | null
  /** A set is picked, or the filters are cleared. */
  onPick: (change: { questionSet: QuestionSetSummary } | HostFilters) => void
  onPreview: (set: QuestionSetSummary) => void
}

/** The sets as radio cards, each with a preview. */
export function QuestionSetPicker(props: QuestionSetPickerProps) {
  const t = useMessages(hostGameMessages)
  const ui = useMessages(uiMessages)
  const { sets, filters, error, onRetry, pickedId, onPick, onPreview } = props
  const body = () => {
    if (!sets && error) return <RetryError onRetry={onRetry}>{t('hostGame.setsFailed')}</RetryError>
    if (!sets) return <Loading text={ui('ui.loading')} />
    if (sets.length === 0)
      return <EmptyState title={t('hostGame.noSets')} text={t('hostGame.noSetsHint')} />
    return <SetOptions {...{ sets, filters, pickedId, onPick, onPreview }} />
  }
  return <Card title={t('hostGame.questionSet')}>{body()}</Card>
}

interface SetOptionsProps
  extends Pick<QuestionSetPickerProps, 'filters' | 'pickedId' | 'onPick' | 'onPreview'> {
  sets: readonly QuestionSetSummary[]
}

/** A search and its results, paginated; the picked one stays visible. */
function SetOptions({ sets, filters, pickedId, onPick, onPreview }: SetOptionsProps) {
  const t = useMessages(hostGameMessages)
  const name = useId()
  const careers = useCareersById()
  const [q, setQ] = useState('')
  const meant = useSearchedSets(sets, careers, useDeferredValue(q))
  const found = useMemo(() => fittingSets(meant, filters), [meant, filters])
  const { list, shown, more } = usePages<QuestionSetSummary, HTMLDivElement>(found)
  const picked = sets.find(({ id }) => id === pickedId)
  return (
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
      <p className="pq-muted" role="status">
        {shown.length < found.length
          ? t('hostGame.setsShown', { shown: shown.length, count: found.length })
          : t('hostGame.setsCount', { count: found.length })}
      </p>
      <InEnglishNote />
      {found.length === 0 && (
        <EmptyState
          title={t(meant.length > 0 ? 'hostGame.noSets' : 'hostGame.noneFits')}
          text={t(meant.length > 0 ? 'hostGame.noSetsHint' : 'hostGame.noneFitsHint')}
          action={
            meant.length > 0 && (
              <WithoutFilters count={meant.length} onPress={() => onPick(NO_HOST_FILTERS)} />
            )
          }
        />
      )}
      <fieldset className="pq-radios">
        <legend className="pq-hidden">{t('hostGame.questionSet')}</legend>
        <div ref={list} className="host-game-sets">
          {(picked && !shown.includes(picked) ? [picked, ...shown] : shown).map((set) => (
            <SetOption
              key={set.id}
              set={set}
              career={careers?.get(set.careerId ?? '')?.title}
              name={name}
              isPicked={set.id === pickedId}
              onPick={onPick}
              onPreview={onPreview}
            />
          ))}
        </div>
      </fieldset>
      {more(t('hostGame.more'))}
    </div>
  )
}

/** Enter in a search must not submit the form. */
function keepInSearch(event: KeyboardEvent) {
  event.stopPropagation()
  if (event.key === 'Enter') event.preventDefault()
}

interface SetOptionProps extends Pick<QuestionSetPickerProps, 'onPick' | 'onPreview'> {
  set: QuestionSetSummary
  career: string | undefined
  name: string
  isPicked: boolean
}

const SetOption = memo(function SetOption(props: SetOptionProps) {
  const { set, career, name, isPicked, onPick, onPreview } = props
  const t = useMessages(hostGameMessages)
  return (
    <div className="host-game-set">
      <label className="pq-radio">
        <input
          type="radio"
          className="pq-radio-input"
          name={name}
          value={set.id}
          checked={isPicked}
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
          <SetBadges set={set} career={career} />
        </span>
      </label>
      <Button
        size="sm"
        variant="ghost"
        icon={showIcon}
        aria-label={t('hostGame.previewTitle', { title: set.title })}
        onClick={() => onPreview(set)}
      >
        {t('hostGame.preview')}
      </Button>
    </div>
  )
})
