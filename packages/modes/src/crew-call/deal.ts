import type { DeckCard } from '@pathquest/core/careers/deck'
import type { DealRequest, OwnText } from '@pathquest/core/modes/mode'
import { drawn, shuffled } from '@pathquest/core/random'
import { CAREERS } from './manifest'
import { MISSIONS, type Mission } from './missions'

export interface Career {
  id: string
  title: string
}

export interface DealtMission {
  text: OwnText
  careers: Career[]
}

export interface Material {
  missions: DealtMission[]
}

/** Half of the careers have to do with the mission, as far as their industries say. */
const FITTING = CAREERS / 2
const OF_ONE_INDUSTRY = 2

/** The host's next missions, each with careers of its own; null: the deck has too few. */
export function deal({
  deck,
  settings: { missions: count },
  random,
  draw,
}: Omit<DealRequest<{ missions: number }>, 'language'>) {
  let left = [...deck]
  const missions: DealtMission[] = []
  for (const mission of drawn(MISSIONS, count, draw)) {
    const picked = careersFor(mission, left)
    if (picked.length < CAREERS) return null
    left = left.filter((card) => !picked.includes(card))
    const careers = shuffled(picked, random).map(({ id, title }) => ({ id, title }))
    missions.push({ text: { ...mission.text }, careers })
  }
  return { questions: [], material: { missions } }
}

function careersFor({ fits }: Mission, left: readonly DeckCard[]): DeckCard[] {
  const perIndustry = new Map<string, number>()
  const take = (cards: readonly DeckCard[], count: number) => {
    const taken: DeckCard[] = []
    for (const card of cards) {
      const known = perIndustry.get(card.industry) ?? 0
      if (taken.length === count || known === OF_ONE_INDUSTRY) continue
      perIndustry.set(card.industry, known + 1)
      taken.push(card)
    }
    return taken
  }
  const fitting = take(
    left.filter(({ industry }) => fits.includes(industry)),
    FITTING,
  )
  const others = left.filter(({ industry }) => !fits.includes(industry))
  return [...fitting, ...take(others, CAREERS - fitting.length)]
}
