import { answerTeacher, findProfileByLogin, insertAdmin, listWaitingTeachers } from '../accounts'
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

/** `npm run admin:people [-- --approve EMAIL | --refuse EMAIL]` */
export const adminPeople: Command = {
  help: `Lists the teachers who wait for an administrator, and answers them
(where TEACHER_SIGN_UP=approval; in the app the page /admin/people does the same).

npm run admin:people
npm run admin:people -- --approve EMAIL
npm run admin:people -- --refuse EMAIL

  --approve EMAIL  lets them host and see solutions
  --refuse EMAIL   makes a student's account of theirs
  --json           answers with JSON`,
  words: [],
  options: { approve: { type: 'string' }, refuse: { type: 'string' } },
  async run({ store, now, log }, { values: { approve, refuse } }) {
    const given = approve ?? refuse
    if (typeof given !== 'string') {
      const waiting = await listWaitingTeachers(store.db)
      const lines = waiting.map(
        ({ email, displayName, createdAt }) =>
          `${email ?? ''}  ${displayName}  ${new Date(createdAt).toISOString().slice(0, 10)}`,
      )
      return {
        text: lines.length === 0 ? 'Nobody waits.' : lines.join('\n'),
        json: waiting.map(({ id, email, displayName, createdAt }) => ({
          profileId: id,
          email,
          displayName,
          createdAt,
        })),
      }
    }
    if (approve !== undefined && refuse !== undefined) {
      throw new CommandRefused('Give --approve or --refuse, not both.')
    }
    const email = given.trim().toLowerCase()
    const profile = await findProfileByLogin(store.db, email)
    const isApproved = approve !== undefined
    const answered = profile && (await answerTeacher(store.db, profile.id, isApproved, now()))
    if (!answered) {
      throw new CommandRefused(
        `No teacher waits with ${email}. \`npm run admin:people\` lists who does.`,
      )
    }
    const outcome = isApproved ? 'approved' : 'refused'
    log.info({ profileId: answered.id, outcome }, 'a teacher who waited was answered')
    const text = isApproved ? `${email} is a teacher now.` : `${email} goes on as a student.`
    return { text, json: { email, profileId: answered.id, isApproved } }
  },
}
