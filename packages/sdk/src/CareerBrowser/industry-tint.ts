import { MAP_TINTS, type MapTint } from '../art/map-tints'
import { hashText } from '../art/random'

/** With it the industries spread over all tints, and health is water, farming moss. */
const SALT = 'cap'

/** The map tint of an industry, whichever there may be. */
export const industryTint = (industry: string): MapTint =>
  MAP_TINTS[hashText(SALT + industry) % MAP_TINTS.length] ?? 'moss'
