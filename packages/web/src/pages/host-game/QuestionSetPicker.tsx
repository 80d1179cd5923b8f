import type { QuestionSetSummary } from '@pathquest/game-core/contracts'
import { checkIcon, lockIcon, refreshIcon } from '@pathquest/sdk/art/icons'
import { uiMessages, useMessages } from '@pathquest/sdk/messages'
import { Badge, Button, Card, EmptyState, InlineError, Loading } from '@pathquest/sdk/ui'
import { memo, useId } from 'react'
import { hostGameMessages } from '../../messages/en/host-game'

export interface QuestionSetPickerProps {
  /** Absent while they load. */
  sets: readonly QuestionSetSummary[] | undefined
  error: Error | null
  onRetry: () => void
  /** An exploration type is chosen. */
  isAsked: boolean
  pickedId: string | null
  onPick: (change: { questionSet: QuestionSetSummary }) => void
}

/** The sets as radio cards; offered once an exploration type is chosen. */
export function QuestionSetPicker(props: QuestionSetPickerProps) {
  const t = useMessages(hostGameMessages)
  const { sets, isAsked } = props
  return (
    <Card
      title={t('hostGame.questionSet')}
      aside={
        isAsked && sets && sets.length > 0 ? (
          <span className="pq-muted" role="status">
            {t('hostGame.setsCount', { count: sets.length })}
          </span>
        ) : undefined
      }
    >
      <PickerBody {...props} />
    </Card>
  )
}

function PickerBody({ sets, error, onRetry, isAsked, pickedId, onPick }: QuestionSetPickerProps) {
  const t = useMessages(hostGameMessages)
  const ui = useMessages(uiMessages)
  const name = useId()
  if (!isAsked) return <p className="pq-muted">{t('hostGame.chooseExploration')}</p>
  if (!sets && error)
    return (
      <InlineError
        action={
          <Button size="sm" icon={refreshIcon} onClick={onRetry}>
            {t('hostGame.retry')}
          </Button>
        }
      >
        {t('hostGame.setsFailed')}
      </InlineError>
    )
  if (!sets) return <Loading text={ui('ui.loading')} />
  if (sets.length === 0)
    return <EmptyState title={t('hostGame.noSets')} text={t('hostGame.noSetsHint')} />
  return (
    <fieldset className="pq-radios">
      <legend className="pq-hidden">{t('hostGame.questionSet')}</legend>
      <div className="host-game-sets">
        {sets.map((set) => (
          <SetOption
            key={set.id}
            set={set}
            name={name}
            isPicked={set.id === pickedId}
            onPick={onPick}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SetOptionProps {
  set: QuestionSetSummary
  name: string
  isPicked: boolean
  onPick: QuestionSetPickerProps['onPick']
}

const SetOption = memo(function SetOption({ set, name, isPicked, onPick }: SetOptionProps) {
  const t = useMessages(hostGameMessages)
  const grades = [...set.gradeLevel].sort((a, b) => a - b)
  const [min, max] = [grades[0], grades.at(-1)]
  return (
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
        </span>
        {set.description && (
          <span className="pq-radio-note" lang={t.contentLang}>
            {set.description}
          </span>
        )}
        <span className="host-game-badges">
          <Badge variant="solid">{t('hostGame.questions', { count: set.totalQuestions })}</Badge>
          <Badge variant="outline">{t(`hostGame.${set.difficultyLevel}`)}</Badge>
          {min !== undefined && max !== undefined && (
            <Badge variant="outline">
              {min === max
                ? t('hostGame.oneGrade', { grade: min })
                : t('hostGame.grades', { min, max })}
            </Badge>
          )}
          <Badge lang={t.contentLang}>{set.subject}</Badge>
          {set.careerSector && set.careerSector !== set.subject && (
            <Badge lang={t.contentLang}>{set.careerSector}</Badge>
          )}
          {set.isVerified && (
            <Badge variant="success" icon={checkIcon}>
              {t('hostGame.verified')}
            </Badge>
          )}
          {set.isMine && <Badge variant="info">{t('hostGame.mine')}</Badge>}
          {!set.isPublic && (
            <Badge variant="outline" icon={lockIcon}>
              {t('hostGame.private')}
            </Badge>
          )}
        </span>
      </span>
    </label>
  )
})
