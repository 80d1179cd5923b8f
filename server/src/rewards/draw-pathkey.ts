import {
  type DrawablePathkey,
  type DrawRequest,
  drawPathkey,
  fittingPathkeys,
  RARITY_WEIGHT,
} from '@pathquest/core'
import { listVerifiedCareers } from '../careers'
import { careerSectorOf } from '../content'
import type { Db } from '../db/db'
import type { GameSession } from '../games'
import { random } from '../runtime/tokens'
import { listActivePathkeys, type Pathkey } from './store/pathkeys'

interface DrawnPathkey {
  pathkeyId: string
  /** Empty: none fitted, the first active key was given. */
  candidates: { pathkeyId: string; weight: number }[]
  random: number
}

export interface PathkeyDrawing {
  /** Null when there is no key at all. */
  draw: () => DrawnPathkey | null
}

/** The keys that a game may give, weighted by rarity; chance comes from a CSPRNG. */
export async function loadPathkeyDraw(tx: Db, game: GameSession): Promise<PathkeyDrawing> {
  const sectors = await careerSectors(tx)
  const pathkeys = (await listActivePathkeys(tx)).map((key) => drawable(key, sectors))
  const requested: DrawRequest = {
    careerId: game.careerId,
    careerSector: game.careerSector ?? sectors.get(game.careerId ?? '') ?? null,
  }
  const candidates = fittingPathkeys(pathkeys, requested).map(({ id, rarity }) => ({
    pathkeyId: id,
    weight: RARITY_WEIGHT[rarity],
  }))
  return {
    draw: () => {
      const chance = random()
      const drawn = drawPathkey(pathkeys, requested, () => chance)
      return drawn && { pathkeyId: drawn.id, candidates, random: chance }
    },
  }
}

async function careerSectors(tx: Db): Promise<Map<string, string | null>> {
  const careers = await listVerifiedCareers(tx)
  return new Map(careers.map(({ id, industry, sector }) => [id, careerSectorOf(industry, sector)]))
}

/** A career's key fits its career and that career's sector; the others name their sector. */
function drawable(
  { id, rarity, keyType, isActive, metadata }: Pathkey,
  sectors: ReadonlyMap<string, string | null>,
): DrawablePathkey {
  const careerId = typeof metadata.careerId === 'string' ? metadata.careerId : null
  const ownSector = typeof metadata.sector === 'string' ? metadata.sector : null
  const careerSector = ownSector ?? (careerId === null ? null : (sectors.get(careerId) ?? null))
  return { id, rarity, keyType, isActive, careerId, careerSector }
}
