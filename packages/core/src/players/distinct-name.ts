import { DISPLAY_NAME_MAX } from '../rooms/timing'
import { graphemesOf } from '../visible-text'

/**
 * Letters of other scripts, phonetic letters, small capitals and digits, folded to the Latin letter
 * they look like.
 */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  (
    'аa вb еe ёe кk мm нh оo рp сc тt уy хx іi їi јj ѕs ԁd ԛq ԝw һh ӏl ' +
    'αa βb εe ηn ιi κk μu νv οo ρp τt υu χx ζz γy ' +
    'ɑa ɡg օo հh ոn սu ѵv ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ' +
    '0o 1l |l !l 3e 4a 5s 7t $s @a ıi ɩi'
  )
    .split(' ')
    .map((pair) => [[...pair][0] as string, [...pair].slice(1).join('')]),
)

/** Greek capitals that look like another Latin letter than their lower case does. */
const GREEK_CAPITALS: Record<string, string> = { Η: 'H', Μ: 'M', Ν: 'N', Υ: 'Y' }

const LOOKS_KNOWN_MAX = 4_000
const knownLooks = new Map<string, readonly string[]>()

/**
 * Both skeletons of a name: as written, and with its capitals lower-cased. Cached: a joining player
 * is compared with everybody present.
 */
function looks(name: string): readonly string[] {
  const known = knownLooks.get(name)
  if (known) return known
  if (knownLooks.size >= LOOKS_KNOWN_MAX) knownLooks.clear()
  const capitals = (sign: string) => GREEK_CAPITALS[sign] ?? sign
  const both = [
    nameSkeleton(name.normalize('NFKC').replace(/[ΗΜΝΥ]/g, capitals)),
    nameSkeleton(name),
  ]
  knownLooks.set(name, both)
  return both
}

/** Two names with the same skeleton look the same on a leaderboard. */
export function nameSkeleton(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}\p{Extended_Pictographic}|!$@]/gu, '')
  let skeleton = ''
  for (const sign of folded) skeleton += LOOK_ALIKES[sign] ?? sign
  return skeleton.replace(/i/g, 'l').replace(/rn/g, 'm').replace(/vv/g, 'w')
}

/**
 * A second name that looks the same gets a number; the base is shortened where it would not fit.
 */
export function distinctName(name: string, taken: readonly string[]): string {
  const takenLooks = new Set(taken.flatMap(looks))
  const isFree = (name: string) => !looks(name).some((look) => takenLooks.has(look))
  if (isFree(name)) return name
  for (let n = 2; ; n++) {
    const suffix = ` ${n}`
    const candidate = shorten(name, DISPLAY_NAME_MAX - suffix.length) + suffix
    if (isFree(candidate)) return candidate
  }
}

const shorten = (name: string, max: number): string =>
  graphemesOf(name).slice(0, max).join('').trim()
