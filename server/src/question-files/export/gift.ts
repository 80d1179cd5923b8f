import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import { plainNumber } from '../formats/number-answer'
import { escapeWildcards } from '../formats/typed-answer'
import type { WrittenQuestion, WrittenSet } from '../set-details'

/** Points, time and image go into comments, which other readers take for tags or skip. */
export function writeGift({ title, questions }: WrittenSet): Uint8Array {
  // A path of categories: a slash of a name is written twice, as Moodle does.
  const name = title.replace(/\s+/g, ' ').replaceAll('/', '//')
  return Buffer.from(`$CATEGORY: ${name}\n\n${questions.map(block).join('\n')}`)
}

function block(question: WrittenQuestion): string {
  const { kind, answer } = question
  const tags = {
    points: question.points,
    time: question.timeLimitSeconds,
    difficulty: question.difficulty,
    ...(question.businessDriver ? { driver: question.businessDriver } : {}),
    // Several of which one is right, and a word to type that is `True`, look like others.
    ...(kind === 'choice' ? {} : { kind }),
  }
  const tagged = Object.entries(tags).map(([tag, value]) => `[tag:${tag}=${value}]`)
  const image = question.imageUrl && [question.imageUrl, question.imageAlt]
  return [
    `// ${tagged.join(' ')}`,
    // As JSON, and so on one line.
    ...(image ? [`// [image:${JSON.stringify(image).slice(1, -1)}]`] : []),
    ...scaleLine(answer),
    `[plain]${escaped(question.questionText)} {`,
    ...answerLines(answer),
    ...(question.explanation ? [`####[plain]${escaped(question.explanation)}`] : []),
    '}',
    '',
  ].join('\n')
}

/** What a number is chosen on; GIFT knows of none. */
function scaleLine(answer: FileAnswer): string[] {
  if (answer.type !== 'number' || !answer.scale) return []
  const { min, max, step, unit } = answer.scale
  return [`// [scale:${JSON.stringify([min, max, step, unit]).slice(1, -1)}]`]
}

function answerLines(answer: FileAnswer): string[] {
  switch (answer.type) {
    case 'options':
      return answer.isMultiple
        ? weightedLines(answer.options)
        : answer.options.map(
            ({ text, isCorrect }) => `${isCorrect ? '=' : '~'}[plain]${escaped(text)}`,
          )
    case 'text':
      return answer.accepted.map((text) => `=[plain]${withoutArrow(escapeWildcards(text))}`)
    case 'number': {
      const { value, tolerance, near } = answer
      const within = (off: number) => `${plainNumber(value)}:${plainNumber(off)}`
      return near === undefined
        ? [`#${within(tolerance)}`]
        : ['#', `=${within(tolerance)}`, `=%50%${within(near)}`]
    }
    case 'match':
      return answer.pairs.map(
        ({ left, right }) => `=[plain]${withoutArrow(left)} -> ${withoutArrow(right)}`,
      )
    default:
      throw new Error(`GIFT is not asked to write ${answer.type}`)
  }
}

/** All right ones together are all of the points, all wrong ones take away as many. */
function weightedLines(options: Extract<FileAnswer, { type: 'options' }>['options']): string[] {
  const right = options.filter(({ isCorrect }) => isCorrect).length
  const share = (count: number) => String(Math.round((100 / count) * 1e5) / 1e5)
  return options.map(({ text, isCorrect }) => {
    const weight = isCorrect ? share(right) : `-${share(options.length - right)}`
    return `~%${weight}%[plain]${escaped(text)}`
  })
}

const escaped = (text: string) => text.replace(/[\\{}=~#:]/g, '\\$&').replaceAll('\n', '\\n')

/** An arrow parts pairs; the grammar has no sign that takes its meaning away. */
const withoutArrow = (text: string) => escaped(text).replaceAll('->', '-\\>')
