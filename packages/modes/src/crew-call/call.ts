import { type Random, shuffled } from '@pathquest/core/random'
import * as z from 'zod'
import { CAREERS, GALLERY, REASONS, TAGS, type Tag } from './manifest'

/** With fewer plans a star would tell who has made what. */
export const GALLERY_FROM = 5
/** Plans that the class sees at the end of a mission. */
const TOP = 3

const count = z.number().int()
const Plan = z.object({ crew: z.array(count), reason: z.enum(REASONS) })
export type Plan = z.infer<typeof Plan>

/** A plan as all see it. */
const ShownPlan = z.object({
  maker: z.string(),
  plan: Plan,
  stars: count,
  tag: z.enum(TAGS).nullable(),
})
export type ShownPlan = z.infer<typeof ShownPlan>

/** What a class made of a mission. */
const Told = z.object({
  mission: count,
  plans: count,
  top: z.array(ShownPlan),
  /** How many plans send each career; null: too few plans. */
  sent: z.array(count).nullable(),
})
export type Told = z.infer<typeof Told>

export const Call = z.object({
  /** Of the mission that is on, by maker. */
  plans: z.record(z.string(), Plan),
  /** Makers in an order of chance: a plan is its place in it. */
  ring: z.array(z.string()),
  /** By player: the plans that they see. */
  galleries: z.record(z.string(), z.array(count)),
  /** By player: the plan that got their star, by its place in the ring. */
  stars: z.record(z.string(), z.object({ plan: count, tag: z.enum(TAGS) })),
  /** Who shows their name beside their plan, by mission. */
  named: z.array(z.object({ mission: count, maker: z.string() })),
  /** By player: their plans. */
  own: z.record(
    z.string(),
    z.array(z.object({ mission: count, plan: Plan, stars: count.nullable() })),
  ),
  story: z.array(Told),
})
export type Call = z.infer<typeof Call>

export const NEW_CALL: Call = {
  plans: {},
  ring: [],
  galleries: {},
  stars: {},
  named: [],
  own: {},
  story: [],
}

/**
 * Each player's gallery: four plans of others. Makers stand in a ring and see those after them, so
 * that each plan is shown equally often; who has made none goes on around the ring.
 */
export function galleriesOf(
  ring: readonly string[],
  players: readonly string[],
): Record<string, number[]> {
  if (ring.length < GALLERY_FROM) return {}
  const from = (start: number) =>
    Array.from({ length: GALLERY }, (_, i) => (start + i) % ring.length)
  const galleries: Record<string, number[]> = {}
  for (const [i, maker] of ring.entries()) galleries[maker] = from(i + 1)
  let next = 0
  for (const id of players) {
    if (galleries[id] !== undefined) continue
    galleries[id] = from(next)
    next = (next + GALLERY) % ring.length
  }
  return galleries
}

export function withGalleries(call: Call, players: readonly string[], random: Random): Call {
  const ring = shuffled(Object.keys(call.plans), random)
  return { ...call, ring, galleries: galleriesOf(ring, shuffled(players, random)) }
}

/** The mission is closed: stars are counted, and the plans with most of them shown. */
export function closedCall(call: Call, mission: number): Call {
  const { plans, ring, stars } = call
  const makers = ring.length > 0 ? ring : Object.keys(plans)
  const hasStars = Object.keys(call.galleries).length > 0
  const given = Object.values(stars)
  const shown = makers.flatMap((maker, at): ShownPlan[] => {
    const own = given.filter(({ plan }) => plan === at)
    const plan = plans[maker]
    return plan ? [{ maker, plan, stars: own.length, tag: mostOf(own.map(({ tag }) => tag)) }] : []
  })
  const best = [...shown].sort((a, b) => b.stars - a.stars).filter((one) => one.stars > 0)
  const told: Told = {
    mission,
    plans: shown.length,
    top: hasStars ? best.slice(0, TOP) : shown,
    sent: shown.length >= GALLERY_FROM ? sentOf(shown) : null,
  }
  const own = { ...call.own }
  for (const { maker, plan, stars: got } of shown) {
    own[maker] = [...(own[maker] ?? []), { mission, plan, stars: hasStars ? got : null }]
  }
  return { ...call, own, story: [...call.story, told] }
}

const sentOf = (shown: readonly ShownPlan[]): number[] =>
  Array.from(
    { length: CAREERS },
    (_, career) => shown.filter(({ plan }) => plan.crew.includes(career)).length,
  )

/** Of equally many the first. */
function mostOf(tags: readonly Tag[]): Tag | null {
  const countOf = (tag: Tag) => tags.filter((one) => one === tag).length
  const [most] = [...TAGS].sort((a, b) => countOf(b) - countOf(a))
  return most !== undefined && countOf(most) > 0 ? most : null
}
