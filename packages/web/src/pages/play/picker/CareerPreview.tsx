import type { CareerSummary } from '@pathquest/game-core/contracts'
import { useMessages } from '@pathquest/sdk/messages'
import { Badge, Button, Dialog } from '@pathquest/sdk/ui'
import { pickerMessages } from '../../../messages/en/picker'
import { ChooseFromPreview } from './ChoiceButtons'
import { useCareerPreview } from './picker-queries'
import type { SetPreviewProps } from './SetPreview'
import { LoadFailed, LoadingShelf } from './Shelf'

export type CareerPreviewProps = Omit<SetPreviewProps, 'set'> & { career: CareerSummary }

/** What a career is about. */
export function CareerPreview({ career, onClose, ...toggle }: CareerPreviewProps) {
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
          <ChooseFromPreview title={career.title} {...toggle} />
        </>
      }
    >
      <div className="pq-stack">
        <p lang={t.contentLang}>{career.description}</p>
        <span className="picker-badges">
          <Badge lang={t.contentLang}>{career.industry}</Badge>
        </span>
        <p className="pq-muted">{t('picker.questNote')}</p>
        {!data && (error ? <LoadFailed onRetry={() => void refetch()} /> : <LoadingShelf />)}
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
