import { platformsShown, toolUrls } from '../lti'
import type { Command } from './command'
import { describePlatform, describeTool } from './describe-platform'

/** `npm run lti:list` */
export const ltiList: Command = {
  help: `Lists the registered LMS platforms, and the values that an LMS asks for.

npm run lti:list

  --json   answers with JSON`,
  words: [],
  options: {},
  async run(services) {
    const platforms = await platformsShown(services)
    const tool = toolUrls(services.env.publicOrigin)
    const list = platforms.map(describePlatform).join('\n\n') || 'No LMS is registered yet.'
    return { text: `${list}\n\n${describeTool(tool)}`, json: { platforms, tool } }
  },
}
