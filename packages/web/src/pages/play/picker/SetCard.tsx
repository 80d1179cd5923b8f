import type { QuestionSetSummary } from '@pathquest/game-core/contracts'
import { checkIcon, lockIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Badge } from '@pathquest/sdk/ui'
import { pickerMessages } from '../../../messages/en/picker'
import { PreviewButton, ToggleButton } from './ChoiceButtons'

export interface SetCardProps {
  set: QuestionSetSummary
  /** Title of its career. */
  career?: string
  isChosen: boolean
  isMultiple: boolean
  onToggle: () => void
  onPreview: () => void
}

export function SetCard({ set, career, isChosen, isMultiple, onToggle, onPreview }: SetCardProps) {
  const t = useMessages(pickerMessages)
  return (
    <article className="pq-card picker-card" data-chosen={isChosen || undefined}>
      <div className="picker-card-text">
        <h2 className="picker-card-title" lang={t.contentLang}>
          {set.title}
        </h2>
        {set.description && (
          <p className="picker-card-note" lang={t.contentLang}>
            {set.description}
          </p>
        )}
        <SetBadges set={set} career={career} />
      </div>
      <div className="picker-card-actions">
        <ToggleButton
          title={set.title}
          isChosen={isChosen}
          isMultiple={isMultiple}
          onToggle={onToggle}
        />
        <PreviewButton title={set.title} onPreview={onPreview} />
      </div>
    </article>
  )
}

/** What a teacher decides by: length, level, grades, field. */
export function SetBadges({ set, career }: Pick<SetCardProps, 'set' | 'career'>) {
  const t = useMessages(pickerMessages)
  const grades = [...set.gradeLevel].sort((a, b) => a - b)
  const [min, max] = [grades[0], grades.at(-1)]
  return (
    <span className="picker-badges">
      <Badge variant="solid">{t('picker.questions', { count: set.totalQuestions })}</Badge>
      {min !== undefined && max !== undefined && (
        <Badge variant="outline">
          {min === max ? t('picker.oneGrade', { grade: min }) : t('picker.grades', { min, max })}
        </Badge>
      )}
      <Badge variant="outline">{t(`picker.${set.difficultyLevel}`)}</Badge>
      <Badge lang={t.contentLang}>{set.subject}</Badge>
      {career && <Badge lang={t.contentLang}>{career}</Badge>}
      {set.isVerified && (
        <Badge variant="success" icon={checkIcon}>
          {t('picker.verified')}
        </Badge>
      )}
      {set.isMine && <Badge variant="info">{t('picker.mine')}</Badge>}
      {!set.isPublic && (
        <Badge variant="outline" icon={lockIcon}>
          {t('picker.private')}
        </Badge>
      )}
    </span>
  )
}
