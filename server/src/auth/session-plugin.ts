import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { parse } from 'hono/utils/cookie'
import * as z from 'zod'

/**
 * The session's token in a `Cookie` header, as better-auth signs it: `token.signature`, HMAC-SHA-256
 * in base64. Read here and not by its `getSession`, whose context per call is 20 kB of garbage.
 */
export function readSessionToken(
  header: string,
  { name, secret }: { name: string; secret: string },
): string | undefined {
  const value = parse(header, name)[name]
  const dot = value?.lastIndexOf('.') ?? -1
  if (value === undefined || dot < 1) return undefined
  const token = value.slice(0, dot)
  const signature = Buffer.from(value.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  const valid = signature.length === expected.length && timingSafeEqual(signature, expected)
  return valid ? token : undefined
}

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
