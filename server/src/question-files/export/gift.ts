import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { WrittenQuestion, WrittenSet } from '../set-details'

/** Points, time and image go into comments, which other readers take for tags or skip. */
export function writeGift({ title, questions }: WrittenSet): Uint8Array {
  // A path of categories: a slash of a name is written twice, as Moodle does.
  const name = title.replace(/\s+/g, ' ').replaceAll('/', '//')
  return Buffer.from(`$CATEGORY: ${name}\n\n${questions.map(block).join('\n')}`)
}

function block(question: WrittenQuestion): string {
  const tags = {
    points: question.points,
    time: question.timeLimitSeconds,
    difficulty: question.difficulty,
    ...(question.businessDriver ? { driver: question.businessDriver } : {}),
  }
  const tagged = Object.entries(tags).map(([tag, value]) => `[tag:${tag}=${value}]`)
  const image = question.imageUrl && [question.imageUrl, question.imageAlt]
  return [
    `// ${tagged.join(' ')}`,
    // As JSON, and so on one line.
    ...(image ? [`// [image:${JSON.stringify(image).slice(1, -1)}]`] : []),
    `[plain]${escaped(question.questionText)} {`,
    ...answerLines(question.answer),
    ...(question.explanation ? [`####[plain]${escaped(question.explanation)}`] : []),
    '}',
    '',
  ].join('\n')
}

/** The answers that GIFT has a form for. */
export const GIFT_ANSWERS = ['options', 'number'] as const

function answerLines(answer: FileAnswer): string[] {
  switch (answer.type) {
    case 'options':
      return answer.options.map(
        ({ text, isCorrect }) => `${isCorrect ? '=' : '~'}[plain]${escaped(text)}`,
      )
    case 'number':
      return [`#${answer.value}:${answer.tolerance}`]
    default:
      throw new Error(`GIFT is not asked to write ${answer.type}`)
  }
}

const escaped = (text: string) => text.replace(/[\\{}=~#:]/g, '\\$&').replaceAll('\n', '\\n')
