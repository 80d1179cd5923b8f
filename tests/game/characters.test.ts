import { createViewContext, playerView, resultPost } from '@pathquest/core/game'
import { lobby, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const KITE = 'kite-sun-map'

describe('characters', () => {
  it('[G77] a player in the lobby takes another one, which is kept with the seat', () => {
    const game = lobby({ players: ['ana', 'ben'] })
    expect(game.says(game.moveOf('ana', 'character', { character: KITE }))).toBe('ok')
    game.start().at(1_000).answer('ana', 'right').answer('ben', 'wrong').host('end')
    const view = playerView(createViewContext(game.setup, game.game, game.now), 'ben')
    expect(view?.leaderboard.map(({ character }) => character)).toEqual([KITE, undefined])
    const post = resultPost(game.setup, game.game, 'key')
    expect(post.players[0]).toMatchObject({ playerId: 'ana', character: KITE })
    expect(post.players[1]).not.toHaveProperty('character')
  })

  it('[G77] an unknown one is refused, and so is any once the game runs', () => {
    const game = lobby({ players: ['ana'] })
    expect(game.says(game.moveOf('ana', 'character', { character: 'dragon-sun-map' }))).toBe(
      'bad_message',
    )
    game.start()
    expect(game.says(game.moveOf('ana', 'character', { character: KITE }))).toBe('not_now')
  })

  it('[G77] a deleted account loses the chosen one', () => {
    const game = lobby({ players: ['ana', 'ben'] })
    game.send(game.moveOf('ana', 'character', { character: KITE }))
    game.start().send({ type: 'forget', playerId: 'ana' })
    expect(game.game.seats.ana?.character).toBeUndefined()
  })
})

describe('reactions', () => {
  it('[G78] the host mutes and allows them, in lobby and game, and every page knows', () => {
    const game = play({ players: ['ana'] }).host('mute_reactions')
    expect(game.viewOf('ana').game).toMatchObject({ reactionsMuted: true })
    expect(game.host('allow_reactions').viewOf('ana').game).not.toHaveProperty('reactionsMuted')
  })
})
