import type { RegisterPlatform, UpdatePlatform } from '@pathquest/core'
import type { ErrorCode } from '@pathquest/core/errors'
import type { Env } from '../../runtime/env'
import { AppError } from '../../runtime/errors'

type Addresses = Pick<Env, 'ltiPrivateAddresses'>

const ORIGIN =
  /^(https?):\/\/(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/

/** Values of a platform as an administrator enters them: https, unless this server may do without. */
export function checkRegistration(
  input: Required<RegisterPlatform>,
  env: Addresses,
): Required<RegisterPlatform> {
  const deploymentIds = input.deploymentIds.map((id) => id.trim()).filter((id) => id !== '')
  return { ...input, ...checkChanges(input, env), deploymentIds }
}

/** The same of those values that are there. */
export function checkChanges<Values extends Omit<UpdatePlatform, 'updatedAt'>>(
  values: Values,
  env: Addresses,
): Values {
  const checked = { ...values }
  if (checked.issuer !== undefined) {
    checked.issuer = checked.issuer.trim()
    checkAddress(checked.issuer, 'issuer', 'issuer_invalid', env)
  }
  for (const field of ['authUrl', 'tokenUrl', 'jwksUrl'] as const) {
    const address = checked[field]
    if (address !== undefined) checkAddress(address, field, 'platform_url_invalid', env)
  }
  if (checked.tokenAudience !== undefined) {
    checked.tokenAudience = checked.tokenAudience?.trim() || null
  }
  if (checked.frameOrigins) checked.frameOrigins = checkFrameOrigins(checked.frameOrigins, env)
  return checked
}

/** Origins that may frame us; a wildcard stands for the names below a domain. */
function checkFrameOrigins(origins: readonly string[], env: Addresses): string[] {
  const clean = origins.map((origin) => origin.trim().toLowerCase().replace(/\/$/, ''))
  for (const origin of clean) {
    const found = ORIGIN.exec(origin)
    const isWeak = found?.[1] === 'http' && !env.ltiPrivateAddresses
    // `https://*.com` would be half the web.
    const isWide = found?.[2] !== undefined && origin.split('.').length < 3
    if (!found || isWeak || isWide) throw new AppError('frame_origin_invalid', {}, 'frameOrigins')
  }
  return [...new Set(clean)]
}

function checkAddress(value: string, field: string, code: ErrorCode, env: Addresses): void {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isHttps = url?.protocol === 'https:'
  const isAllowed = isHttps || (env.ltiPrivateAddresses && url?.protocol === 'http:')
  if (!url || !isAllowed || url.username || url.password || url.hash) {
    throw new AppError(code, {}, field)
  }
}
