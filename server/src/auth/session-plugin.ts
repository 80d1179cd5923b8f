import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Starts a session for whom our own routes have recognised; reachable in process only. */
export const sessionPlugin = {
  id: 'pathquest-session',
  endpoints: {
    startSession: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.string(), rememberMe: z.boolean() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw ctx.error('NOT_FOUND')
        const untilBrowserEnds = !ctx.body.rememberMe
        const session = await internalAdapter.createSession(user.id, untilBrowserEnds)
        await setSessionCookie(ctx, { session, user }, untilBrowserEnds)
        return ctx.json({ started: true })
      },
    ),
  },
} satisfies BetterAuthPlugin
