import { contentOf } from '@pathquest/core/questions/documented-fields'
import { kindName } from '@pathquest/kinds/catalogue'
import type { QuestionFields } from '@pathquest/kinds/question-form'
import { InlineError, PieceBoundary } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { setEditorMessages } from '../../messages/en/set-editor'
import { findEditor } from './kind-editors'

/** What a question asks and what is right, as its kind shows it; else which kind it is of. */
export function WrittenAnswers({ question }: { question: QuestionFields }) {
  const t = useMessages(setEditorMessages)
  const Written = findEditor(question.kind)?.Written
  if (!Written) return <p className="pq-muted">{kindName(question.kind, t.locale)}</p>
  return (
    <PieceBoundary instead={<InlineError>{t('setEditor.kindFailed')}</InlineError>}>
      <Written {...contentOf(question)} />
    </PieceBoundary>
  )
}
