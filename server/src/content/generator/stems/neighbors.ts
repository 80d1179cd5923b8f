import type { IndexedCareer } from '../career-index'
import { clusterWork } from '../cluster-work'
import { sharesWord } from '../content-words'
import { explained, namedWork } from '../explanation'
import { listed, withArticle } from '../phrase'
import type { Stem } from '../stem'
import { SIDE_MAX, type Writing } from '../writing'

/** The list begins with the closest ones. */
const CLOSEST = 5

/** Related careers whose titles tell nothing of this one's, the well-known first. */
function quietRelated(writing: Writing): IndexedCareer[] {
  const { career, index } = writing
  const related = career.relatedCareers.slice(0, CLOSEST).flatMap((id) => index.get(id) ?? [])
  const titles = writing.unasked(
    related.map(({ title }) => title).filter((t) => writing.isQuiet(t)),
  )
  return titles
    .flatMap((title) => related.find((one) => one.title === title) ?? [])
    .sort((a, b) => Number(b.known > 1) - Number(a.known > 1))
}

/** Careers far from this one and from the right one. */
const wrongTitle =
  (writing: Writing, rights: readonly IndexedCareer[], isWrong = (_: IndexedCareer) => true) =>
  (career: IndexedCareer, fits: (text: string) => boolean) =>
    writing.wrongTitle(
      career,
      (one) => rights.every((right) => writing.index.isFar(right, one)) && isWrong(one),
      fits,
    )

const related: Stem = {
  id: 'career-close-by',
  topic: 'neighbors',
  kind: 'choice',
  driver: 'people',
  difficulty: 'medium',
  wordings: [
    'Somebody likes the work of {x}. Which of these careers is closest to it?',
    'Which career is most like that of {x}?',
    'Which of these careers has the most in common with that of {x}?',
  ],
  write(writing) {
    for (const right of quietRelated(writing)) {
      const wrongs = writing.wrongs(right.title, wrongTitle(writing, [right]))
      if (!wrongs) continue
      writing.ask([right.title])
      return {
        answers: writing.choice(
          right.title,
          wrongs.map(({ text }) => text),
        ),
        explanation: explained(
          `O*NET lists ${withArticle(right.title)} as close to this career.`,
          namedWork(right),
        ),
      }
    }
    return null
  },
}

const SEVERAL_OPTIONS = 5

const relatedSeveral: Stem = {
  id: 'careers-close-by',
  topic: 'neighbors',
  kind: 'several',
  driver: 'people',
  difficulty: 'hard',
  wordings: [
    'Which of these careers are close to that of {x}? Choose all that fit.',
    'Somebody wants work like that of {x}. Which careers should they look at, too?',
  ],
  write(writing) {
    const rights = quietRelated(writing).slice(0, 2)
    const [first] = rights
    if (!first || rights.length < 2) return null
    const wrongs = writing.wrongs(
      first.title,
      wrongTitle(writing, rights),
      SEVERAL_OPTIONS - rights.length,
    )
    if (!wrongs) return null
    const titles = rights.map(({ title }) => title)
    writing.ask(titles)
    return {
      answers: writing.several(
        titles,
        wrongs.map(({ text }) => text),
      ),
      explanation: explained(
        `O*NET lists ${listed(titles.map(withArticle))} as close to this career.`,
        'It compares what people do and know at work.',
      ),
    }
  },
}

/** A task of a related career; whose it is, is asked. */
const neighborTask: Stem = {
  id: 'task-of-related-career',
  topic: 'neighbors',
  kind: 'choice',
  driver: 'process',
  difficulty: 'medium',
  wordings: [
    'A career close to that of {x} has this task: “{a}.” Which one is it?',
    'Somebody whose work is close to that of {x} has this task: “{a}.” Who is it?',
    '“{a}.” Whose task is this? The work is close to that of {x}.',
  ],
  write(writing) {
    const { index } = writing
    for (const right of quietRelated(writing)) {
      const task = writing
        .unasked(right.tasks)
        .find(
          (text) => !sharesWord(right.title, text) && index.isSpecific(text, rootsOf(right, text)),
        )
      if (task === undefined) continue
      const roots = rootsOf(right, task)
      const isWrong = (one: IndexedCareer) => !index.speaksOf(one, roots)
      const wrongs = writing.wrongs(right.title, wrongTitle(writing, [right], isWrong))
      if (!wrongs) continue
      writing.ask([right.title, task])
      return {
        values: { a: task },
        answers: writing.choice(
          right.title,
          wrongs.map(({ text }) => text),
        ),
        explanation: explained(`This is a task of ${withArticle(right.title)}.`, namedWork(right)),
      }
    }
    return null
  },
}

const rootsOf = ({ tasks, taskRoots }: IndexedCareer, task: string): ReadonlySet<string> =>
  taskRoots[tasks.indexOf(task)] ?? new Set()

const sameCluster: Stem = {
  id: 'career-of-same-cluster',
  topic: 'cluster',
  kind: 'choice',
  driver: 'product',
  difficulty: 'medium',
  wordings: [
    '{x} belongs to the career cluster {a}. Who else does?',
    'Who belongs to the career cluster {a}, like {x}?',
  ],
  write(writing) {
    const { career, index } = writing
    const inCluster = index.known.filter(
      ({ id, industry, title }) =>
        id !== career.id &&
        industry === career.industry &&
        writing.isQuiet(title) &&
        !sharesWord(title, industry),
    )
    for (const title of writing.unasked(inCluster.map((one) => one.title)).slice(0, 10)) {
      const right = inCluster.find((one) => one.title === title)
      if (!right) continue
      const wrongs = writing.wrongs(title, wrongTitle(writing, [right]))
      if (!wrongs) continue
      writing.ask([title])
      return {
        values: { a: career.industry },
        answers: writing.choice(
          title,
          wrongs.map(({ text }) => text),
        ),
        explanation: explained(
          `Both are in ${career.industry}, where people ${clusterWork(career.industry)}.`,
          namedWork(right),
        ),
      }
    }
    return null
  },
}

const CLUSTERS = 4

const clusters: Stem = {
  id: 'careers-to-clusters',
  topic: 'cluster',
  kind: 'match',
  driver: 'product',
  difficulty: 'medium',
  wordings: [
    'Match {x} and three others to their career clusters.',
    'In which career cluster is each of these? One of them is {x}.',
  ],
  write(writing) {
    const careers = [writing.career]
    const fits = ({ title, industry }: IndexedCareer) =>
      title.length <= SIDE_MAX && industry.length <= SIDE_MAX && !sharesWord(title, industry)
    if (!fits(writing.career)) return null
    // A health sciences professor teaches, which is hard to see beside "Health Science".
    const areDistinct = (a: IndexedCareer, b: IndexedCareer) =>
      writing.index.isFar(a, b) &&
      !sharesWord(a.title, b.industry) &&
      !sharesWord(b.title, a.industry)
    while (careers.length < CLUSTERS) {
      const next = writing.deck.draw((one) =>
        fits(one) && careers.every((other) => areDistinct(one, other)) ? one : null,
      )
      if (!next) return null
      careers.push(next)
    }
    return {
      answers: { pairs: careers.map(({ title, industry }) => [title, industry]) },
      explanation: explained(
        `In ${writing.career.industry}, people ${clusterWork(writing.career.industry)}.`,
      ),
    }
  },
}

export const NEIGHBOR_STEMS: readonly Stem[] = [
  related,
  relatedSeveral,
  neighborTask,
  sameCluster,
  clusters,
]
