import type { ConnectionCheck } from '@pathquest/core/contracts'
import type { LtiPlatform } from '../platforms/store/platforms'
import { SCOPES } from '../registration/tool'
import { PlatformRefusal } from '../services'
import { requestToken, type TokenRequestOptions } from '../services/token-request'
import { fails, failureOf, works } from './verdict'

export interface Tokens {
  check: ConnectionCheck
  /** By scope. */
  granted: ReadonlyMap<string, string>
}

/** One token for each scope, as the services ask for them. */
export async function askTokens(
  options: TokenRequestOptions,
  platform: LtiPlatform,
): Promise<Tokens> {
  const { tokenUrl: url } = platform
  const granted = new Map<string, string>()
  const failures: unknown[] = []
  const ask = async (scope: string) => {
    try {
      const { token, scopes } = await requestToken(options, platform, [scope])
      if (scopes.includes(scope)) granted.set(scope, token)
    } catch (error) {
      if (!isAboutScope(error)) failures.push(error)
    }
  }
  await Promise.all(SCOPES.map(ask))
  if (failures.length > 0) return { check: failureOf('token', url, failures[0]), granted }
  const scopes = SCOPES.filter((scope) => !granted.has(scope))
  if (scopes.length > 0)
    return { check: fails('token', 'scopes_missing', { url, scopes }), granted }
  return { check: works('token', { url }), granted }
}

const isAboutScope = (error: unknown): boolean =>
  error instanceof PlatformRefusal && error.error === 'invalid_scope'
