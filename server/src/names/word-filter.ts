import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity'

/** Beyond the maintained English list: the interface's second language, and what schools add. */
const MORE = [
  ...['cabron', 'chinga', 'culero', 'jodete', 'maricon', 'mierda', 'pendejo', '|puta', '|verga|'],
  ...['hitler', '|nazi', '|kk|', 'porn', '|sexy', 'pedophile'],
]

const words = new DataSet<{ originalWord: string }>().addAll(englishDataset)
for (const word of MORE) {
  words.addPhrase((phrase) =>
    phrase.setMetadata({ originalWord: word }).addPattern(parseRawPattern(word)),
  )
}
const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers })

/**
 * Whether a name may not stand in front of a class: a listed word, also in leet letters, with
 * accents or look-alikes, spelled out ("f u c k") or cut in pieces ("fu_ck").
 */
export function isDoubtfulName(name: string): boolean {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const noMarks = plain.replace(/[^\p{L}\p{N}\s@$!|]/gu, '')
  const spelledOut = noMarks.replace(/(?<=(^|\s)\S{1,2})\s+(?=\S{1,2}(\s|$))/gu, '')
  const spaced = plain.replace(/[^\p{L}\p{N}@$!|]+/gu, ' ').trim()
  return (
    [name, plain, noMarks, spelledOut].some((text) => matcher.hasMatch(text)) || isCutUp(spaced)
  )
}

/** Without spaces a listed word begins and ends where pieces do: "fu ck", but not "bass hit". */
function isCutUp(spaced: string): boolean {
  const pieces = spaced.split(' ')
  const joined = pieces.join('')
  const starts = new Set<number>()
  const ends = new Set<number>()
  let at = 0
  for (const piece of pieces) {
    starts.add(at)
    at += piece.length
    ends.add(at)
  }
  return matcher
    .getAllMatches(joined)
    .some(({ startIndex, endIndex }) => starts.has(startIndex) && ends.has(endIndex + 1))
}
