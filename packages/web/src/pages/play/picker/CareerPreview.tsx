import type { CareerSummary } from '@pathquest/game-core/contracts'
import { useMessages } from '@pathquest/sdk/messages'
import { Badge, Button, Dialog } from '@pathquest/sdk/ui'
import { pickerMessages } from '../../../messages/en/picker'
import { type ChoiceProps, ChooseFromPreview } from './ChoiceButtons'
import { useCareerPreview } from './picker-queries'
import { QuestLine } from './QuestLine'
import { LoadingShelf, ShelfFailed } from './Shelf'

export interface CareerPreviewProps extends ChoiceProps {
  career: CareerSummary
  onClose: () => void
}

/** What a career is about. */
export function CareerPreview({ career, onClose, ...choosing }: CareerPreviewProps) {
  const t = useMessages(pickerMessages)
  const { data, error, refetch } = useCareerPreview(career.id)
  return (
    <Dialog
      open
      size="lg"
      title={career.title}
      titleLang={t.contentLang}
      closeLabel={t('picker.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('picker.close')}</Button>
          <ChooseFromPreview {...choosing} onDone={onClose} />
        </>
      }
    >
      <div className="pq-stack">
        <p lang={t.contentLang}>{career.description}</p>
        <span className="picker-badges">
          <Badge lang={t.contentLang}>{career.industry}</Badge>
        </span>
        <QuestLine careerId={career.id} />
        {!data && (error ? <ShelfFailed onRetry={() => void refetch()} /> : <LoadingShelf />)}
        {data?.dayInLifeText && (
          <section>
            <h3>{t('picker.dayInLife')}</h3>
            <p lang={t.contentLang}>{data.dayInLifeText}</p>
          </section>
        )}
        {data && data.tasks.length > 0 && (
          <section>
            <h3>{t('picker.tasks')}</h3>
            <ul className="picker-tasks" lang={t.contentLang}>
              {data.tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}
