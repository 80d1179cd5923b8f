import { facts } from './table-facts'

export const PLAN_TABLES = {
  plans: facts(
    'Whether a student has handed in the plan, and shares it with parents.',
    'plan',
    'plan',
    'saved',
  ),
  planGoals: facts('Goals of a student, each with a next step.', 'plan', 'plan', 'work'),
  planReflections: facts(
    'What a student said of a game after it: an answer to tap, a sentence, or both.',
    'plan',
    'plan',
    'survey',
    'work',
  ),
  planReviews: facts('Comments of adults who have read a plan.', 'plan', 'plan', 'staffWork'),
  concerns: facts(
    'Texts of students that may mean danger, as they were written, and who has seen to them.',
    'concern',
    'concern',
    'work',
    'staffWork',
  ),
}
