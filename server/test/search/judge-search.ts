import { careers } from '../content'
import { type SearchedWord, searchedWords } from './searched-words'

/** A search as a page asks it: ids, most fitting first. */
export interface Searches {
  careers: (q: string) => Promise<readonly string[]>
  /** Each with the career that it is about. */
  sets: (q: string) => Promise<readonly { id: string; careerId: string | null }[]>
}

export interface JudgedSearch {
  words: number
  /** Share of searches (each word and its slip, for careers and for sets) that find what fits. */
  found: number
  /** Share of searches whose first hit fits. */
  firstFits: number
  /** What missed, to be read. */
  missed: string[]
}

const careerOf = new Map(careers.map((career) => [career.id, career]))

/** Types every word, right and with its slip, into both searches. */
export async function judgeSearch(searches: Searches): Promise<JudgedSearch> {
  let [tried, found, first] = [0, 0, 0]
  const missed: string[] = []
  const judge = (what: string, fits: readonly boolean[]) => {
    tried += 1
    if (fits.includes(true)) found += 1
    if (fits[0]) first += 1
    else missed.push(what)
  }
  for (const word of searchedWords) {
    for (const q of [word.word, word.slip]) {
      const foundCareers = await searches.careers(q)
      judge(
        `${q} (careers)`,
        foundCareers.map((id) => fits(word, id, null)),
      )
      const foundSets = await searches.sets(q)
      judge(
        `${q} (sets)`,
        foundSets.map(({ id, careerId }) => fits(word, careerId, id)),
      )
    }
  }
  return { words: searchedWords.length, found: found / tried, firstFits: first / tried, missed }
}

const GROUPS: Record<string, (career: (typeof careers)[number]) => boolean> = {
  '@gaming': ({ industry }) => industry === 'Gaming & Esports',
  '@esports': ({ sector }) => sector.startsWith('Esports'),
  '@health': ({ industry, sector }) => industry === 'Health Science' || sector === 'Esports health',
  '@manager': ({ title }) => /Manager|Director|Producer/.test(title),
}

function fits({ first }: SearchedWord, careerId: string | null, setId: string | null): boolean {
  const career = careerId === null ? undefined : careerOf.get(careerId)
  return first.some(
    (one) =>
      one === setId || `ca_${one}` === careerId || (career && GROUPS[one]?.(career)) === true,
  )
}
