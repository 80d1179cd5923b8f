import { deletePlatform, platformsShown } from '../lti'
import { type Command, CommandRefused } from './command'
import { countsOf } from './describe-platform'

/** `npm run lti:remove ID` */
export const ltiRemove: Command = {
  help: `Removes an LMS with its courses, activities, grades and keys. Nobody can launch from it
any more. People keep their profiles: registered again with the same issuer and client id, they
are who they were.

npm run lti:remove ID

  ID       as lti:list shows it (lp_…)
  --json   answers with JSON`,
  words: ['ID'],
  options: {},
  async run(services, { positionals: [id = ''] }) {
    const platform = (await platformsShown(services)).find((one) => one.id === id)
    if (!platform) {
      throw new CommandRefused(
        `No LMS has the ID ${id}: \`npm run lti:list\` shows which there are.`,
      )
    }
    await deletePlatform(services, id, null)
    return {
      text: `Removed ${platform.name} (${countsOf(platform.uses)}).`,
      json: { removed: platform },
    }
  },
}
