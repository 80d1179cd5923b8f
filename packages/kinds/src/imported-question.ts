import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import { firstFault, type KindFault } from '@pathquest/core/kinds/form'
import {
  contentOf,
  DOCUMENTED_KIND,
  type QuestionContent,
  type StoredFields,
} from '@pathquest/core/questions/documented-fields'
import {
  findRepairs,
  type ImportedQuestion,
  type ImportRepair,
  isChoice,
} from '@pathquest/core/questions/imports'
import { answerForFile, findForm, questionFromFile } from './catalogue'

type Imported = Pick<ImportedQuestion, 'kind' | 'options' | 'shape' | 'solution'>

/** Its fields as they are stored: those that are absent are empty. */
export const storedFields = (question: Imported): StoredFields & { kind: string } => ({
  kind: question.kind ?? DOCUMENTED_KIND,
  options: question.options,
  shape: question.shape ?? null,
  solution: question.solution ?? null,
})

/** As the server will store it: trimmed, without what was left empty. */
export function tidyContent(question: Imported): QuestionContent {
  const content = contentOf(storedFields(question))
  return findForm(storedFields(question).kind)?.tidy?.(content) ?? content
}

/** The faults that its kind finds in its answer. */
export const importedFault = (question: Imported): KindFault | undefined =>
  findForm(storedFields(question).kind)?.fault(tidyContent(question))

/** What must still be fixed; a question without any may be stored. */
export function findImportRepairs(question: ImportedQuestion): ImportRepair[] {
  const found = findRepairs(question)
  const isFaulty = !isChoice(question) && firstFault(importedFault(question)) !== undefined
  return isFaulty ? [...found, 'answer_faulty'] : found
}

type Options = Extract<FileAnswer, { type: 'options' }>['options']

/** The options of a question that has some, whether one of them is right or several. */
export function importedOptions(question: Imported): Options {
  const answer = isChoice(question) ? null : answerForFile(storedFields(question))
  return answer?.type === 'options' ? answer.options : question.options
}

/** With options of which some are wrong and more than one is right: of the kind that takes these. */
export function fieldsOfOptions(options: Options): Imported {
  const right = options.filter(({ isCorrect }) => isCorrect).length
  const taken =
    right > 1 && right < options.length
      ? questionFromFile({ type: 'options', options }, true)
      : undefined
  return taken ?? { kind: DOCUMENTED_KIND, options: [...options], shape: null, solution: null }
}
