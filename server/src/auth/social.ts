import { SOCIAL_PROVIDERS, type SocialProvider } from '@pathquest/core'
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { getOAuthCallbackPath, parseState } from 'better-auth/oauth2'
import * as z from 'zod'

export interface SocialSettings {
  google?: { clientId: string; clientSecret: string }
  microsoft?: { clientId: string; clientSecret: string; tenantId: string; authority: string }
}

/** Whom a provider vouches for. */
export interface SocialIdentity {
  provider: SocialProvider
  /** The provider's own id of this person; never changes. */
  accountId: string
  email: string | null
  /** Whether the provider knows that the address is theirs. */
  emailVerified: boolean
  name: string
}

export interface SocialReturn {
  identity: SocialIdentity
  rememberMe: boolean
  returnTo?: string | undefined
  /** `Set-Cookie` values. */
  cookies: string[]
}

/** No more is asked for than a name and an address, and devices of a school are shared. */
export function socialProviders({
  google,
  microsoft,
}: SocialSettings): BetterAuthOptions['socialProviders'] {
  return {
    ...(google ? { google: { ...google, prompt: 'select_account' } } : {}),
    ...(microsoft
      ? {
          microsoft: {
            ...microsoft,
            prompt: 'select_account',
            disableDefaultScope: true,
            scope: ['openid', 'profile', 'email'],
            disableProfilePhoto: true,
            // Whoever runs a tenant can write any address there: it is confirmed by a mail.
            mapProfileToUser: (profile: { email?: string; preferred_username?: string }) => ({
              email: profile.email || addressOrNothing(profile.preferred_username),
              emailVerified: false,
            }),
          },
        }
      : {}),
  }
}

const addressOrNothing = (name: string | undefined): string | undefined =>
  name?.includes('@') ? name : undefined

const Query = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  state: z.string(),
  code: z.string(),
  iss: z.string().optional(),
})
const OurState = z.object({ rememberMe: z.boolean(), returnTo: z.string().optional() })

/**
 * The library's own way back ends with an account, made or joined by its e-mail address. This one
 * ends with who it is and stores nothing; reachable in process only.
 */
export const socialPlugin = {
  id: 'pathquest-social',
  endpoints: {
    finishSocial: createAuthEndpoint(
      { method: 'GET', query: Query, requireHeaders: true },
      async (ctx) => {
        const { code, iss } = ctx.query
        const state = await parseState(ctx)
        const provider = ctx.context.socialProviders.find(({ id }) => id === ctx.query.provider)
        if (!provider) throw ctx.error('NOT_FOUND')
        if (iss && provider.issuer && iss !== provider.issuer) throw ctx.error('UNAUTHORIZED')
        const tokens = await provider.validateAuthorizationCode({
          code,
          codeVerifier: state.codeVerifier,
          redirectURI: `${ctx.context.baseURL}${getOAuthCallbackPath(provider)}`,
        })
        const found = tokens && (await provider.getUserInfo(tokens))
        if (!found) throw new Error('The provider told nobody')
        const accountId = await provider.accountSubject({ tokens, profile: found.data })
        if (typeof accountId !== 'string' || accountId.trim() === '') {
          throw new Error('The provider told no id')
        }
        const { email, emailVerified, name } = found.user
        const identity: SocialIdentity = {
          provider: ctx.query.provider,
          accountId,
          email: email?.trim().toLowerCase() || null,
          emailVerified: emailVerified === true,
          name: name ?? '',
        }
        return ctx.json({ identity, ...OurState.parse(state) })
      },
    ),
  },
} satisfies BetterAuthPlugin
