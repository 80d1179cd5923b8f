import type { Difficulty } from '@pathquest/core/question-sets/set-choices'
import { hashText } from '@pathquest/core/random'
import { capitalized, inSentence, withArticle } from './phrase'
import type { Stem } from './stem'
import type { Writing } from './writing'
import type { WrittenQuestion } from './written-set'

const TEXT_MAX = 140
const POINTS: Readonly<Record<Difficulty, number>> = { easy: 10, medium: 15, hard: 20 }
const SECONDS: Readonly<Record<Stem['kind'], number>> = {
  choice: 30,
  several: 45,
  typed: 40,
  number: 45,
  order: 60,
  match: 60,
  poll: 45,
}

/** A question by this stem, still without an id; null where the stem has nothing to ask. */
export function writeQuestion(stem: Stem, writing: Writing): Omit<WrittenQuestion, 'id'> | null {
  const { title, id } = writing.career
  const draft = stem.write(writing)
  if (draft === null) return null
  const values: Record<string, string> = {
    x: withArticle(title),
    t: inSentence(title),
    ...draft.values,
  }
  const texts = stem.wordings
    .map((wording) => wording.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
    .map(capitalized)
    .filter((text) => text.length <= TEXT_MAX)
  const questionText = texts[hashText(`${id} ${stem.id}`) % Math.max(texts.length, 1)]
  if (questionText === undefined) return null
  return {
    ...(stem.kind === 'choice' ? {} : { kind: stem.kind }),
    questionText,
    ...draft.answers,
    explanation: draft.explanation,
    businessDriver: draft.driver ?? stem.driver,
    difficulty: stem.difficulty,
    ...(stem.kind === 'poll' ? {} : { points: POINTS[stem.difficulty] }),
    timeLimitSeconds: SECONDS[stem.kind],
  } as Omit<WrittenQuestion, 'id'>
}
