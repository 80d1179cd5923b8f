import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import { OPTIONS_MAX } from '@pathquest/core/question-sets/set-choices'
import { PAIRS_MAX } from '@pathquest/kinds/match/form'
import type { Language } from '../../runtime/language'

/** Names of columns, as `formats/columns.ts` reads them. */
interface Names {
  question: string
  kind: string
  option: string
  rest: readonly string[]
  partner: string
  number: readonly string[]
}

const NAMES: Record<Language, Names> = {
  en: {
    question: 'Question',
    kind: 'Kind',
    option: 'Option',
    rest: [
      'Correct',
      'Time limit (seconds)',
      'Points',
      'Difficulty',
      'Business driver',
      'Explanation',
      'Image',
      'Image description',
    ],
    partner: 'Match',
    number: ['Tolerance', 'Half points within', 'Scale from', 'Scale to', 'Step', 'Unit'],
  },
  es: {
    question: 'Pregunta',
    kind: 'Tipo',
    option: 'Opción',
    rest: [
      'Correcta',
      'Tiempo (segundos)',
      'Puntos',
      'Dificultad',
      'Factor de negocio',
      'Explicación',
      'Imagen',
      'Descripción de la imagen',
    ],
    partner: 'Pareja',
    number: [
      'Tolerancia',
      'Mitad de puntos hasta',
      'Escala desde',
      'Escala hasta',
      'Paso',
      'Unidad',
    ],
  },
}

export const LETTERS = [...'ABCDEF'].slice(0, OPTIONS_MAX)

/** Columns that not every table has: what no question needs would be in the way. */
export interface Extra {
  hasKind: boolean
  hasPartners: boolean
  hasNumbers: boolean
}

export const NO_EXTRA: Extra = { hasKind: false, hasPartners: false, hasNumbers: false }

export const extraOf = (questions: readonly { kind: string; answer: FileAnswer }[]): Extra => {
  const has = (type: FileAnswer['type']) => questions.some(({ answer }) => answer.type === type)
  return {
    hasKind: questions.some(({ answer }) => answer.type !== 'options' || answer.isMultiple),
    hasPartners: has('match'),
    hasNumbers: has('number'),
  }
}

/** The columns of our own tables. */
export function headerIn(
  language: Language,
  { hasKind, hasPartners, hasNumbers }: Extra,
): string[] {
  const { question, kind, option, rest, partner, number } = NAMES[language]
  return [
    question,
    ...(hasKind ? [kind] : []),
    ...LETTERS.map((letter) => `${option} ${letter}`),
    ...rest,
    ...(hasPartners ? LETTERS.slice(0, PAIRS_MAX).map((letter) => `${partner} ${letter}`) : []),
    ...(hasNumbers ? number : []),
  ]
}

/** Every header that an export can have. */
export const ownHeaders = (): string[][] =>
  (['en', 'es'] as const).flatMap((language) =>
    [
      NO_EXTRA,
      ...[false, true].flatMap((hasPartners) =>
        [false, true].map((hasNumbers) => ({ hasKind: true, hasPartners, hasNumbers })),
      ),
    ].map((extra) => headerIn(language, extra)),
  )
