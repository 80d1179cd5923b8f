import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** From a read in the cache to a request that people notice. */
const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10]

/**
 * What this process counts of itself, for `GET /metrics`: figures alone, with no id, name, code or
 * address in a label, and no label that a client can choose.
 */
export class Metrics {
  readonly registry = new Registry()
  private readonly registers = [this.registry]

  /** Requests to both listeners; `route` is the pattern, never the path. */
  private readonly requests = new Histogram({
    name: 'pathquest_http_request_duration_seconds',
    help: 'Time to answer a request, by route and class of status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: this.registers,
  })
  private readonly socketsOpen = new Gauge({
    name: 'pathquest_sockets_open',
    help: 'Open WebSockets of players, hosts and projectors',
    registers: this.registers,
  })
  private readonly socketsRefused = new Counter({
    name: 'pathquest_sockets_refused_total',
    help: 'WebSockets that were refused or cut off, by reason',
    labelNames: ['reason'] as const,
    registers: this.registers,
  })
  private readonly roomsRestarts = new Counter({
    name: 'pathquest_rooms_restarts_total',
    help: 'Restarts of the process of the rooms',
    registers: this.registers,
  })
  private readonly retries = new Counter({
    name: 'pathquest_retries_total',
    help: 'Deliveries that failed and are tried again: mails, grades',
    labelNames: ['delivery'] as const,
    registers: this.registers,
  })

  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
  }

  socketOpened = (): void => this.socketsOpen.inc()
  socketClosed = (): void => this.socketsOpen.dec()
  socketRefused = (reason: string): void => this.socketsRefused.inc({ reason })
  roomsRestarted = (): void => this.roomsRestarts.inc()
  retried = (delivery: 'mail' | 'grade'): void => this.retries.inc({ delivery })
}
