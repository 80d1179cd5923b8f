import type { QuestionContent, QuestionDriver, QuestionSetContent } from '../content'

type Written = Pick<
  QuestionContent,
  'questionText' | 'timeLimitSeconds' | 'points' | 'difficulty' | 'explanation'
> & {
  options: string[]
  /** Position of the right option, 0 is A. */
  right: number
  driver: QuestionDriver | null
}

type WrittenSet = Omit<
  QuestionSetContent,
  'id' | 'questionSetType' | 'isPublic' | 'isVerified' | 'questions'
> & { slug: string; questions: Written[] }

/** Turns a set as we write it into the full record: ids, order and option flags are derived. */
export function defineSet({ slug, questions, ...set }: WrittenSet): QuestionSetContent {
  return {
    ...set,
    id: `qs_${slug}`,
    questionSetType: set.careerId ? 'career_quest' : 'standard',
    isPublic: true,
    isVerified: true,
    questions: questions.map(({ options, right, driver, ...question }, index) => ({
      ...question,
      id: `qn_${slug}_${String(index + 1).padStart(2, '0')}`,
      options: options.map((text, position) => ({ text, isCorrect: position === right })),
      orderIndex: index,
      businessDriver: driver,
      imageUrl: null,
      questionType: 'multiple_choice' as const,
    })),
  }
}
