import type { ModeContext } from '@pathquest/core/modes/mode'
import * as z from 'zod'
import { SITES, type Site } from './manifest'

const Amount = z.number().int()
export const SiteName = z.enum(SITES)
const bySite = <Value extends z.ZodType>(value: Value) => z.record(SiteName, value)

/** What happened at one site when the round closed. */
export const Dig = z.object({
  fund: Amount,
  /** Who dug there, right or not. */
  diggers: Amount,
  /** Who had a share of it. */
  sharers: Amount,
  /** What a right answer got; less for a partly right one. */
  each: Amount,
  left: Amount,
})
export type Dig = z.infer<typeof Dig>

/** What a player has dug out so far. */
export const Haul = z.object({
  rounds: bySite(Amount),
  earned: bySite(Amount),
})
export type Haul = z.infer<typeof Haul>

export const Ground = z.object({
  /** What lies at each site. */
  funds: bySite(Amount),
  /** Sites at which one may dig in this round. */
  open: z.array(SiteName),
  isDouble: z.boolean(),
  picks: z.record(z.string(), SiteName),
  /** How many dug where in the last round; null: there was none. */
  crowd: bySite(Amount).nullable(),
  /** Of this round, once it is closed. */
  digs: bySite(Dig).nullable(),
  laid: Amount,
  paid: Amount,
  hauls: z.record(z.string(), Haul),
  /** The best single share of the game; null: nobody had one. */
  best: z
    .object({ index: Amount, site: SiteName, each: Amount, sharers: Amount, fund: Amount })
    .nullable(),
})
export type Ground = z.infer<typeof Ground>

/** The same for every site. */
export const eachSite = <Value>(of: (site: Site) => Value): Record<Site, Value> => ({
  creek: of('creek'),
  terrace: of('terrace'),
  saddle: of('saddle'),
  spur: of('spur'),
})

export const NEW_HAUL: Haul = { rounds: eachSite(() => 0), earned: eachSite(() => 0) }

const LAID_PER_PLAYER = 5
const LAST_ROUNDS = 2
const DOUBLE = 2
const FULL_CLASS = 4
/** Percent of what a round lays, dealt to the open sites by chance. */
const PARTS = [10, 20, 30, 40]
const PARTS_OF_TWO = [40, 60]
const SHARE_MAX = 30

export const timesOf = ({ isDouble }: Pick<Ground, 'isDouble'>): number => (isDouble ? DOUBLE : 1)
export const shareMax = (ground: Pick<Ground, 'isDouble'>): number => SHARE_MAX * timesOf(ground)

/** Lays what a round brings, on what lies there. */
export function laidFor(ground: Ground, context: ModeContext, index: number): Ground {
  const present = context.players.filter((player) => player.present).length
  const isDouble = index >= context.questions.length - LAST_ROUNDS
  const fresh = LAID_PER_PLAYER * Math.max(1, present) * timesOf({ isDouble })
  const isFull = present >= FULL_CLASS
  const order = shuffled(SITES, context)
  // Fewer players dig where most lies, so that nothing is out of reach for long.
  const chosen = isFull
    ? order
    : order.sort((a, b) => ground.funds[b] - ground.funds[a]).slice(0, 2)
  const parts = shuffled(isFull ? PARTS : PARTS_OF_TWO, context)
  const funds = { ...ground.funds }
  let laid = ground.laid
  for (const [i, site] of chosen.entries()) {
    const part = Math.floor((fresh * (parts[i] ?? 0)) / 100)
    funds[site] += part
    laid += part
  }
  const open = SITES.filter((site) => chosen.includes(site))
  return { ...ground, funds, open, isDouble, laid, picks: {}, digs: null }
}

function shuffled<Item>(items: readonly Item[], { random }: ModeContext): Item[] {
  const left = [...items]
  const order: Item[] = []
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1))
  return order
}

/** The open site where least lies; of equal ones the lower. */
export const leanest = ({ open, funds }: Ground): Site =>
  [...open].sort((a, b) => funds[a] - funds[b])[0] ?? 'creek'
