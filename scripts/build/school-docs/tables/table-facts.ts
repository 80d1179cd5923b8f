import type { AudienceKey } from '../audiences'
import type { ElementKey } from '../data-elements'
import type { PeriodKey } from '../retention'

/** What a school is told of a table. */
export interface TableFacts {
  /** One sentence. */
  purpose: string
  /** The data about people in it; none: it names nobody. */
  holds: readonly ElementKey[]
  seenBy: AudienceKey
  kept: PeriodKey
}

type Facts = [purpose: string, seenBy: AudienceKey, kept: PeriodKey, ...holds: ElementKey[]]

/** A line for each table. */
export const facts = (...[purpose, seenBy, kept, ...holds]: Facts): TableFacts => ({
  purpose,
  holds,
  seenBy,
  kept,
})
