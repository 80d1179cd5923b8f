import { kindName } from '@pathquest/game-core/kinds/catalogue'
import { askedOf } from '@pathquest/game-core/kinds/documented-fields'
import type { QuestionFields } from '@pathquest/game-core/question-sets/question-form'
import { useMessages } from '@pathquest/sdk/messages'
import { PieceBoundary } from '@pathquest/sdk/modes/PieceBoundary'
import { InlineError } from '@pathquest/sdk/ui'
import { setEditorMessages } from '../../messages/en/set-editor'
import { findEditor } from './kind-editors'

/** What a question asks and what is right, as its kind shows it; else which kind it is of. */
export function WrittenAnswers({ question }: { question: QuestionFields }) {
  const t = useMessages(setEditorMessages)
  const Written = findEditor(question.kind)?.Written
  if (!Written) return <p className="pq-muted">{kindName(question.kind, t.locale)}</p>
  return (
    <PieceBoundary instead={<InlineError>{t('setEditor.kindFailed')}</InlineError>}>
      <Written {...askedOf(question)} />
    </PieceBoundary>
  )
}
