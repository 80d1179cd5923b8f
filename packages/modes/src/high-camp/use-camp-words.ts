import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { Store } from './forecast'
import { STORES } from './manifest'
import { isEnough } from './stores'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { CampView } from './views'

/** The camp in words, for players, host and projector alike. */
export function useCampWords(camp: CampView) {
  const t = useTexts(en, es)
  const { height, top, summit, stores, left, last } = camp
  const figure = (store: Store): string => {
    const { count, need, low, high } = stores[store]
    return need === null ? t('range', { count, low, high }) : t('exact', { count, need })
  }
  const storeText = (store: Store): string => {
    const { count, need, low, high } = stores[store]
    const named = { store: t(store), count }
    if (need === null) return t('store.range', { ...named, low, high })
    return t(isEnough(stores[store]) ? 'store.full' : 'store.exact', { ...named, need })
  }
  const heightText = t('height', { height, top, summit })
  return {
    height: heightText,
    figures: mapRecord(figure),
    storeText,
    all: t('scene.open', { height: heightText, stores: STORES.map(storeText).join('. ') }),
    until:
      left > 0
        ? left === 1 && last === null
          ? t('storm.last')
          : t('storm.in', { count: left })
        : null,
    storm: stormText(t, last),
  }
}

type Translate = ReturnType<typeof useTexts<typeof en>>

const mapRecord = (of: (store: Store) => string): Record<Store, string> => ({
  food: of('food'),
  rope: of('rope'),
  canvas: of('canvas'),
})

function stormText(t: Translate, last: CampView['last']): string | null {
  const storm = last?.storm
  if (!storm) return null
  switch (storm.full) {
    case 3:
      return t('storm.3')
    case 2:
      return t('storm.2')
    case 1:
      return t('storm.1')
    default:
      return t(storm.moved < 0 ? 'storm.0' : 'storm.stays')
  }
}
