import { hashText } from '@pathquest/core/random'
import { type CareerFacts, factsOf } from './career-facts'
import type { CareerSource } from './career-source'
import { areAkin, contentRoots, meaningfulWords, type Word } from './content-words'

/** A career with what is worked out once: roots of its words, and its facts. */
export interface IndexedCareer extends CareerSource {
  /** Of its id. */
  hash: number
  facts: CareerFacts
  titleWords: readonly Word[]
  /** Of all of its texts. */
  roots: ReadonlySet<string>
  /** The first digits of its code: the group of occupations. */
  group: string
  taskRoots: readonly ReadonlySet<string>[]
  /** Ids of those that it names as related, or that name it. */
  related: Set<string>
}

/** From how well known a career is, it may stand as a wrong option. */
const KNOWN_MIN = 2
/** A root in the texts of more careers than this says nothing about one of them. */
const RARE_MAX_SHARE = 0.03
/** A task that anybody might do has not so many roots that so few careers speak of. */
const SPECIFIC_MAX_SHARE = 0.015
const SPECIFIC_ROOTS_MIN = 2
const TELLING_ROOTS_MIN = 3
/** Fine among the tasks of the career itself; out of nowhere it shocks. */
const GRAVE =
  /self-harm|suicid|autops|carcass|corpse|dead bod|hostage|bomb|grenade|missile|weapon|overdose|abuse|slaughter|dying/i
/** A title that joins two with a slash reads badly among others. */
const isPlain = (title: string): boolean => !title.includes('/')

/** All careers, and which of them lie so far apart that one is clearly not the other. */
export class CareerIndex {
  readonly all: readonly IndexedCareer[]
  /** Those that many know. */
  readonly known: readonly IndexedCareer[]
  private readonly byId: ReadonlyMap<string, IndexedCareer>
  private readonly counts = new Map<string, number>()

  constructor(careers: readonly CareerSource[]) {
    this.all = careers.map((career) => ({
      ...career,
      hash: hashText(career.id),
      facts: factsOf(career),
      titleWords: meaningfulWords(career.title),
      roots: contentRoots(
        [career.title, ...career.otherTitles, career.description, ...career.tasks].join(' '),
      ),
      group: career.onetSocCode.slice(0, 2),
      taskRoots: career.tasks.map(contentRoots),
      related: new Set(career.relatedCareers),
    }))
    this.known = this.all.filter(({ known, title }) => known >= KNOWN_MIN && isPlain(title))
    this.byId = new Map(this.all.map((career) => [career.id, career]))
    for (const { id, relatedCareers, roots } of this.all) {
      for (const other of relatedCareers) this.byId.get(other)?.related.add(id)
      for (const root of roots) this.counts.set(root, (this.counts.get(root) ?? 0) + 1)
    }
  }

  get(id: string): IndexedCareer | undefined {
    return this.byId.get(id)
  }

  isRelated(a: IndexedCareer, b: IndexedCareer): boolean {
    return a.id === b.id || a.related.has(b.id)
  }

  /** Of another cluster and another group of occupations, not related, not alike by name. */
  isFar(a: IndexedCareer, b: IndexedCareer): boolean {
    return (
      a.industry !== b.industry &&
      a.group !== b.group &&
      !this.isRelated(a, b) &&
      !areAkin(a.titleWords, b.titleWords)
    )
  }

  /** Whether a task may stand alone: it says so much that it cannot be anybody's, and is not grave. */
  isSpecific(task: string, roots: ReadonlySet<string>): boolean {
    if (GRAVE.test(task)) return false
    if (roots.size < TELLING_ROOTS_MIN) return false
    let rare = 0
    for (const root of roots) if (this.share(root) <= SPECIFIC_MAX_SHARE) rare += 1
    return rare >= SPECIFIC_ROOTS_MIN
  }

  /** Whether a career's own words speak of what a text is about: it might be true of it. */
  speaksOf(career: IndexedCareer, roots: Iterable<string>): boolean {
    let shared = 0
    for (const root of roots) {
      if (!career.roots.has(root)) continue
      shared += 1
      if (shared > 1 || this.share(root) <= RARE_MAX_SHARE) return true
    }
    return false
  }

  private share(root: string): number {
    return (this.counts.get(root) ?? 0) / this.all.length
  }
}
