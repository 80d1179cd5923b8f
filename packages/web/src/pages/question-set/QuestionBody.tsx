import type { QuestionFields } from '@pathquest/kinds/question-form'
import { Badge } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { setEditorMessages } from '../../messages/en/set-editor'
import { WrittenAnswers } from './KindField'
import './question-list.css'

/** A question for its writer: content with solution, explanation, and points. */
export function QuestionBody({ question }: { question: QuestionFields }) {
  const t = useMessages(setEditorMessages)
  const { businessDriver } = question
  return (
    <div className="question-body">
      <p className="question-text" lang={t.contentLang}>
        {question.questionText}
      </p>
      {question.imageUrl && (
        <img
          src={question.imageUrl}
          alt={question.imageAlt ?? ''}
          lang={t.contentLang}
          loading="lazy"
        />
      )}
      <WrittenAnswers question={question} />
      {question.explanation && (
        <p className="pq-muted">
          {t.parts('setEditor.why', {
            text: (
              <span key="text" lang={t.contentLang}>
                {question.explanation}
              </span>
            ),
          })}
        </p>
      )}
      <span className="set-badges">
        <Badge variant="outline">
          {t('setEditor.seconds', { count: question.timeLimitSeconds })}
        </Badge>
        <Badge variant="outline">{t('setEditor.points', { count: question.points })}</Badge>
        <Badge variant="outline">{t(`setEditor.${question.difficulty}`)}</Badge>
        {businessDriver && <Badge>{t(`setEditor.${businessDriver}`)}</Badge>}
      </span>
    </div>
  )
}
