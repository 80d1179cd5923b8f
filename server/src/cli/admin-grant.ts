import { findProfileByLogin, insertAdmin } from '../accounts'
import { type Command, CommandRefused } from './command'

/** `npm run admin:grant EMAIL` */
export const adminGrant: Command = {
  help: `Makes an account an administrator, who connects LMS platforms at /admin/lms.

npm run admin:grant -- EMAIL

  EMAIL    of an account that exists
  --json   answers with JSON`,
  words: ['EMAIL'],
  options: {},
  async run({ store, env, now, log }, { positionals: [given = ''] }) {
    const email = given.trim().toLowerCase()
    const profile = await findProfileByLogin(store.db, email)
    if (!profile) {
      throw new CommandRefused(
        `There is no account with ${email}. Sign up at ${env.publicOrigin}/signup with it first, then run this again.`,
      )
    }
    const isNew = await insertAdmin(store.db, profile.id, now())
    if (isNew) log.info({ profileId: profile.id }, 'an account became an administrator')
    const text = isNew
      ? `${email} is an administrator now.\nSign in there, or reload the page if you are, and open ${env.publicOrigin}/admin/lms`
      : `${email} is an administrator already: ${env.publicOrigin}/admin/lms`
    return { text, json: { email, profileId: profile.id, isNew } }
  },
}
