import type { PathkeySummary } from '@pathquest/game-core'
import type { Pathkey } from './store/pathkeys'

export const pathkeySummary = (key: Pathkey): PathkeySummary => ({
  id: key.id,
  name: key.name,
  description: key.description,
  imageUrl: key.imageUrl,
  rarity: key.rarity,
  keyType: key.keyType,
  keyCode: key.keyCode,
  colorPrimary: key.colorPrimary,
  colorSecondary: key.colorSecondary,
})
