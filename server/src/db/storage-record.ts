import { storageFault } from './storage-fault'

/** A refusal is told for as long: who asks every minute hears of each. */
const REFUSED_FOR_MS = 60_000

export interface StorageHealth {
  /** Whether a write was refused within the last minute. */
  writes: 'ok' | 'refused'
  /** `damaged` stays until a check finds it whole. */
  integrity: 'ok' | 'damaged' | 'unchecked'
}

/** What a store has met: told by /api/health. */
export class StorageRecord {
  #refusedAt = Number.NEGATIVE_INFINITY
  #integrity: StorageHealth['integrity'] = 'unchecked'

  health(): StorageHealth {
    const isRefused = performance.now() - this.#refusedAt < REFUSED_FOR_MS
    return { writes: isRefused ? 'refused' : 'ok', integrity: this.#integrity }
  }

  checked(isWhole: boolean): void {
    this.#integrity = isWhole ? 'ok' : 'damaged'
  }

  /** Passes the error on. */
  failed(error: unknown, during: 'read' | 'write'): never {
    const fault = storageFault(error)
    if (fault === 'damaged') this.#integrity = 'damaged'
    if (fault !== undefined && during === 'write') this.#refusedAt = performance.now()
    throw error
  }
}
