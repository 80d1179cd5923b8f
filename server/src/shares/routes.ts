import { z } from '@hono/zod-openapi'
import { ShareAnswer, SharedLeaderboardAnswer, ShareState } from '@pathquest/core'
import { addressBucket } from '../http/client-address'
import {
  defineRoute,
  defineSilentRoute,
  GameId,
  json,
  makeRouter,
  NoFields,
} from '../http/define-route'
import { sendFile } from '../http/static-files'
import type { Services } from '../services/services'
import { SharedBoards, sharedGame, shareGame } from './shared-leaderboard'
import { isGameShared, removeGameShare } from './store'

const CACHE_CONTROL = 'public, max-age=1'

const shareRoute = defineRoute({
  method: 'post',
  path: '/api/games/{id}/share',
  access: 'host',
  summary: 'Share the leaderboard: a token that anybody may read it with; a former one ends',
  request: { params: GameId, body: json(NoFields) },
  answer: ShareAnswer,
  status: 201,
})
const unshareRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/games/{id}/share',
  access: 'host',
  summary: 'Stop sharing the leaderboard',
  request: { params: GameId, body: json(NoFields) },
})
const stateRoute = defineRoute({
  method: 'get',
  path: '/api/games/{id}/share',
  access: 'host',
  summary: 'Whether the leaderboard is shared',
  request: { params: GameId },
  answer: ShareState,
})
const sharedRoute = defineRoute({
  method: 'get',
  path: '/api/shared/{token}/leaderboard',
  access: 'anyone',
  summary: 'A shared leaderboard, live or finished',
  request: { params: z.object({ token: z.string().max(200) }) },
  answer: SharedLeaderboardAnswer,
})

export function makeShareRoutes(services: Pick<Services, 'store' | 'rooms' | 'now'>) {
  const boards = new SharedBoards(services)
  return makeRouter()
    .openapi(shareRoute, async (c) => {
      const { services, game, principal } = c.var
      services.limits.countShare(principal.profileId as string)
      return c.json({ share_token: await shareGame(services, game) }, 201)
    })
    .openapi(stateRoute, async (c) => {
      const { services, game } = c.var
      return c.json({ shared: await isGameShared(services.store.db, game.id) }, 200)
    })
    .openapi(unshareRoute, async (c) => {
      await removeGameShare(c.var.services.store.db, c.var.game.id)
      return c.body(null, 204)
    })
    .openapi(sharedRoute, async (c) => {
      const { services, address } = c.var
      services.limits.countSharedRead(addressBucket(address))
      const game = await sharedGame(services, c.req.valid('param').token)
      // Written out before, and typed there.
      return (await sendFile(c, await boards.of(game), CACHE_CONTROL)) as never
    })
}
