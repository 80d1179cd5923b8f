import lookAlike from 'unhomoglyph'

/** What Unicode's table of confusables leaves out: drawn small, turned over, or a currency. */
const MORE_LOOK_ALIKES = pairs(
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ' +
    'ɐa ɔc ǝe ɟf ƃg ɥh ᴉi ɾj ʞk ɯm ɹr ʇt ʌv ʍw ʎy ' +
    'ßb ƒf ғf ʋu υu вb кk мm нh пn тt яr ηn ιi κk νv τt ρp ꞃn øo łl đd ħh ¢c €e £l ¥y',
)
/** Digits and signs that stand for a letter; `1`, `!` and `|` are two. */
const LEET = pairs('0o 3e 4a 5s 7t 8b 9g 2z 6g $s @a +t (c <c')
const ONE_STROKE = /[1!|]/g

/** First letters of the alphabets of pictures: regional, circled, squared, in negative. */
const PICTURE_ALPHABETS = [0x1f1e6, 0x1f150, 0x1f170, 0x1f130]

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(' ').map((pair) => [[...pair][0] as string, [...pair].slice(1).join('')]),
  )
}

/** Small letters without marks, each sign as the Latin letter it looks like; others stay. */
export function latinSkeleton(name: string): string {
  let skeleton = ''
  for (const sign of name.normalize('NFC')) skeleton += isPlain(sign) ? sign : latinSign(sign)
  return withoutMarks(skeleton).toLowerCase()
}

const isPlain = (sign: string): boolean => sign <= '\u007f'

function latinSign(sign: string): string {
  const point = sign.codePointAt(0) as number
  const first = PICTURE_ALPHABETS.find((from) => point >= from && point < from + 26)
  if (first !== undefined) return String.fromCharCode(97 + point - first)
  const small = withoutMarks(sign.normalize('NFKD')).toLowerCase()
  if ([...small].every((part) => isPlain(part) || part === 'ñ')) return small
  const known = MORE_LOOK_ALIKES.get(small)
  if (known !== undefined) return known
  const seen = withoutMarks(lookAlike(small).normalize('NFKD')).toLowerCase()
  return MORE_LOOK_ALIKES.get(seen) ?? seen
}

/** Without accents; ñ is a letter of its own: cono is no coño. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/N\u0303/g, 'Ñ')
    .replace(/\p{M}/gu, '')

/**
 * A skeleton as it may be meant: as it stands, and with digits and signs read as letters. Digits
 * alone are a number, and a 1 at the end of a word counts ("Ana1").
 */
export function leetReadings(skeleton: string): string[] {
  const readings = [skeleton]
  if (!/[\d$@+(<!|]/.test(skeleton)) return readings
  const words = skeleton.split(/(\s+)/)
  for (const stroke of ['i', 'l']) {
    readings.push(words.map((word) => unleeted(word, stroke)).join(''))
  }
  return readings
}

function unleeted(word: string, stroke: string): string {
  if (!/[\p{L}$@!(]/u.test(word)) return word
  return [...word.replace(/(?<=\p{L}{2})[1!|]+$/u, '').replace(ONE_STROKE, stroke)]
    .map((sign) => LEET.get(sign) ?? sign)
    .join('')
}

/** How a word sounds when it is spelled by ear: kabron, phaggot, azzhole. */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?![heiy])|q/g, 'k')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
