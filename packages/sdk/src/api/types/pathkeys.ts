import type { PathkeyType, Rarity } from '@pathquest/game-core/constants'

/** A collectable key that games are rewarded with. */
export interface PathkeySummary {
  id: string
  name: string
  description: string
  imageUrl: string | null
  rarity: Rarity
  keyType: PathkeyType
  /** What its artwork is drawn from. */
  keyCode: string
  /** CSS colours. */
  colorPrimary: string
  colorSecondary: string
}

/** Pathkeys by id. */
export interface PathkeyList {
  pathkeys: PathkeySummary[]
}
