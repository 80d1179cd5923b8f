import { stemOf, tokenize } from '@pathquest/core/search/words'
import { type CheckedContent, type CheckedQuestion, rightTexts } from './checked-content'

/** Two questions with so large a share of words in common ask the same. */
const ALIKE_MIN = 0.8
const WORDS_MIN = 5

const plain = (text: string): string => tokenize(text).join(' ')

function repeated<T>(items: readonly T[], keyOf: (item: T) => string, name: (item: T) => string) {
  const seen = new Set<string>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    if (seen.has(key)) return name(item)
    seen.add(key)
    return []
  })
}

/** Ids, titles, descriptions, questions and options of a question that are there twice. */
export const duplicates = ({ careers, questionSets, pathkeys, questions }: CheckedContent) => [
  ...repeated(
    [...careers, ...questionSets, ...pathkeys, ...questions],
    ({ id }) => id,
    ({ id }) => id,
  ),
  ...repeated(
    careers,
    ({ title }) => plain(title),
    ({ id }) => id,
  ),
  ...repeated(
    careers,
    ({ description }) => plain(description),
    ({ id }) => id,
  ),
  ...repeated(
    careers.flatMap(({ id, tasks }) => tasks.map((task) => ({ id, task }))),
    ({ task }) => plain(task),
    ({ id, task }) => `${id}: ${task}`,
  ),
  ...repeated(
    questionSets,
    ({ title }) => plain(title),
    ({ id }) => id,
  ),
  ...repeated(
    questions,
    ({ text }) => plain(text),
    ({ id }) => id,
  ),
  ...questions
    .filter(({ options }) => new Set(options.map(plain)).size < options.length)
    .map(({ id }) => id),
]

const wordsOf = (question: CheckedQuestion): Set<string> =>
  new Set(
    [question.text, ...(question.options.length > 0 ? rightTexts(question) : question.shown)]
      .flatMap(tokenize)
      .map(stemOf),
  )

/** Pairs that ask nearly the same: among hand-written questions, and within each set. */
export function nearDuplicates({ questions }: CheckedContent): string[] {
  const byHand = questions.filter(({ stem }) => stem === null)
  const bySet = new Map<CheckedQuestion['set'], CheckedQuestion[]>()
  for (const question of questions) {
    bySet.set(question.set, [...(bySet.get(question.set) ?? []), question])
  }
  return [...alikeIn(byHand), ...[...bySet.values()].flatMap(alikeIn)]
}

/** Only words that few have can make two of many alike: they are compared by these. */
function alikeIn(questions: readonly CheckedQuestion[]): string[] {
  const words = questions.map(wordsOf)
  const counts = new Map<string, number>()
  for (const word of words.flatMap((own) => [...own])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const byWord = new Map<string, number[]>()
  const found: string[] = []
  for (const [at, own] of words.entries()) {
    if (own.size < WORDS_MIN) continue
    // Two that share four of five words share one of the two rarest of any five.
    const rarest = [...own].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
    const telling = rarest.slice(0, Math.ceil(own.size * (1 - ALIKE_MIN)) + 1)
    const others = new Set(telling.flatMap((word) => byWord.get(word) ?? []))
    for (const other of others) {
      const theirs = words[other] as Set<string>
      const shared = [...own].filter((word) => theirs.has(word)).length
      if (shared / (own.size + theirs.size - shared) >= ALIKE_MIN) {
        found.push(`${questions[other]?.id} and ${questions[at]?.id}`)
      }
    }
    for (const word of telling) byWord.set(word, [...(byWord.get(word) ?? []), at])
  }
  return found
}
