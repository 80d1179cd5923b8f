import type { SetReviewList } from '@pathquest/game-core/contracts'
import { uiMessages, useMessages } from '@pathquest/sdk/messages'
import { Button, Dialog, Loading } from '@pathquest/sdk/ui'
import { useReviewedSet } from '../../api/set-reviews'
import { setReviewMessages } from '../../messages/en/set-reviews'
import { PlayedQuestion } from '../../question-sets/PlayedQuestion'
import { RetryError } from '../../shell/RetryError'
import '../../question-sets/sets.css'

export interface LookInsideProps {
  set: Pick<SetReviewList['sets'][number], 'id' | 'title'>
  onClose: () => void
}

/** Every question of a set with its answers and explanations. */
export function LookInside({ set, onClose }: LookInsideProps) {
  const t = useMessages(setReviewMessages)
  const ui = useMessages(uiMessages)
  const { data, error, refetch } = useReviewedSet(set.id)
  return (
    <Dialog
      open
      size="lg"
      title={set.title}
      titleLang={t.contentLang}
      closeLabel={ui('ui.close')}
      onClose={onClose}
      foot={<Button onClick={onClose}>{ui('ui.close')}</Button>}
    >
      {data ? (
        <ol className="set-questions">
          {data.questions.map((question, index) => (
            <li key={question.id}>
              <PlayedQuestion
                question={question}
                index={index}
                total={data.questions.length}
                hasAnswers
              />
            </li>
          ))}
        </ol>
      ) : error ? (
        <RetryError onRetry={() => void refetch()}>{t('setReview.lookFailed')}</RetryError>
      ) : (
        <Loading text={ui('ui.loading')} />
      )}
    </Dialog>
  )
}
