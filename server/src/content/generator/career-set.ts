import { shuffled } from '@pathquest/core/random'
import { writeQuestion } from './question-writer'
import { profileOf } from './set-profile'
import type { Stem, StemTopic } from './stem'
import { STEMS } from './stems'
import type { Writing } from './writing'
import type { WrittenQuestion, WrittenSet } from './written-set'

const QUESTIONS = 9
/** Rather one question less than the same task or place asked about twice. */
const QUESTIONS_MIN = 8
/** What a set asks about, in turn; where a topic has nothing left, the next one follows. */
const TOPICS: readonly StemTopic[] = [
  'tasks',
  'neighbors',
  'pay',
  'tasks',
  'education',
  'place',
  'jobs',
  'names',
  'interest',
  'neighbors',
  'ways',
  'cluster',
  'names',
  'neighbors',
  'tasks',
  'interest',
  'pay',
  'jobs',
]
/** What the work is was asked by hand: more about where it leads. */
const TOPICS_TO_ADD: readonly StemTopic[] = [
  'tasks',
  'pay',
  'neighbors',
  'education',
  'ways',
  'jobs',
  'place',
  'interest',
  'names',
  'tasks',
  'cluster',
  'neighbors',
]
/** A set ends with an opinion as often as this. */
const OPINION_SHARE = 0.3

/** A set of questions about one career, the hand-written ones first. */
export function writeCareerSet(
  writing: Writing,
  byHand: readonly WrittenQuestion[],
): { set: WrittenSet; stems: string[] } {
  const { career, random } = writing
  const left = shuffled(STEMS, random)
  const written: { stem: Stem; question: Omit<WrittenQuestion, 'id'> }[] = []
  const take = (topic: StemTopic): void => {
    for (const stem of left.filter((one) => one.topic === topic)) {
      left.splice(left.indexOf(stem), 1)
      const question = writeQuestion(stem, writing)
      if (question === null) continue
      written.push({ stem, question })
      return
    }
  }
  let count = QUESTIONS - byHand.length
  let endsWithOpinion = random() < OPINION_SHARE
  const topics = byHand.length > 0 ? TOPICS_TO_ADD : TOPICS
  const isEnough = () => written.length >= count - Number(endsWithOpinion)
  const round = () => {
    for (const topic of topics) if (!isEnough()) take(topic)
  }
  round()
  // Where figures are missing, more is asked about the rest.
  round()
  if (!isEnough()) {
    endsWithOpinion = true
    count = QUESTIONS_MIN - byHand.length
  }
  if (!isEnough()) {
    const isDone = (stem: Stem) => left.includes(stem) || written.some((one) => one.stem === stem)
    left.push(...STEMS.filter((stem) => !isDone(stem)))
    writing.repeat()
    round()
    round()
  }
  const [first, ...others] = written
  const mixed = [...(first ? [first] : []), ...shuffled(others, random)]
  if (endsWithOpinion) {
    take('opinion')
    mixed.push(...written.slice(mixed.length))
  }
  const questions = mixed.map(({ question }, at) => ({
    id: questionId(career.id, byHand.length + at),
    ...question,
  })) as WrittenQuestion[]
  return {
    set: { ...profileOf(career), questions: [...byHand, ...questions] },
    stems: mixed.map(({ stem }) => stem.id),
  }
}

const questionId = (careerId: string, at: number): string =>
  `qn_${careerId.slice('ca_'.length)}_${String(at + 1).padStart(2, '0')}`
