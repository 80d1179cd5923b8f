import { AccountDeletion, AccountExport } from '@pathquest/core'
import { findUserByProfile, proveOwner, setCookies } from '../accounts'
import { defineRoute, defineSilentRoute, json, makeRouter } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { deleteAccount } from './delete-account'
import { exportAccount } from './export-account'

const exportRoute = defineRoute({
  method: 'get',
  path: '/api/account/export',
  access: 'signed_in',
  summary: 'All that is kept about the account, as one JSON file',
  answer: AccountExport,
})
const deletionRoute = defineSilentRoute({
  path: '/api/account/deletion',
  access: 'signed_in',
  summary: 'Delete the account: its owner proves to be it and types its e-mail address',
  request: { body: json(AccountDeletion) },
})

export const accountDataRoutes = makeRouter()
  .openapi(exportRoute, async (c) => {
    const { services, principal } = c.var
    const user = await findUserByProfile(services.store.db, principal.profileId as string)
    if (!user) throw new AppError('not_authenticated')
    services.limits.countExport(user.profileId)
    c.header('Content-Disposition', 'attachment; filename="pathquest-data.json"')
    c.header('Cache-Control', 'no-store')
    return c.json(await exportAccount(services.store.db, user, services.now()), 200)
  })
  .openapi(deletionRoute, async (c) => {
    const { services } = c.var
    const { password, confirmation } = c.req.valid('json')
    const user = await proveOwner(c, password)
    if (confirmation.trim().toLowerCase() !== user.email) {
      throw new AppError('deletion_unconfirmed', {}, 'confirmation')
    }
    await deleteAccount(services, user)
    // The session went with the account; what is left of it is the cookie.
    setCookies(c, await services.accounts.signOut(c.req.header('cookie') ?? ''))
    return c.body(null, 204)
  })
