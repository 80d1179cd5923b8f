import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { ImportedQuestion } from '@pathquest/core/questions/imports'
import { answerForFile, kindName } from '@pathquest/kinds/catalogue'
import { storedFields, tidyContent } from '@pathquest/kinds/imported-question'
import { numberText } from '@pathquest/kinds/number/form'
import { Badge, PieceBoundary } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { questionImportMessages } from '../../messages/en/question-import'
import { findEditor } from '../question-set/KindField'

/** The kind of a question, and its answer as it is written there. */
export function KindAnswer({ draft }: { draft: ImportedQuestion }) {
  const t = useMessages(questionImportMessages)
  const { kind } = storedFields(draft)
  const Written = findEditor(kind)?.Written
  const answer = answerForFile(storedFields(draft))
  const inWords = (
    <ul className="question-import-options">
      {answer &&
        answerLines(answer, t.locale).map(({ text, isRight }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
          <li key={i} data-right={isRight || undefined}>
            {isRight && <Icon icon={checkIcon} />}
            {text}
            {isRight && <span className="pq-hidden"> {t('questionImport.right')}</span>}
          </li>
        ))}
    </ul>
  )
  return (
    <div className="question-import-kind">
      <Badge>{kindName(kind, t.locale)}</Badge>
      {Written ? (
        <PieceBoundary instead={inWords}>
          <Written {...tidyContent(draft)} />
        </PieceBoundary>
      ) : (
        inWords
      )}
    </div>
  )
}

interface AnswerLine {
  text: string
  isRight: boolean
}

/** Where the kind does not show it itself. */
function answerLines(answer: FileAnswer, locale: string): AnswerLine[] {
  const right = (text: string) => ({ text, isRight: true })
  switch (answer.type) {
    case 'options':
      return answer.options.map(({ text, isCorrect }) => ({ text, isRight: isCorrect }))
    case 'poll':
      return answer.options.map((text) => ({ text, isRight: false }))
    case 'text':
      return answer.accepted.map(right)
    case 'number': {
      const { value, tolerance, scale } = answer
      const number = (one: number) => numberText(one, scale?.unit ?? '', locale)
      return [right(tolerance === 0 ? number(value) : `${number(value)} ± ${number(tolerance)}`)]
    }
    case 'order':
      return answer.items.map((text, i) => right(`${i + 1}. ${text}`))
    case 'match':
      return answer.pairs.map((pair) => right(`${pair.left} → ${pair.right}`))
  }
}
