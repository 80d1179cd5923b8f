import { withoutPhonesMessages } from '@pathquest/ui/messages/en/without-phones'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { HandCounts } from './HandCounts'
import type { MarkPartProps } from './host-props'
import { TeamAnswers } from './TeamAnswers'

/** Without phones: the host counts the hands, or takes down what each team answers. */
export function MarkAnswers(props: MarkPartProps) {
  const t = useMessages(withoutPhonesMessages)
  const { asked } = props.marks
  return (
    <section className="pq-marks">
      {asked.players ? <TeamAnswers {...props} /> : <HandCounts {...props} />}
      <p className="pq-muted">
        {/* Who chooses nothing has what the mode says. */}
        {(asked.question || asked.isFinal) && t('phones.note')} {t('phones.change')}{' '}
        {asked.isFinal && t('phones.final')}
      </p>
    </section>
  )
}
