import { sharesWord } from '../content-words'
import { explained, namedWork, ownWork } from '../explanation'
import { listed, withArticle } from '../phrase'
import type { Stem } from '../stem'
import { driverOf } from '../task-driver'
import { SIDE_MAX, type Writing, type Wrong } from '../writing'

/** Tasks of the career that its set has not asked about, and that do not say its title. */
const quietTasks = (writing: Writing): string[] =>
  writing.unasked(writing.career.tasks.filter((task) => writing.isQuiet(task)))

const wrongTask =
  (writing: Writing) => (career: Wrong['career'], fits: (text: string) => boolean) =>
    writing.wrongTask(career, fits)

const whose = (wrongs: readonly Wrong[]): string =>
  `The others are tasks of ${listed(wrongs.map(({ career }) => withArticle(career.title)))}.`

/** One right task among those of other careers. */
function oneTask(writing: Writing) {
  for (const right of quietTasks(writing)) {
    const wrongs = writing.wrongs(right, wrongTask(writing))
    if (!wrongs) continue
    writing.ask([right])
    return {
      driver: driverOf(right),
      answers: writing.choice(
        right,
        wrongs.map(({ text }) => text),
      ),
      explanation: explained(ownWork(writing), whose(wrongs)),
    }
  }
  return null
}

/** Ways to ask for one task of the career. */
const oneTaskStems: Stem[] = [
  {
    id: 'task-of-career',
    wordings: [
      'Which of these would {x} do at work?',
      'Which task is part of the work of {x}?',
      'What does {x} do?',
    ],
    difficulty: 'easy' as const,
  },
  {
    id: 'task-to-see',
    wordings: [
      'You follow {x} for a day. Which task may you get to see?',
      'Your class asks {x} about the job. Which task will come up?',
      'A film shows the work of {x}. Which scene belongs in it?',
    ],
    difficulty: 'easy' as const,
  },
  {
    id: 'task-on-list',
    wordings: [
      'Four to-do lists got mixed up. Which line belongs to {x}?',
      'Four notes hang on a board. Which one is meant for {x}?',
      'Four people plan their Monday. Which plan is that of {x}?',
    ],
    difficulty: 'easy' as const,
  },
  {
    id: 'task-to-learn',
    wordings: [
      'Somebody trains to be {x}. What do they learn to do?',
      'A new {t} starts today. Which of these will be their work?',
      'Which of these must {x} be able to do?',
    ],
    difficulty: 'medium' as const,
  },
].map((stem) => ({ ...stem, topic: 'tasks', kind: 'choice', driver: 'process', write: oneTask }))

/** Two tasks are given, a third one of the same career is sought. */
const sameJob: Stem = {
  id: 'task-of-same-person',
  topic: 'tasks',
  kind: 'choice',
  driver: 'process',
  difficulty: 'medium',
  wordings: [
    'One person’s list says “{a}” and “{b}”. What else is on it?',
    '“{a}” and “{b}” are tasks of one job. Which task goes with them?',
    'Somebody has to “{c}” and “{d}”. What else is their job?',
  ],
  write(writing) {
    const [right, a, b] = quietTasks(writing)
    if (right === undefined || a === undefined || b === undefined) return null
    const wrongs = writing.wrongs(right, wrongTask(writing))
    if (!wrongs) return null
    writing.ask([right, a, b])
    const texts = wrongs.map(({ text }) => text)
    return {
      driver: driverOf(right),
      values: { a, b, c: lowered(a), d: lowered(b) },
      answers: writing.choice(right, texts),
      explanation: explained(
        `All three are tasks of ${withArticle(writing.career.title)}.`,
        whose(wrongs),
      ),
    }
  },
}

const lowered = (task: string): string =>
  /^[A-Z][a-z]/.test(task) ? task.charAt(0).toLowerCase() + task.slice(1) : task

const SEVERAL_OPTIONS = 5

const several: Stem = {
  id: 'tasks-of-career',
  topic: 'tasks',
  kind: 'several',
  driver: 'product',
  difficulty: 'medium',
  wordings: [
    'Which of these tasks are part of the work of {x}? Choose all that fit.',
    'What might {x} do in one week? Choose all that fit.',
    'Pick every task that belongs to {x}.',
  ],
  write(writing) {
    const rights = quietTasks(writing).slice(0, writing.random() < 0.5 ? 2 : 3)
    const [first] = rights
    if (first === undefined || rights.length < 2) return null
    const wrongs = writing.wrongs(first, wrongTask(writing), SEVERAL_OPTIONS - rights.length)
    if (!wrongs) return null
    writing.ask(rights)
    const texts = wrongs.map(({ text }) => text)
    return {
      answers: writing.several(rights, texts),
      explanation: whose(wrongs),
    }
  },
}

const OTHER_JOBS = 3

/** What one of the others does. */
const firstWork = (wrongs: readonly Wrong[]): string | undefined =>
  wrongs.map(({ career }) => namedWork(career)).find((text) => text !== '')

const match: Stem = {
  id: 'tasks-to-careers',
  topic: 'tasks',
  kind: 'match',
  driver: 'people',
  difficulty: 'easy',
  wordings: [
    'Who does what? Match {x} and three others to a task.',
    'Match each worker to a task, and begin with {x}.',
    'Find the right task for {x} and for three other people.',
  ],
  write(writing) {
    const { career } = writing
    const task = quietTasks(writing).find((text) => text.length <= SIDE_MAX)
    if (task === undefined || career.title.length > SIDE_MAX) return null
    const wrongs = writing.wrongs(task, wrongTask(writing), OTHER_JOBS)
    const pairs = [{ text: task, career }, ...(wrongs ?? [])]
    const fits = pairs.every(
      ({ text, career: { title } }) =>
        text.length <= SIDE_MAX && title.length <= SIDE_MAX && !sharesWord(title, text),
    )
    if (!wrongs || !fits) return null
    const explanation = ownWork(writing) || firstWork(wrongs)
    if (explanation === undefined) return null
    writing.ask([task])
    return {
      answers: { pairs: pairs.map((pair) => [pair.career.title, pair.text]) },
      explanation,
    }
  },
}

const opinion: Stem = {
  id: 'task-to-try',
  topic: 'opinion',
  kind: 'poll',
  driver: 'people',
  difficulty: 'easy',
  wordings: [
    'Which of these tasks of {x} would you like to try first?',
    'You may help {x} for one day. Which task do you choose?',
    'Which part of the work of {x} sounds best to you?',
  ],
  write: ({ career }) => ({
    answers: { options: career.tasks.slice(0, 4), asksWhy: false },
    explanation: `There is no wrong answer here. What you enjoy is a clue to work that suits you.`,
  }),
}

export const TASK_STEMS: readonly Stem[] = [...oneTaskStems, sameJob, several, match, opinion]
