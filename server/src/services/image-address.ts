import type { Services } from './services'

const IMAGE_SHOWN_MAX = 200

export type ImageServices = Pick<Services, 'log'> & { env: Pick<Services['env'], 'images'> }

/**
 * Where a stored image is fetched from: addresses in the configured stores are signed unless they
 * are already. Null: the app draws it, since pages may ask nobody else for pictures.
 */
export function imageAddress(
  { env: { images }, log }: ImageServices,
  stored: string | null,
): string | null {
  if (stored === null || images.origins.length === 0) return null
  if (!URL.canParse(stored)) {
    // Without its query, which may be a signature.
    const image = stored.split('?')[0]?.slice(0, IMAGE_SHOWN_MAX)
    log.warn({ image }, 'the address of an image cannot be read')
    return stored
  }
  const url = new URL(stored)
  if (!images.origins.includes(url.origin)) return null
  if (!url.searchParams.has('sig')) {
    for (const [name, value] of new URLSearchParams(images.signature)) {
      url.searchParams.set(name, value)
    }
  }
  return url.href
}
