// A question set with all kinds of questions.
import type { CreateQuestionSet } from '@pathquest/core/contracts'
import type { PlayerApi } from './player-api'

type Questions = NonNullable<CreateQuestionSet['questions']>

const PLACES = ['first', 'second', 'third', 'fourth']

const choices: Questions = PLACES.map((place, right) => ({
  questionText: `Which of these four is the ${place}?`,
  options: PLACES.map((text, at) => ({ text, isCorrect: at === right })),
}))

const others: Questions = [
  {
    kind: 'several',
    questionText: 'Which of these are tools of a carpenter?',
    shape: ['Saw', 'Chisel', 'Stethoscope', 'Microscope'],
    solution: [0, 1],
  },
  {
    kind: 'typed',
    questionText: 'Who teaches a class?',
    shape: {},
    solution: { accepted: ['teacher', 'a teacher'] },
  },
  {
    kind: 'number',
    questionText: 'How many hours has a day?',
    shape: { min: 0, max: 48, step: 1, unit: 'hours' },
    solution: { value: 24, tolerance: 1, near: 4 },
  },
  {
    kind: 'order',
    questionText: 'What comes first when a house is built?',
    shape: ['Roof', 'Foundation', 'Walls'],
    solution: [1, 2, 0],
  },
  {
    kind: 'match',
    questionText: 'Who works where?',
    shape: { left: ['Nurse', 'Baker', 'Pilot'], right: ['Cockpit', 'Hospital', 'Bakery'] },
    solution: [1, 2, 0],
  },
  {
    kind: 'poll',
    questionText: 'Where would you like to work?',
    shape: { options: ['Outdoors', 'In an office', 'At home'], asksWhy: true },
    solution: null,
  },
]

/**
 * A set of this teacher: one question of each other kind, from the given one on in turn, then
 * choices, since some modes ask nothing else. Returns its id.
 */
export async function createMixedSet(api: PlayerApi, teacher: string, from = 0): Promise<string> {
  const first = from % others.length
  const mixed = [...others.slice(first), ...others.slice(0, first), ...choices, ...choices]
  const body: CreateQuestionSet = {
    title: 'Seven kinds',
    subject: 'Education',
    gradeLevel: [8],
    questions: mixed.map((question) => ({ ...question, timeLimitSeconds: 60 })),
  }
  const path = '/api/question-sets'
  return (await api.call<{ id: string }>('POST', path, { cookie: teacher, body })).json.id
}
