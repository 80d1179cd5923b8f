import { counter } from './counter'
import { slidingWindow } from './rate-limits'
import { SweptMap } from './swept-map'

const MINUTE_MS = 60_000

/**
 * Sign-ins of devices that are known: 20 a minute each. The first three in 15 minutes ask nobody
 * else's limit; more of them share 200 a minute with the devices of their address, so that many
 * devices made for it do not fill the queue of passwords.
 */
export class DeviceSignIns {
  private readonly countOwn: (device: string) => void
  private readonly countOfAddress: (address: string) => void
  private readonly first

  constructor(private readonly now: () => number) {
    this.countOwn = counter(() => slidingWindow(20, MINUTE_MS), now)
    this.countOfAddress = counter(() => slidingWindow(200, MINUTE_MS), now)
    this.first = new SweptMap(
      () => slidingWindow(3, 15 * MINUTE_MS),
      (one) => one.isFresh(now()),
    )
  }

  count(device: string, address: string): void {
    this.countOwn(device)
    const at = this.now()
    const first = this.first.of(device)
    if (first.left(at) >= 1) first.spend(at)
    else this.countOfAddress(address)
  }
}
