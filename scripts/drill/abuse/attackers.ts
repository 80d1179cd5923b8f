// The attackers' process: it does one attack after another, as it is told, and says what the
// product answered.
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
/** An attack that does not end by itself is ended. */
const graceMs = 5000

/** Those that were done to the product before it was made fit for them. */
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
// All the others are of our own.
const attacks = new Map<string, (attacker: Attacker) => Promise<unknown>>(
  Object.entries({ ...listed, ...http, ...sockets, ...games, ...files }),
)

// Attackers sit at machines of their own: here they take what the product leaves.
setPriority(10)
const world = await prepareWorld(product)
const names = [...attacks.keys()]
tell(names)
process.on('message', async (name: string) => {
  const number = names.indexOf(name)
  // Each from another address, which is its alone: limits of addresses are tried as they work.
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
  // What is ended now closes within this turn, and notes it.
  await pause(50)
  tell(attacker.answers)
})
