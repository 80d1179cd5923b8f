import { FORGOTTEN_NAME } from '@pathquest/game-core'
import type { Language } from '../runtime/language'

const en = {
  students: 'Students',
  name: 'Name',
  place: 'Place',
  score: 'Points',
  right: 'Right answers',
  answered: 'Questions answered',
  average: 'Class Average',
  forgotten: FORGOTTEN_NAME,
  questions: 'Questions',
  number: 'Number',
  question: 'Question',
  answers: 'Answers',
  rightAnswers: 'Right answers',
  rightShare: 'Right answers (%)',
  seconds: 'Average time (s)',
}

/** Headings of a downloaded report. */
export const REPORT_TEXTS: Record<Language, typeof en> = {
  en,
  es: {
    students: 'Estudiantes',
    name: 'Nombre',
    place: 'Puesto',
    score: 'Puntos',
    right: 'Respuestas correctas',
    answered: 'Preguntas respondidas',
    average: 'Promedio de la clase',
    forgotten: 'Jugador anterior',
    questions: 'Preguntas',
    number: 'Número',
    question: 'Pregunta',
    answers: 'Respuestas',
    rightAnswers: 'Respuestas correctas',
    rightShare: 'Respuestas correctas (%)',
    seconds: 'Tiempo medio (s)',
  },
}
