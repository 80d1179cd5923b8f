import { filterModes, type GameSize } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import { useState } from 'react'
import { ANY_MODE, filterOf, wishOf } from './mode-wish'

/** The modes that fit the filters above them, and what `ModeFilters` needs to draw those. */
export function useFilteredModes(
  modes: readonly Manifest[],
  play: Manifest['offers'][number],
  size: GameSize,
) {
  const [chosen, onChange] = useState(ANY_MODE)
  const { by, wish } = wishOf(chosen, play)
  const fitting = filterModes(modes, filterOf(wish), size)
  return { fitting, filters: { modes, by, wish, shown: fitting.length, onChange } }
}
