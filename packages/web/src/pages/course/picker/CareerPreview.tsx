import type { CareerSummary } from '@pathquest/core/contracts'
import { Badge } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { pickerMessages } from '../../../messages/en/picker'
import { LookInside } from '../../../shell/LookInside'
import { type ChoiceProps, ChooseFromPreview } from './ChoiceButtons'
import { type Quest, useCareerPreview } from './picker-queries'

/** Which questions a career's quest asks: its own, or those of a substitute set. */
export function QuestLine({ quest }: { quest: Quest | undefined }) {
  const t = useMessages(pickerMessages)
  if (!quest) return <p className="picker-quest">{t('picker.questNone')}</p>
  const { title, questions, isOwn } = quest
  return (
    <p className="picker-quest">
      {t(isOwn ? 'picker.questOwn' : 'picker.questOther')} <b lang={t.contentLang}>{title}</b> ·{' '}
      {t('picker.questQuestions', { count: questions })}
    </p>
  )
}

interface CareerPreviewProps extends ChoiceProps {
  career: CareerSummary
  quest: Quest | undefined
  onClose: () => void
}

/** A career's description. */
export function CareerPreview({ career, quest, onClose, ...choosing }: CareerPreviewProps) {
  const t = useMessages(pickerMessages)
  return (
    <LookInside
      title={career.title}
      head={
        <>
          <p lang={t.contentLang}>{career.description}</p>
          <span className="picker-badges">
            <Badge lang={t.contentLang}>{career.industry}</Badge>
          </span>
          <QuestLine quest={quest} />
        </>
      }
      action={<ChooseFromPreview {...choosing} onDone={onClose} />}
      query={useCareerPreview(career.id)}
      failed={t('picker.loadFailed')}
      onClose={onClose}
    >
      {({ dayInLifeText, tasks }) => (
        <>
          {dayInLifeText && (
            <section>
              <h3>{t('picker.dayInLife')}</h3>
              <p lang={t.contentLang}>{dayInLifeText}</p>
            </section>
          )}
          {tasks.length > 0 && (
            <section>
              <h3>{t('picker.tasks')}</h3>
              <ul className="picker-tasks" lang={t.contentLang}>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </LookInside>
  )
}
