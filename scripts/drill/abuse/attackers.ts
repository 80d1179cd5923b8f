// The attackers' process: runs one attack after another on command, and reports the product's
// responses.
import { setPriority } from 'node:os'
import { pause, until } from '../../harness/wait'
import { tell } from '../../harness/worker-process'
import { Attacker, type Strength } from './attacker'
import * as files from './files'
import * as games from './games'
import * as http from './http'
import * as sockets from './sockets'
import { type Product, prepareWorld } from './world'

interface Wish extends Strength {
  product: Product
}

const { product, ...strength }: Wish = JSON.parse(process.argv[2] ?? '')
/** Timeout of an attack. */
const graceMs = 5000

/** Attacks that earlier versions did not withstand. */
const listed = {
  heldBackOutbox: http.heldBackOutbox,
  heldBackInternal: http.heldBackInternal,
  unreadResyncs: sockets.unreadResyncs,
  largeFrames: sockets.largeFrames,
  fragments: sockets.fragments,
  deepInitialize: http.deepInitialize,
  manySockets: sockets.manySockets,
  hostCommands: games.hostCommands,
  soloGames: games.soloGames,
}
// All the others are from our own addresses.
const attacks = new Map<string, (attacker: Attacker) => Promise<unknown>>(
  Object.entries({ ...listed, ...http, ...sockets, ...games, ...files }),
)

// Real attackers use other machines: here they run at a lower priority than the product.
setPriority(10)
const world = await prepareWorld(product)
const names = [...attacks.keys()]
tell(names)
process.on('message', async (name: string) => {
  const number = names.indexOf(name)
  // Each from a separate address, so that limits per address apply to it alone.
  const attacker = new Attacker(world, `127.0.1.${number + 1}`, strength)
  let isDone = false
  attacks
    .get(name)?.(attacker)
    .then(() => {
      isDone = true
    })
  await until('its end', () => isDone || performance.now() > attacker.until + graceMs, {
    patienceMs: Number.POSITIVE_INFINITY,
  })
  attacker.end()
  // Connections ended now close within this turn, and are recorded.
  await pause(50)
  tell(attacker.answers)
})
