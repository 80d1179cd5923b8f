/**
 * Occupations whose figures the BLS publishes only together with others, under a code that is not
 * the broader one of the classification.
 */
const COMBINED: Readonly<Record<string, string>> = {
  '21-1011': '21-1018',
  '21-1014': '21-1018',
  '25-2055': '25-2052',
  '25-2056': '25-2052',
  '25-9042': '25-9045',
  '25-9043': '25-9045',
  '51-2022': '51-2028',
  '51-2023': '51-2028',
  '53-1042': '53-1047',
  '53-1043': '53-1047',
  '53-1044': '53-1047',
}

export interface OfGroup<Found> {
  found: Found
  /** The group has other occupations in it. */
  isWider: boolean
}

/** Figures of the occupation's own group, else of one that includes it: 13-1023, 13-1020. */
export function ofGroup<Found>(
  table: ReadonlyMap<string, Found> | null,
  onetSocCode: string,
): OfGroup<Found> | null {
  const own = onetSocCode.slice(0, 7)
  for (const code of [own, COMBINED[own], `${own.slice(0, 6)}0`]) {
    const found = table?.get(code ?? '')
    if (found) return { found, isWider: code !== own }
  }
  return null
}
