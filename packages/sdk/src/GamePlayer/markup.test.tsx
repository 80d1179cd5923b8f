import type { PlayerView } from '@pathquest/game-core/views'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LiveGame } from '../live-game'
import { sampleLive } from '../testing/sample-games'
import { sampleHeader, samplePlayerView } from '../testing/sample-views'
import { GamePlayer, type HeldGamePlayerProps } from '.'

const lobby = sampleLive(
  samplePlayerView({ name: 'lobby' }, { game: { ...sampleHeader, status: 'waiting' } }),
)
const game = {
  api: { origin: '' },
  getState: () => lobby,
  subscribe: () => () => {},
} as unknown as LiveGame<PlayerView>
const levels = (props: Partial<HeldGamePlayerProps> = {}) => {
  const html = renderToStaticMarkup(<GamePlayer game={game} {...props} />)
  return [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
}

test('its title is of level 2, below that of a page around, and what is below follows', () => {
  expect(levels()).toEqual([2, 3])
  expect(levels({ headingLevel: undefined })).toEqual([2, 3])
})

test('a page that is the game gives it level 1', () => {
  expect(levels({ headingLevel: 1 })).toEqual([1, 2])
})
