import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { Language } from '../runtime/language'
import { writeCsv } from './export/table'

interface Example {
  kind: string
  asked: string
  answer: FileAnswer
  explanation?: string
}

const options = (texts: readonly string[], right: readonly number[]) =>
  texts.map((text, i) => ({ text, isCorrect: right.includes(i) }))
/** The same in each language. */
const ANGLE = { value: 30, tolerance: 1, near: 5 }
const DEGREES = { min: 0, max: 90, step: 1, unit: '°' }

const EXAMPLES: Record<Language, readonly Example[]> = {
  en: [
    {
      kind: 'choice',
      asked: 'Which tool measures the angle of a roof?',
      answer: {
        type: 'options',
        options: options(['A protractor', 'A thermometer', 'A stopwatch', 'A scale'], [0]),
      },
      explanation: 'Roofers measure the pitch before they cut a rafter.',
    },
    {
      kind: 'several',
      asked: 'Which of these belong on every building site?',
      answer: {
        type: 'options',
        isMultiple: true,
        options: options(['A hard hat', 'Sandals', 'Safety shoes', 'A loose tie'], [0, 2]),
      },
    },
    {
      kind: 'typed',
      asked: 'Who covers a house with tiles?',
      answer: { type: 'text', accepted: ['Roofer', 'Tiler'] },
    },
    {
      kind: 'number',
      asked: 'How steep is a common pitched roof?',
      answer: { type: 'number', ...ANGLE, scale: DEGREES },
    },
    {
      kind: 'order',
      asked: 'In which order is a house built?',
      answer: { type: 'order', items: ['Foundation', 'Walls', 'Roof', 'Paint'] },
    },
    {
      kind: 'match',
      asked: 'Who works with which tool?',
      answer: {
        type: 'match',
        pairs: [
          { left: 'Carpenter', right: 'Saw' },
          { left: 'Mason', right: 'Trowel' },
          { left: 'Electrician', right: 'Voltmeter' },
        ],
      },
    },
    {
      kind: 'poll',
      asked: 'Which of these trades would you try for a day?',
      answer: { type: 'poll', options: ['Roofer', 'Carpenter', 'Electrician'], asksWhy: false },
    },
  ],
  es: [
    {
      kind: 'choice',
      asked: '¿Qué herramienta mide el ángulo de un techo?',
      answer: {
        type: 'options',
        options: options(
          ['Un transportador', 'Un termómetro', 'Un cronómetro', 'Una balanza'],
          [0],
        ),
      },
      explanation: 'Quienes hacen techos miden la inclinación antes de cortar una viga.',
    },
    {
      kind: 'several',
      asked: '¿Qué hace falta en toda obra?',
      answer: {
        type: 'options',
        isMultiple: true,
        options: options(['Un casco', 'Sandalias', 'Zapatos de seguridad', 'Una corbata'], [0, 2]),
      },
    },
    {
      kind: 'typed',
      asked: '¿Quién cubre una casa con tejas?',
      answer: { type: 'text', accepted: ['Techador', 'Techadora'] },
    },
    {
      kind: 'number',
      asked: '¿Qué inclinación suele tener un techo?',
      answer: { type: 'number', ...ANGLE, scale: DEGREES },
    },
    {
      kind: 'order',
      asked: '¿En qué orden se construye una casa?',
      answer: { type: 'order', items: ['Cimientos', 'Paredes', 'Techo', 'Pintura'] },
    },
    {
      kind: 'match',
      asked: '¿Quién trabaja con qué herramienta?',
      answer: {
        type: 'match',
        pairs: [
          { left: 'Carpintera', right: 'Sierra' },
          { left: 'Albañil', right: 'Paleta' },
          { left: 'Electricista', right: 'Voltímetro' },
        ],
      },
    },
    {
      kind: 'poll',
      asked: '¿Qué oficio probarías durante un día?',
      answer: { type: 'poll', options: ['Techador', 'Carpintera', 'Electricista'], asksWhy: false },
    },
  ],
}

/** The table of ours to fill in, with an example of each kind that it understands. */
export function templateCsv(language: Language): Uint8Array {
  const questions = EXAMPLES[language].map(({ kind, asked, answer, explanation = null }) => ({
    kind,
    questionText: asked,
    answer,
    options: [],
    shape: null,
    solution: null,
    timeLimitSeconds: 30,
    points: 10,
    difficulty: 'medium' as const,
    businessDriver: 'process' as const,
    explanation,
    imageUrl: null,
    imageAlt: null,
  }))
  return writeCsv({ questions }, language)
}

/** What the file is named. */
export const TEMPLATE_TITLES: Record<Language, string> = {
  en: 'Pathquest questions',
  es: 'Preguntas de Pathquest',
}
