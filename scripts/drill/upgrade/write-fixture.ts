// `npm run fixture:upgrade`: running games as stored by the current version, packed for
// drill:upgrade. Run at each release, and commit the file it writes.
// `--product <folder>` uses the built product of another checkout instead.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildAll } from '../../build/build.mjs'
import { playerApi } from '../../harness/player-api'
import { killedAt, startProduct } from '../../harness/product'
import { loadSdkClient } from '../../harness/sdk-client'
import { root } from '../../start/paths.mjs'
import { playBots, settleBots } from './bot-states'
import { packFixture } from './fixture'
import * as states from './states'

const { values } = parseArgs({ options: { product: { type: 'string' } } })
const checkout = values.product ?? root
if (!values.product) await buildAll({ only: ['rooms', 'server'] })
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim()
// A fixture belongs to a commit: uncommitted changes belong to none.
if (git('status', '--porcelain', '--untracked-files=no') !== '') {
  throw new Error('There are changes that are not committed. Commit them, then write the fixture.')
}
const commit = git('rev-parse', '--short=7', 'HEAD')
// In the order of the versions.
const date = git('show', '-s', '--date=format:%Y-%m-%d-%H%M', '--format=%cd')

const sdk = await loadSdkClient()
const server = await startProduct({
  checkout,
  isKillable: true,
  env: { PATHQUEST_DEMO: 'off' },
})
try {
  const api = playerApi(server.origin)
  const teacher = await states.makeAccount(api, 'teacher')
  const student = await states.makeAccount(api, 'student')
  const course = {
    sdk,
    api,
    teacher,
    student,
    // Pages answer by the number of an option.
    sets: (await api.questionSets(teacher.cookie)).filter(({ kinds }) =>
      kinds.every(({ kind }) => kind === 'choice'),
    ),
  }
  const settled = [await states.playSettled(course), ...(await settleBots(course))]
  for (const game of settled) game.close()
  // From here on the server dies in the first settlement, and the rooms with it.
  await server.restart(killedAt('before_commit'))
  const still = await states.playStates(course)
  // Last, and together: their clocks run.
  const [question, midway] = await Promise.all([states.inQuestion(course), playBots(course)])
  const games = [...still, question, ...midway, await states.playUnsettled(course)]
  await server.exited
  for (const game of games) game.close()
  const told = {
    commit,
    date,
    takenAt: Date.now(),
    accounts: { teacher: teacher.account, student: student.account },
    games: [...settled, ...games].map((game) => game.told),
  }
  console.log(`Written: ${packFixture(`${date}-${commit}`, server.dataDir, told)}`)
} catch (error) {
  console.error(server.output())
  throw error
} finally {
  await server.stop()
}
process.exit()
