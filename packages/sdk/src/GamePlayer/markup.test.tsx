import type { PlayerView } from '@pathquest/game-core/views'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LiveGame } from '../live-game'
import { sampleLive } from '../testing/sample-games'
import { sampleHeader, samplePlayerView } from '../testing/sample-views'
import { GamePlayer, type HeldGamePlayerProps } from '.'
import { PlayerResults } from './PlayerResults'

const lobby = sampleLive(
  samplePlayerView({ name: 'lobby' }, { game: { ...sampleHeader, status: 'waiting' } }),
)
const game = {
  api: { origin: '' },
  getState: () => lobby,
  subscribe: () => () => {},
} as unknown as LiveGame<PlayerView>
const levelsIn = (part: ReactNode) =>
  [...renderToStaticMarkup(part).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
const levels = (props: Partial<HeldGamePlayerProps> = {}) =>
  levelsIn(<GamePlayer game={game} {...props} />)

test('its title is of level 2, below that of a page around, and what is below follows', () => {
  expect(levels()).toEqual([2, 3])
  expect(levels({ headingLevel: undefined })).toEqual([2, 3])
})

test('a page that is the game gives it level 1', () => {
  expect(levels({ headingLevel: 1 })).toEqual([1, 2])
})

test('below the title of the results everything is one level further', () => {
  const podium = samplePlayerView(
    { name: 'podium' },
    { game: { ...sampleHeader, status: 'completed' } },
  )
  const [title, ...others] = levelsIn(
    <PlayerResults view={podium} state={sampleLive(podium)} headingLevel={3} />,
  )
  expect(title).toBe(3)
  expect(new Set(others)).toEqual(new Set([4]))
})
