import { CardPreview, MyClasses, OwnAccount, ShownCard, SignUpAnswer } from '@pathquest/core'
import type { Context } from 'hono'
import { countSignInOf } from '../accounts'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { deviceId, readDevice } from '../http/device'
import { AppError } from '../runtime/errors'
import { myClasses } from './membership'
import { callerOf } from './routes'
import { joinCard, ownAccount, previewCard } from './take-over'

const ownRoute = defineRoute({
  method: 'post',
  path: '/api/account/own',
  access: 'own_student',
  summary: 'Give the account of a card an address and a password; the card opens nothing then',
  request: { body: json(OwnAccount) },
  answer: SignUpAnswer,
})
const previewRoute = defineRoute({
  method: 'post',
  path: '/api/account/card/preview',
  access: 'own_student',
  summary: 'What the account of a card would bring into the own one',
  request: { body: json(ShownCard) },
  answer: CardPreview,
})
const joinRoute = defineRoute({
  method: 'post',
  path: '/api/account/card',
  access: 'own_student',
  summary: 'Join the account of a card to the own one; the card opens nothing then',
  request: { body: json(ShownCard) },
  answer: MyClasses,
})

/** An account of the student's own in place of the one that a card opens. */
export const takeOverRoutes = makeRouter()
  .openapi(ownRoute, async (c) => {
    await countSignInOf(c)
    return c.json(await guessing(c, () => ownAccount(c, c.req.valid('json'))), 200)
  })
  .openapi(previewRoute, async (c) => {
    const shown = c.req.valid('json')
    return c.json(await guessing(c, () => previewCard(c.var.services, callerOf(c), shown)), 200)
  })
  .openapi(joinRoute, async (c) => {
    const { services } = c.var
    const profileId = callerOf(c)
    await guessing(c, () => joinCard(services, profileId, c.req.valid('json')))
    return c.json(await myClasses(services.store.db, profileId), 200)
  })

/** Wrong cards and wrong codes of classes count as they do where they are typed first. */
async function guessing<T>(c: Context<AppEnv>, attempt: () => Promise<T>): Promise<T> {
  const { limits } = c.var.services
  const knownDevice = await deviceId(c, await readDevice(c))
  const from = { addressBucket: addressBucket(c.var.address), knownDevice }
  return limits.classCodeFailures.run(
    callerOf(c),
    () =>
      limits.cardFailures.run(
        from,
        (isGuessed) => {
          if (isGuessed) throw new AppError('card_invalid', {}, 'cardCode')
          return attempt()
        },
        (error) => error.code === 'card_invalid',
      ),
    (error) => error.code === 'class_code_invalid' || error.code === 'card_invalid',
  )
}
