import type { GameView } from '@pathquest/core/rooms/views'
import { type LazyChunk, prefetchChunk, useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useEffect } from 'react'
import type { KindPieces } from './pieces'
import { KIND_PIECES } from './registry/pieces'

const loaders = KIND_PIECES as Readonly<Record<string, () => Promise<KindPieces>>>
/** A kind that is newer than this page: there is nothing to fetch. */
const loadUnknown = () => Promise.reject(new Error('unknown kind of question'))
const loaderOf = (kind: string) => (Object.hasOwn(loaders, kind) && loaders[kind]) || loadUnknown

/** The components of a kind of question; null: no kind yet. */
export const useKindPieces = (kind: string | null): LazyChunk<KindPieces> =>
  useLazyChunk(loaderOf(kind ?? ''), kind !== null)

/**
 * Prefetches the components of a game's kinds while the class is in the lobby (older rooms list
 * none).
 */
export function usePrefetchedKinds(view: GameView | null): void {
  const kinds = view?.game.kinds?.join()
  useEffect(() => {
    for (const kind of kinds?.split(',') ?? []) void prefetchChunk(loaderOf(kind))
  }, [kinds])
}
