import { latinSkeleton, leetReadings } from './skeletons'

/**
 * What no text says that every student may read, far less than what no name may be: questions are
 * about bodies, wars, drugs and hate as well. Words that are nothing but abuse.
 */
const ABUSE =
  /\b(?:(?:mother)?f+u+c+k+\p{L}*|fuk|fcuk|wtf|stfu|(?:bull|horse|dip)?sh[i]+t(?:s|ty|ter|head|face|hole)?|cunts?|ass ?holes?|dick ?heads?|cocksuckers?|wankers?|twats?|sluts?|nigg(?:a|er)s?|fagg?ots?|trann(?:y|ies)|wetbacks?|sand ?niggers?|(?:son of a|you|ur?) bitch|bitch(?:ass|y)|gilipollas|hij[oa] de (?:la gran )?put[ao]|hijueputas?|put[ao]s?|putazo|pendej[oa]s?|chinga(?:r|da|do|te|tu)?|(?:la|tu) puta madre|maricon(?:es)?|culer[oa]s?|mierdas?|joder|jodete|coño|malparid[oa]s?|gonorreas?|conchetumadre|chupamela|mamaguevo)\b/u
/** What is said to somebody: to kill or hurt themselves, that they are hated, a threat. */
const TO_SOMEBODY: readonly RegExp[] = [
  /\b(?:kys|(?:go |please |just |should |must |to )?(?:kill|hang|unalive) (?:yo)?u?r ?(?:self|selves)(?! (?:out|thinking))|killyourself|end your (?:own )?life|go (?:and )?die|(?:you|u) (?:should|must|deserve to|need to|will) die|(?:i|we) (?:will|am going to|gonna|ll) (?:kill|stab|shoot|rape|murder) (?:you|u|him|her|them|everyone|all of you)|(?:nobody|no one) (?:likes|loves|wants|would miss|will miss) (?:you|u)|the world is better without you|drink bleach|slit your (?:wrists|throat))\b/u,
  /\b(?:matate|suicidate|ahorcate|muerete|ojala te mueras|deberias (?:morir|matarte|suicidarte)|mereces morir|(?:te|los|las) voy a (?:matar|violar|disparar)|nadie te (?:quiere|extrañaria|soporta)|pegate un tiro|cortate las venas)\b/u,
  /\b(?:you|u|mr|mrs|ms|miss|mister|sr|sra|profe|profesora?|maestr[oa]|teacher|tu|usted) (?:\p{L}+ )?(?:are|is|re|r|eres|es) (?:such |so |very |muy |all )*(?:an? |un |una )?(?:fat |fucking |big |total )?(?:idiots?|morons?|losers?|whores?|bitch(?:es)?|retards?|retarded|ugly|worthless|disgusting|pigs?|idiota|imbecil|est[uú]pid[oa]|perr[oa]|zorra|basura|asquer?os[oa]|gord[oa] de|inutil)\b/u,
  /\b(?:gas|kill|exterminate|lynch|mat(?:en|ar|emos) a|muerte a) (?:all )?(?:the |los |las )?(?:jews|blacks|gays|muslims|mexicans|immigrants|whites|trans people|judios|negros|gays|moros|inmigrantes|maricones)\b/u,
]

const EXCERPT_MAX = 60

/** The first part of a text that may not stand before every student; null: there is none. */
export function unfitPart(text: string): string | null {
  for (const reading of leetReadings(latinSkeleton(text.slice(0, 20_000)))) {
    const spaced = reading.replace(/['’]/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ')
    for (const pattern of [ABUSE, ...TO_SOMEBODY]) {
      const found = pattern.exec(spaced)
      if (found) return found[0].trim().slice(0, EXCERPT_MAX)
    }
  }
  return null
}
