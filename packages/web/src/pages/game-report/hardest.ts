import type { GameReport } from '@pathquest/core/contracts'

const HARDEST = 3

/** Ids of the questions that the class knew least; none that nobody answered, no survey. */
export const hardestOf = ({ questions }: Pick<GameReport, 'questions'>): string[] =>
  questions
    .flatMap(({ question, rightShare }) =>
      rightShare === null ? [] : { id: question.id, rightShare },
    )
    .sort((a, b) => a.rightShare - b.rightShare)
    .slice(0, HARDEST)
    .map(({ id }) => id)
