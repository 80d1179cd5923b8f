import type { PathkeySummary } from '@pathquest/core'
import { type ImageServices, imageAddress } from '../services/image-address'
import type { Pathkey } from './store/pathkeys'

export const pathkeySummary = (services: ImageServices, key: Pathkey): PathkeySummary => ({
  id: key.id,
  name: key.name,
  description: key.description,
  imageUrl: imageAddress(services, key.imageUrl),
  rarity: key.rarity,
  keyType: key.keyType,
  keyCode: key.keyCode,
  colorPrimary: key.colorPrimary,
  colorSecondary: key.colorSecondary,
})
