import type { QuestionDraft } from '@pathquest/core/contracts'
import type { ExportedSet } from './exported-set'

/** Points, time and image go into comments, which other readers take for tags or skip. */
export function writeGift({ title, questions }: ExportedSet): Uint8Array {
  // A path of categories: a slash of a name is written twice, as Moodle does.
  const name = title.replace(/\s+/g, ' ').replaceAll('/', '//')
  return Buffer.from(`$CATEGORY: ${name}\n\n${questions.map(block).join('\n')}`)
}

function block(question: QuestionDraft): string {
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
    ...question.options.map(
      ({ text, isCorrect }) => `${isCorrect ? '=' : '~'}[plain]${escaped(text)}`,
    ),
    ...(question.explanation ? [`####[plain]${escaped(question.explanation)}`] : []),
    '}',
    '',
  ].join('\n')
}

const escaped = (text: string) => text.replace(/[\\{}=~#:]/g, '\\$&').replaceAll('\n', '\\n')
