import { Health, Site, SOCIAL_PROVIDERS, Stats } from '@pathquest/core'
import { MODE_IDS } from '@pathquest/modes/catalogue'
import { defineRoute, makeRouter } from '../http/define-route'
import { checkHealth } from './health'
import { countContent } from './store'

const healthRoute = defineRoute({
  method: 'get',
  path: '/api/health',
  access: 'anyone',
  summary: 'Whether everything works; 503 with what is down',
  answer: Health,
})
const statsRoute = defineRoute({
  method: 'get',
  path: '/api/stats',
  access: 'anyone',
  summary: 'Counted figures for the home page',
  answer: Stats,
})
const siteRoute = defineRoute({
  method: 'get',
  path: '/api/site',
  access: 'anyone',
  summary: 'What is configured for the pages',
  answer: Site,
})

export const siteRoutes = makeRouter()
  .openapi(healthRoute, async (c) => {
    const health = await checkHealth(c.var.services, c.var.log)
    c.header('Cache-Control', 'no-store')
    // Not a problem document: the same body names what is down.
    return c.json(health, (health.status === 'ok' ? 200 : 503) as 200)
  })
  .openapi(statsRoute, async (c) => {
    const counts = await countContent(c.var.services.store.db)
    return c.json({ ...counts, gameModes: MODE_IDS.length }, 200)
  })
  .openapi(siteRoute, (c) => {
    const { contact, family, publicOrigin, smtpUrl, social } = c.var.services.env
    const ways = SOCIAL_PROVIDERS.filter((provider) => social[provider] !== undefined)
    const mails = smtpUrl !== undefined
    return c.json({ publicOrigin, contact, family, mails, social: ways }, 200)
  })
