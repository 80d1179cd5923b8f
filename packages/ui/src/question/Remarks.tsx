import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import type { QuestionStage, ResultStage } from './question-stage'

/** What players wrote with their answers, as far as the host let it through; without names. */
export function Remarks({ stage }: { stage: QuestionStage | ResultStage }) {
  const t = useMessages(roundMessages)
  const remarks = stage.name === 'result' ? (stage.remarks ?? []) : []
  if (remarks.length === 0) return null
  return (
    <ul className="pq-remarks" aria-label={t('game.remarks')} lang={t.contentLang}>
      {remarks.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
        <li key={i}>“{text}”</li>
      ))}
    </ul>
  )
}
