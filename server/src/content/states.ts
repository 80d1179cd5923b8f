import type { Language } from '../runtime/language'

/** Where the statistics of pay by state look: names in English, and in Spanish where they differ. */
const STATES = {
  AK: ['Alaska'],
  AL: ['Alabama'],
  AR: ['Arkansas'],
  AZ: ['Arizona'],
  CA: ['California'],
  CO: ['Colorado'],
  CT: ['Connecticut'],
  DC: ['District of Columbia', 'Distrito de Columbia'],
  DE: ['Delaware'],
  FL: ['Florida'],
  GA: ['Georgia'],
  GU: ['Guam'],
  HI: ['Hawaii', 'Hawái'],
  IA: ['Iowa'],
  ID: ['Idaho'],
  IL: ['Illinois'],
  IN: ['Indiana'],
  KS: ['Kansas'],
  KY: ['Kentucky'],
  LA: ['Louisiana', 'Luisiana'],
  MA: ['Massachusetts'],
  MD: ['Maryland'],
  ME: ['Maine'],
  MI: ['Michigan', 'Míchigan'],
  MN: ['Minnesota'],
  MO: ['Missouri', 'Misuri'],
  MS: ['Mississippi', 'Misisipi'],
  MT: ['Montana'],
  NC: ['North Carolina', 'Carolina del Norte'],
  ND: ['North Dakota', 'Dakota del Norte'],
  NE: ['Nebraska'],
  NH: ['New Hampshire', 'Nuevo Hampshire'],
  NJ: ['New Jersey', 'Nueva Jersey'],
  NM: ['New Mexico', 'Nuevo México'],
  NV: ['Nevada'],
  NY: ['New York', 'Nueva York'],
  OH: ['Ohio'],
  OK: ['Oklahoma'],
  OR: ['Oregon', 'Oregón'],
  PA: ['Pennsylvania', 'Pensilvania'],
  PR: ['Puerto Rico'],
  RI: ['Rhode Island'],
  SC: ['South Carolina', 'Carolina del Sur'],
  SD: ['South Dakota', 'Dakota del Sur'],
  TN: ['Tennessee'],
  TX: ['Texas'],
  UT: ['Utah'],
  VA: ['Virginia'],
  VI: ['Virgin Islands', 'Islas Vírgenes'],
  VT: ['Vermont'],
  WA: ['Washington'],
  WI: ['Wisconsin'],
  WV: ['West Virginia', 'Virginia Occidental'],
  WY: ['Wyoming'],
} as const satisfies Record<string, readonly [english: string, spanish?: string]>

export type StateCode = keyof typeof STATES
export const STATE_CODES = Object.keys(STATES) as StateCode[]

/** As the statistics spell it: `New York`. */
export const stateNamed = (title: string): StateCode | undefined =>
  STATE_CODES.find((code) => STATES[code][0] === title)

export function stateName(code: StateCode, lang: Language): string {
  const [english, spanish = english]: readonly [string, string?] = STATES[code]
  return lang === 'es' ? spanish : english
}
