import type { BrowserContext } from 'playwright-core'
import type { DemoAccount } from './demo-accounts'

type Session = Awaited<ReturnType<BrowserContext['cookies']>>

/**
 * Sessions of people who have left, for the next who signs in as the same account: checking a
 * password takes a fifth of a CPU second by design. No two devices have one at the same time.
 */
export class Sessions {
  private readonly left = new Map<string, Session[]>()

  /** Signs a device without cookies in; the result is called when its person leaves. */
  async begin(context: BrowserContext, account: DemoAccount): Promise<() => void> {
    const left = this.left.get(account.email) ?? []
    this.left.set(account.email, left)
    const session = (await reuse(context, left.pop())) ?? (await signIn(context, account))
    return () => left.push(session)
  }
}

/** Undefined when the session was ended by its test. */
async function reuse(context: BrowserContext, session?: Session): Promise<Session | undefined> {
  if (!session) return undefined
  await context.addCookies(session)
  const { user } = await (await context.request.get('/api/session')).json()
  if (user) return session
  await context.clearCookies()
  return undefined
}

async function signIn(context: BrowserContext, account: DemoAccount): Promise<Session> {
  const { email, password } = account
  const answer = await context.request.post('/api/auth/sign-in', { data: { email, password } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
  return context.cookies()
}
