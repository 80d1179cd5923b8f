import { useTexts } from '@pathquest/ui/messages/use-texts'
import { tileName } from './hexes'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { LandView, ReachView } from './views'

const listOf = (tiles: readonly number[]): string => tiles.map(tileName).join(', ')

/** The land in words, for players, host and projector. */
export function useLandWords(view: LandView) {
  const t = useTexts(en, es)
  const { teams, last } = view
  const lands = teams.map(({ number, land }) => t('team.land', { number, count: land }))
  const stakes = teams.map(({ number, stakes: count }) => t('team.stakes', { number, count }))
  return {
    lands,
    stakes,
    map: t('map', { lands: lands.join('. ') }),
    took: tookText(),
    tile: ({ owner, worth }: ReachView) =>
      owner === 0 ? t('tile.free', { worth }) : t('tile.foreign', { worth, owner }),
  }

  /** What came of the last phase; null: none has closed. */
  function tookText(): string | null {
    if (!last) return null
    const took = teams.flatMap(({ number }) => {
      const tiles = last.taken.filter(({ team }) => team === number).map(({ tile }) => tile)
      if (tiles.length === 0) return []
      return [t('took.tiles', { number, count: tiles.length, list: listOf(tiles) })]
    })
    const rest = last.contested.length > 0 ? [t('contested', { list: listOf(last.contested) })] : []
    return [...(took.length > 0 ? took : [t('took.none')]), ...rest].join(' ')
  }
}
