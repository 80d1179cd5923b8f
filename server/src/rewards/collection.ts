import type { Collection, PathkeySummary } from '@pathquest/core'
import { CLASS_OWNERS_FROM } from '@pathquest/core/rewards/amounts'
import { listVerifiedCareers } from '../careers'
import { careerSectorOf } from '../content'
import { type ImageServices, imageAddress } from '../services/image-address'
import type { Services } from '../services/services'
import { countClassOwners, listCollection, type Pathkey } from './store/pathkeys'

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

/** Every active key and every key that is owned, with what it stands for. */
export async function collectionOf(services: Services, profileId: string): Promise<Collection> {
  const { db } = services.store
  const [entries, verified, classOwners] = await Promise.all([
    listCollection(db, profileId),
    listVerifiedCareers(db),
    countClassOwners(db, profileId, CLASS_OWNERS_FROM),
  ])
  const careers = new Map(verified.map((career) => [career.id, career]))
  return {
    pathkeys: entries.map(({ pathkey, quantity, acquiredAt }) => {
      const { careerId, sector } = pathkey.metadata
      const career = typeof careerId === 'string' ? careers.get(careerId) : undefined
      const careerSector = career ? careerSectorOf(career.industry, career.sector) : null
      return {
        pathkey: pathkeySummary(services, pathkey),
        quantity: quantity ?? 0,
        acquiredAt,
        career: career ? { id: career.id, title: career.title } : null,
        sector: typeof sector === 'string' ? sector : careerSector,
        classOwners: classOwners.get(pathkey.id) ?? null,
      }
    }),
  }
}
