import {
  DECK_FIGURES,
  type DeckCard,
  type DeckFigure,
  distanceOf,
} from '@pathquest/core/careers/deck'
import type { Interest } from '@pathquest/core/interests/interests'
import type { Clue } from './trail'

/** A clue, and whether it tells another career from this one. Unknown facts tell nothing apart. */
export interface TellingClue extends Clue {
  isUntrueOf(other: DeckCard): boolean
}

export type Language = 'en' | 'es'

const INTERESTS: Readonly<Record<Language, Readonly<Record<Interest, string>>>> = {
  en: {
    realistic: 'working with their hands',
    investigative: 'finding out how things are',
    artistic: 'creating something of their own',
    social: 'helping people',
    enterprising: 'leading people',
    conventional: 'keeping things in order',
  },
  es: {
    realistic: 'trabajar con las manos',
    investigative: 'averiguar cómo son las cosas',
    artistic: 'crear algo propio',
    social: 'ayudar a la gente',
    enterprising: 'dirigir a otros',
    conventional: 'mantener las cosas en orden',
  },
}

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    more: 'Jobs: {value}% more from {year}',
    less: 'Jobs: {value}% fewer from {year}',
    same: 'Jobs: as many as before, {year}',
    interests: 'For people who like {first} and {second}',
    pay: 'Median pay: {value} a year ({year})',
    education: 'Education: {value}',
  },
  es: {
    more: 'Empleos: {value}% más de {year}',
    less: 'Empleos: {value}% menos de {year}',
    same: 'Empleos: los mismos que antes, {year}',
    interests: 'Para quien disfruta de {first} y {second}',
    pay: 'Sueldo mediano: {value} al año ({year})',
    education: 'Formación: {value}',
  },
}

/** So far apart figures must be: a part of the larger one, or percentage points. */
const APART: Readonly<Record<DeckFigure, number>> = { pay: 0.25, growth: 2, jobs: 0.25 }

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

function growth(card: DeckCard, language: Language): TellingClue | null {
  const value = card.figures.growth
  if (value === undefined) return null
  const [lower, upper] = DECK_FIGURES.growth.split('–')
  const year = language === 'en' ? `${lower} to 20${upper}` : `${lower} a 20${upper}`
  const kind = value > 0 ? 'more' : value < 0 ? 'less' : 'same'
  const text = filled(TEXTS[language][kind] ?? '', {
    value: Math.abs(value).toLocaleString(language),
    year,
  })
  return { kind: 'growth', text, isUntrueOf: (other) => isApart('growth', card, other) }
}

function interests(card: DeckCard, language: Language): TellingClue | null {
  const [first, second] = card.interests ?? []
  if (!first || !second) return null
  const words = INTERESTS[language]
  return {
    kind: 'interests',
    text: filled(TEXTS[language].interests ?? '', { first: words[first], second: words[second] }),
    isUntrueOf: ({ interests: others }) => others === null || others[0] !== first,
  }
}

/** Its first sentence. */
function setting({ workEnvironment }: DeckCard): TellingClue | null {
  const [text] = (workEnvironment ?? '').split(/(?<=[.!?])\s/)
  if (!text) return null
  return { kind: 'setting', text, isUntrueOf: (other) => other.workEnvironment !== workEnvironment }
}

function pay(card: DeckCard, language: Language): TellingClue | null {
  const value = card.figures.pay
  if (value === undefined) return null
  const text = filled(TEXTS[language].pay ?? '', {
    value: `$${value.toLocaleString(language, { useGrouping: true })}`,
    year: DECK_FIGURES.pay,
  })
  return { kind: 'pay', text, isUntrueOf: (other) => isApart('pay', card, other) }
}

function education({ educationLevel }: DeckCard, language: Language): TellingClue | null {
  if (educationLevel.length === 0) return null
  const text = filled(TEXTS[language].education ?? '', { value: educationLevel.join(', ') })
  const isUntrueOf = (other: DeckCard) =>
    educationLevel.every((level) => !other.educationLevel.includes(level))
  return { kind: 'education', text, isUntrueOf }
}

const taskClue = (text: string): TellingClue => ({
  kind: 'task',
  text,
  isUntrueOf: ({ tasks }) => !tasks.includes(text),
})

const isApart = (figure: DeckFigure, one: DeckCard, other: DeckCard): boolean => {
  const [a, b] = [one.figures[figure], other.figures[figure]]
  return a === undefined || b === undefined || distanceOf(figure, a, b) >= APART[figure]
}

/** What is known of this career besides its tasks, from faint to plain. */
export const faintClues = (card: DeckCard, language: Language): TellingClue[] =>
  [
    growth(card, language),
    interests(card, language),
    pay(card, language),
    education(card, language),
    setting(card),
  ].filter((clue) => clue !== null)

const STEM = 5

/** Tasks that do not name the career, the most telling one first. */
export function taskClues({ title, tasks }: DeckCard): TellingClue[] {
  const stems = title
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM))
  return tasks
    .filter((task) => !stems.some((stem) => task.toLowerCase().includes(stem)))
    .map(taskClue)
}
