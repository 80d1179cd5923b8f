import { hashText } from '@pathquest/core/random'

export const MAP_TINTS = ['moss', 'water', 'sand', 'clay', 'heath', 'stone'] as const
export type MapTint = (typeof MAP_TINTS)[number]

/** Chosen so that the industries spread over all tints, and health is water, farming moss. */
const SALT = 'cap'

/** The map tint of any industry. */
export const industryTint = (industry: string): MapTint =>
  MAP_TINTS[hashText(SALT + industry) % MAP_TINTS.length] ?? 'moss'
