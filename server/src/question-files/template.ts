import type { Language } from '../runtime/language'
import { writeCsv } from './export/table'

const EXAMPLES: Record<Language, { asked: string; options: string[]; explanation: string }> = {
  en: {
    asked: 'Which tool measures the angle of a roof?',
    options: ['A protractor', 'A thermometer', 'A stopwatch', 'A scale'],
    explanation: 'Roofers measure the pitch before they cut a rafter.',
  },
  es: {
    asked: '¿Qué herramienta mide el ángulo de un techo?',
    options: ['Un transportador', 'Un termómetro', 'Un cronómetro', 'Una balanza'],
    explanation: 'Quienes hacen techos miden la inclinación antes de cortar una viga.',
  },
}

/** The table of ours to fill in, with an example of each thing that it understands. */
export function templateCsv(language: Language): Uint8Array {
  const { asked, options, explanation } = EXAMPLES[language]
  const answers = options.map((text, i) => ({ text, isCorrect: i === 0 }))
  const question = {
    kind: 'choice',
    questionText: asked,
    options: answers,
    answer: { type: 'options' as const, options: answers },
    timeLimitSeconds: 30,
    points: 10,
    difficulty: 'medium' as const,
    businessDriver: 'process' as const,
    explanation,
    imageUrl: null,
    imageAlt: null,
    shape: null,
    solution: null,
  }
  return writeCsv({ questions: [question] }, language)
}

/** What the file is named. */
export const TEMPLATE_TITLES: Record<Language, string> = {
  en: 'Pathquest questions',
  es: 'Preguntas de Pathquest',
}
