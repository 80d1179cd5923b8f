import type { GameView } from '@pathquest/core/rooms/views'
import { type LazyChunk, prefetchChunk, useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useEffect } from 'react'
import type { KindPieces } from './pieces'
import { KIND_PIECES } from './registry/pieces'

const loaders = KIND_PIECES as Readonly<Record<string, () => Promise<KindPieces>>>
/** A kind that came after this page: there is nothing to fetch. */
const loadUnknown = () => Promise.reject(new Error('unknown kind of question'))
const loaderOf = (kind: string) => (Object.hasOwn(loaders, kind) && loaders[kind]) || loadUnknown

/** The pieces of a kind of question; null: of none as yet. */
export const useKindPieces = (kind: string | null): LazyChunk<KindPieces> =>
  useLazyChunk(loaderOf(kind ?? ''), kind !== null)

/** Those of a game's kinds are on their way while the class is in the lobby (a room of before names none). */
export function useKindsOf(view: GameView | null): void {
  const kinds = view?.game.kinds?.join()
  useEffect(() => {
    for (const kind of kinds?.split(',') ?? []) void prefetchChunk(loaderOf(kind))
  }, [kinds])
}
