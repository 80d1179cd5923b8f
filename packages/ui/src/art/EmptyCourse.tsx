import { hashText } from './random'

export const MAP_TINTS = ['moss', 'water', 'sand', 'clay', 'heath', 'stone'] as const
export type MapTint = (typeof MAP_TINTS)[number]

/** With it the industries spread over all tints, and health is water, farming moss. */
const SALT = 'cap'

/** The map tint of an industry, whichever there may be. */
export const industryTint = (industry: string): MapTint =>
  MAP_TINTS[hashText(SALT + industry) % MAP_TINTS.length] ?? 'moss'

/** A dashed course to an open circle: nothing here yet. */
export function EmptyCourse() {
  return (
    <svg className="pq-empty-art" viewBox="0 0 168 44" aria-hidden="true">
      <path d="M31 27L57 15M75 16L101 30M119 31L133 25" strokeDasharray="1 7" />
      <path d="M8 35h20l-10-17ZM58 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M102 34a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <circle cx={148} cy={20} r={13} strokeDasharray="5 5" />
    </svg>
  )
}
