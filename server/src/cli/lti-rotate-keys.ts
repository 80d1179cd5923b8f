import { platformsShown, rotatePlatformKeys } from '../lti'
import { type Command, CommandRefused } from './command'

/** `npm run lti:rotate-keys [ID]` */
export const ltiRotateKeys: Command = {
  help: `Makes new keys that our messages to an LMS are signed with. The former ones stay published
until nothing that was signed with them can be valid.

npm run lti:rotate-keys [ID]

  ID       of one LMS, as lti:list shows it (lp_…); without it: all
  --json   answers with JSON`,
  words: ['[ID]'],
  options: {},
  async run(services, { positionals: [id] }) {
    const known = (await platformsShown(services)).map((one) => one.id)
    if (id !== undefined && !known.includes(id)) {
      throw new CommandRefused(
        `No LMS has the ID ${id}: \`npm run lti:list\` shows which there are.`,
      )
    }
    const ids = id === undefined ? known : [id]
    for (const one of ids) await rotatePlatformKeys(services, one, null)
    const text = ids.length === 0 ? 'No LMS is registered yet.' : `New keys for ${ids.join(', ')}.`
    return { text, json: { rotated: ids } }
  },
}
