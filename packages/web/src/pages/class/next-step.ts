import type { ClassDetail } from '@pathquest/core/contracts'

type Next =
  /** Nobody is in it. */
  | { kind: 'students' }
  /** Nothing was played. */
  | { kind: 'game' }
  /** Questions of the last game that the class did not know, hardest first. */
  | { kind: 'hard'; of: { sessionId: string; gameMode: string }; questionIds: string[] }
  | { kind: 'again' }

const HARDEST = 3

/** The one thing that helps a class most now. */
export function nextStep({ students, games, hardQuestions }: ClassDetail): Next {
  if (students.length === 0) return { kind: 'students' }
  const [latest] = games
  if (!latest) return { kind: 'game' }
  const questionIds = hardQuestions
    .filter(({ rightShare }) => rightShare < 1)
    .slice(0, HARDEST)
    .map(({ questionId }) => questionId)
  // Questions of a colleague's game are not this teacher's to play.
  if (!latest.isHost || questionIds.length === 0) return { kind: 'again' }
  return { kind: 'hard', of: latest, questionIds }
}
