import type { PlayerView } from '@pathquest/core/rooms/views'
import { prefetchChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { sampleHeader, samplePlayerView } from '@pathquest/ui/testing/sample-views'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { ModeResults } from './ModeResults'
import type { ModePieces, ResultsPieceProps } from './pieces'
import { MODE_PIECES } from './registry/pieces'

/** A mode with a summary for each player and none for all. */
const pieces: ModePieces = {
  Results: ({ summary, ownEnding: own, careerLink, children }: ResultsPieceProps) => (
    <>
      {careerLink?.({ id: 'ca_1', title: 'Baker' }, { className: 'link', children: 'Baker' })}
      {JSON.stringify({ summary, own })}
      {children}
    </>
  ),
}
const load = async () => pieces
beforeAll(async () => {
  Object.assign(MODE_PIECES, { of_ones_own: load })
  await prefetchChunk(load)
})

const podium = samplePlayerView(
  { name: 'podium' },
  { game: { ...sampleHeader, mode: 'of_ones_own', status: 'completed' }, own: null },
)
const withEnding = { ...podium, you: { ...podium.you, ending: { held: 3 } } }
const drawn = (view: PlayerView) =>
  renderToStaticMarkup(<ModeResults view={view}>common</ModeResults>).replaceAll('&quot;', '"')

test('a mode with an ending for one player draws that', () => {
  expect(drawn(withEnding)).toBe('{"summary":null,"own":{"held":3}}common')
})

test('where it sends none, as when the room is gone, the common results are shown alone', () => {
  expect(drawn(podium)).toBe('common')
})

test('a mode opens careers as the page does', () => {
  const page = renderToStaticMarkup(
    <ModeResults
      view={withEnding}
      careerLink={({ id }, look) => <a href={`/careers/${id}`} {...look} />}
    >
      common
    </ModeResults>,
  )
  expect(page).toContain('<a href="/careers/ca_1" class="link">Baker</a>')
})
