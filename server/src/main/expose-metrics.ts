import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import { countLiveGames, countPlayers } from '../games'
import { countGrades } from '../lti'
import { VERSION } from '../runtime/program-folder'
import type { Services } from '../services/services'

type Asked = Pick<Services, 'metrics' | 'store' | 'roomsHealthy' | 'env' | 'mail'>

/**
 * Adds to the counted figures those that are read when they are asked for, and the process's own
 * (CPU, memory, event loop, garbage collection). Once for a process.
 */
export function exposeMetrics({ metrics, store, roomsHealthy, env, mail }: Asked): void {
  const registers = [metrics.registry]
  collectDefaultMetrics({ register: metrics.registry })

  const read = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name: `pathquest_${name}`,
      help,
      registers,
      async collect() {
        this.set(await value())
      },
    })

  new Gauge({
    name: 'pathquest_info',
    help: 'The running version',
    labelNames: ['version', 'database'],
    registers,
  }).set({ version: VERSION, database: store.dialect }, 1)
  read('rooms_up', 'Whether the process of the rooms answers', async () =>
    Number(await roomsHealthy()),
  )
  read('database_up', 'Whether the database answers', () =>
    store.ping().then(
      () => 1,
      () => 0,
    ),
  )
  read('database_writes_ok', 'Whether the database takes writes', () =>
    Number(store.health().writes === 'ok'),
  )
  read('disk_free_bytes', 'Free space in DATA_DIR', async () => {
    const { bavail, bsize } = await statfs(env.dataDir)
    return bavail * bsize
  })
  read('players_connected', 'Connected players of games that are not over', () =>
    countPlayers(store.db),
  )
  read('mails_waiting', 'Mails in the outbox', () => mail.waiting())
  new Gauge({
    name: 'pathquest_games',
    help: 'Games that are not over, by type and status',
    labelNames: ['type', 'status'],
    registers,
    async collect() {
      this.reset()
      for (const { type, status, games } of await countLiveGames(store.db))
        this.set({ type, status }, games)
    },
  })
  new Gauge({
    name: 'pathquest_grades',
    help: 'Grades that an LMS has not taken: waiting, or refused for good',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const state of ['pending', 'failed'] as const)
        this.set({ state }, await countGrades(store.db, state))
    },
  })
}
