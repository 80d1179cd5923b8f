// Equal API servers behind one address, and rooms processes of their own, on one PostgreSQL.
import { randomBytes } from 'node:crypto'
import { type Balancer, startBalancer } from '../../harness/balancer'
import { freePort, type Product, startProduct } from '../../harness/product'
import { RoomsProcess } from '../../harness/rooms-process'

export interface Cluster {
  /** What people type. */
  origin: string
  apis: Product[]
  rooms: RoomsProcess[]
  output: () => string
  stop: () => Promise<void>
}

export async function startCluster(
  databaseUrl: string,
  { apis: apiCount, rooms: roomsCount }: { apis: number; rooms: number },
): Promise<Cluster> {
  const [apis, rooms, balancers]: [Product[], RoomsProcess[], Balancer[]] = [[], [], []]
  const stop = async () => {
    for (const one of [...apis, ...rooms]) await one.stop()
    for (const one of balancers) one.stop()
  }
  const output = () => [...apis, ...rooms].map((one) => one.output()).join('\n')
  try {
    const [ports, internalPorts] = [await freePorts(apiCount), await freePorts(apiCount)]
    const [outer, inner] = [await startBalancer(ports), await startBalancer(internalPorts)]
    balancers.push(outer, inner)
    const origin = `http://localhost:${outer.port}`
    const secret = () => randomBytes(32).toString('base64url')
    const env = { ROOM_SECRET: secret(), PUBLIC_ORIGIN: origin }
    for (const port of await freePorts(roomsCount)) {
      const API_ORIGIN = `http://127.0.0.1:${inner.port}`
      rooms.push(new RoomsProcess({ port, env: { ...env, API_ORIGIN } }))
    }
    await Promise.all(rooms.map((one) => one.restart()))
    const ofApis = {
      ...env,
      DATABASE_URL: databaseUrl,
      ROOMS_ORIGINS: rooms.map((one) => one.origin).join(),
      PATHQUEST_DEMO: 'off',
      AUTH_SECRET: secret(),
      SEAT_SECRET: secret(),
      LTI_ENCRYPTION_SECRET: secret(),
    }
    // One after the other: the first migrates the database.
    for (const [index, port] of ports.entries()) {
      const INTERNAL_PORT = String(internalPorts[index])
      apis.push(await startProduct({ port, env: { ...ofApis, INTERNAL_PORT }, isKillable: true }))
    }
    return { origin, apis, rooms, output, stop }
  } catch (error) {
    console.error(output())
    await stop()
    throw error
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = await freePort()
    if (!ports.includes(port)) ports.push(port)
  }
  return ports
}
