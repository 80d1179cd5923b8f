import { acceptedLanguage } from '../../runtime/language'
import type { LtiEndpoint, LtiRegistration } from '../../services/lti-services'
import { canvasConfig } from './canvas-config'
import { makeDynamicRegistration, type RegistrationDeps } from './dynamic-registration'
import { refusedPage, registeredPage } from './register-page'
import { RegistrationRefused } from './registration-refused'

const CONFIG_FRESH_SECONDS = 300

/** /lti/register and /lti/config.json. */
export function makeRegistration(deps: RegistrationDeps): LtiRegistration {
  const { publicOrigin, ltiPrivateAddresses } = deps.env
  const registerPlatform = makeDynamicRegistration(deps)
  const config = JSON.stringify(canvasConfig(publicOrigin), null, 2)
  const register: LtiEndpoint = async ({ query, headers, log, requestId }) => {
    const language = acceptedLanguage(headers['accept-language'])
    const reader = { language, allowHttp: ltiPrivateAddresses }
    try {
      const platform = await registerPlatform({
        invite: query.get('invite') ?? '',
        configurationUrl: query.get('openid_configuration') ?? '',
        registrationToken: query.get('registration_token') ?? '',
      })
      log.info({ platformId: platform.id }, 'a platform registered itself')
      return registeredPage(reader)
    } catch (error) {
      if (!(error instanceof RegistrationRefused)) throw error
      log.warn({ reason: error.message }, 'a registration was refused')
      return refusedPage(error.reason, requestId, reader)
    }
  }
  return {
    register,
    config: async () => ({
      status: 200,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': `public, max-age=${CONFIG_FRESH_SECONDS}`,
        'Access-Control-Allow-Origin': '*',
      },
      body: config,
    }),
  }
}
