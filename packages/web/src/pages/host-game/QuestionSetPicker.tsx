import type { QuestionSetSummary } from '@pathquest/game-core/contracts'
import { searchIcon, showIcon } from '@pathquest/sdk/art/icons'
import { uiMessages, useMessages } from '@pathquest/sdk/messages'
import { Button, Card, EmptyState, Loading, TextField } from '@pathquest/sdk/ui'
import { type KeyboardEvent, memo, useId } from 'react'
import { useCareerTitles } from '../../api/careers'
import { hostGameMessages } from '../../messages/en/host-game'
import { FavouriteMark } from '../../question-sets/FavouriteMark'
import { SetBadges } from '../../question-sets/SetBadges'
import { useFoundSets } from '../../question-sets/use-found-sets'
import { RetryError } from '../../shell/RetryError'
import { usePages } from '../../shell/use-pages'

export interface QuestionSetPickerProps {
  /** Absent while they load. */
  sets: readonly QuestionSetSummary[] | undefined
  error: Error | null
  onRetry: () => void
  pickedId: string | null
  onPick: (change: { questionSet: QuestionSetSummary }) => void
  onPreview: (set: QuestionSetSummary) => void
}

/** The sets as radio cards, each with a look inside. */
export function QuestionSetPicker(props: QuestionSetPickerProps) {
  const t = useMessages(hostGameMessages)
  const ui = useMessages(uiMessages)
  const { sets, error, onRetry, pickedId, onPick, onPreview } = props
  const body = () => {
    if (!sets && error) return <RetryError onRetry={onRetry}>{t('hostGame.setsFailed')}</RetryError>
    if (!sets) return <Loading text={ui('ui.loading')} />
    if (sets.length === 0)
      return <EmptyState title={t('hostGame.noSets')} text={t('hostGame.noSetsHint')} />
    return <SetOptions sets={sets} pickedId={pickedId} onPick={onPick} onPreview={onPreview} />
  }
  return <Card title={t('hostGame.questionSet')}>{body()}</Card>
}

interface SetOptionsProps
  extends Pick<QuestionSetPickerProps, 'pickedId' | 'onPick' | 'onPreview'> {
  sets: readonly QuestionSetSummary[]
}

/** A search and what it finds, some at a time; what is picked stays in sight. */
function SetOptions({ sets, pickedId, onPick, onPreview }: SetOptionsProps) {
  const t = useMessages(hostGameMessages)
  const name = useId()
  const { titles } = useCareerTitles()
  const { filter, setFilter, found } = useFoundSets(sets, titles)
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
          value={filter.q}
          onChange={(q) => setFilter({ ...filter, q })}
          onKeyDown={keepInSearch}
        />
      </search>
      <p className="pq-muted" role="status">
        {shown.length < found.length
          ? t('hostGame.setsShown', { shown: shown.length, count: found.length })
          : t('hostGame.setsCount', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState title={t('hostGame.noneFits')} text={t('hostGame.noneFitsHint')} />
      )}
      <fieldset className="pq-radios">
        <legend className="pq-hidden">{t('hostGame.questionSet')}</legend>
        <div ref={list} className="host-game-sets">
          {(picked && !shown.includes(picked) ? [picked, ...shown] : shown).map((set) => (
            <SetOption
              key={set.id}
              set={set}
              career={titles?.get(set.careerId ?? '')}
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

/** Enter in a search looks for something, it does not make a game. */
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
            {set.title}
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
