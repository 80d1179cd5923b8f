/** What one workerd process is started with. */
interface WorkerdConfig {
  /** Reaches the room as `room.env`. */
  env: Record<string, string>
  /** Folder of the rooms' files, absolute. */
  storageFolder: string
  /** The only place outside that rooms may fetch from, whatever address they name. */
  apiOrigin: string | undefined
}

/** Names of the variables by which the room's environment travels; values stay out of the file. */
export function roomVariables(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`PATHQUEST_ROOM_${name}`, value]),
  )
}

/** The text of `config.capnp`; the bundle `room.mjs` lies beside it. */
export function workerdConfig({ env, storageFolder, apiOrigin }: WorkerdConfig): string {
  const variables = Object.keys(env).map(
    (name) =>
      `(name = ${quote(`pkvar-${name}`)}, fromEnvironment = ${quote(`PATHQUEST_ROOM_${name}`)}),`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "rooms", worker = .rooms),
    (name = "state", disk = (path = ${quote(storageFolder)}, writable = true)),
    ${outbound(apiOrigin)},
  ],
  # Thousands of sockets on one machine: memory before the last bit of speed.
  v8Flags = ["--max-semi-space-size=4", "--heap-growing-percent=20"],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "rooms")],
);

const rooms :Workerd.Worker = (
  modules = [(name = "room", esModule = embed "room.mjs")],
  compatibilityDate = "2026-06-01",
  bindings = [
    (name = "PARTYKIT_DURABLE", durableObjectNamespace = "PartyKitDurable"),
    ${variables.join('\n    ')}
  ],
  durableObjectNamespaces = [
    (className = "PartyKitDurable", uniqueKey = "pathquest-rooms"),
  ],
  durableObjectStorage = (localDisk = "state"),
  globalOutbound = "outbound",
);
`
}

function outbound(apiOrigin: string | undefined): string {
  if (!apiOrigin) return '(name = "outbound", network = (allow = []))'
  const url = new URL(apiOrigin)
  if (url.protocol !== 'http:') {
    return '(name = "outbound", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true)))'
  }
  const address = `${url.hostname}:${url.port || '80'}`
  return `(name = "outbound", external = (address = ${quote(address)}, http = ()))`
}

function quote(text: string): string {
  return JSON.stringify(text)
}
