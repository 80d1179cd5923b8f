// Five hundred questions as a workbook, as GIFT and as a QTI package, written by our own export.
import { exportSet } from '../../../server/src/question-files/export/export-set'

const questions = Array.from({ length: 500 }, (_, i) => ({
  kind: 'choice',
  questionText: `Which of these tools does an electrician need for job ${i} of the day, and why?`,
  options: Array.from({ length: 4 }, (_, option) => ({
    text: `Tool ${option} of job ${i}: a tester & pliers <insulated>, "size ${option}"`,
    isCorrect: option === i % 4,
  })),
  points: 10,
  timeLimitSeconds: 30,
  difficulty: 'medium' as const,
  businessDriver: null,
  explanation: `Job ${i} is done on cables that may carry a current.`,
  imageUrl: null,
  imageAlt: null,
  shape: null,
  solution: null,
}))
const set = {
  title: 'Electricians at work',
  description: null,
  subject: 'Technology',
  gradeLevel: [9, 10],
  difficultyLevel: 'medium' as const,
  tags: [],
  questions,
}

export const files = {
  xlsx: await exportSet(set, 'xlsx'),
  gift: await exportSet(set, 'gift'),
  qti: await exportSet(set, 'qti3'),
}
/** One question: the remaining cost is the round trip and the child process. */
export const smallest = await exportSet({ ...set, questions: questions.slice(0, 1) }, 'gift')
