import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Starts a session for an account that our own sign-up has just made; reachable in process only. */
export const sessionPlugin = {
  id: 'pathquest-session',
  endpoints: {
    startSession: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw ctx.error('NOT_FOUND')
        const untilBrowserEnds = true
        const session = await internalAdapter.createSession(user.id, untilBrowserEnds)
        await setSessionCookie(ctx, { session, user }, untilBrowserEnds)
        return ctx.json({ started: true })
      },
    ),
  },
} satisfies BetterAuthPlugin
