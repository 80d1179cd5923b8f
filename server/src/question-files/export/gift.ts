import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import { writeScale } from '../number-scale'
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
    ...(question.answer.type === 'number' &&
      question.answer.scale && { scale: writeScale(question.answer.scale) }),
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

function answerLines(answer: FileAnswer): string[] {
  switch (answer.type) {
    case 'options':
      return optionLines(answer.options)
    case 'text':
      return answer.accepted.map((text) => `=[plain]${escaped(text)}`)
    case 'number': {
      const { value, tolerance, near } = answer
      return near === undefined
        ? [`#${value}:${tolerance}`]
        : ['#', `=${value}:${tolerance}`, `=%50%${value}:${near}`]
    }
    case 'match':
      return answer.pairs.map(({ left, right }) => `=${escaped(left)} -> ${escaped(right)}`)
    default:
      throw new Error(`GIFT is not asked to write ${answer.type}`)
  }
}

/** Several right ones share the points, wrong ones take away as much together. */
function optionLines(options: Extract<FileAnswer, { type: 'options' }>['options']): string[] {
  const right = options.filter(({ isCorrect }) => isCorrect).length
  const weight = (share: number) => `%${Number((100 / share).toFixed(5))}%`
  return options.map(({ text, isCorrect }) => {
    const written = `[plain]${escaped(text)}`
    if (right < 2) return `${isCorrect ? '=' : '~'}${written}`
    return isCorrect
      ? `~${weight(right)}${written}`
      : `~${weight(right - options.length)}${written}`
  })
}

const escaped = (text: string) => text.replace(/[\\{}=~#:]/g, '\\$&').replaceAll('\n', '\\n')
