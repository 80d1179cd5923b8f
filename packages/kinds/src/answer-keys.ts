import type { Json } from '@pathquest/core/json'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { LazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import type { KindPieces } from './pieces'

/** The keys of an open question: those that its kind knows choose an answer, Enter submits it. */
export const answerKeys = (
  question: OpenQuestion,
  kind: LazyChunk<KindPieces>,
  choose: (answer: Json) => void,
  submit: () => void,
) =>
  widgetKeys((event) => {
    const meant =
      kind.status === 'ready' ? kind.exports.answerOfKey?.(event.key, question) : undefined
    if (meant !== undefined) choose(meant)
    else if (event.key === 'Enter' && !(event.target as Element).closest('button, a')) submit()
    else return false
    return true
  })
