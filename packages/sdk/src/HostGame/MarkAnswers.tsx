import { withoutPhonesMessages } from '@pathquest/ui/messages/en/without-phones'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { HandCounts } from './HandCounts'
import type { MarkPartProps } from './host-props'
import { TeamAnswers } from './TeamAnswers'

/** Without phones: the host counts the hands, or takes down what each team answers. */
export function MarkAnswers(props: MarkPartProps) {
  const t = useMessages(withoutPhonesMessages)
  return (
    <section className="pq-marks">
      {props.marks.asked.players ? <TeamAnswers {...props} /> : <HandCounts {...props} />}
      <p className="pq-muted">
        {t('phones.note')} {props.marks.asked.isFinal && t('phones.final')}
      </p>
    </section>
  )
}
