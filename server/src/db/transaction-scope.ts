import { AsyncLocalStorage } from 'node:async_hooks'

interface Scope {
  open: boolean
}

/**
 * Knows which transaction the running code is part of, so that a mistake that would wait for
 * itself (or silently leave the transaction) throws instead.
 */
export class TransactionScopes {
  readonly #scopes = new AsyncLocalStorage<Scope>()

  /** For the handle outside of transactions. */
  guardRoot = (): void => {
    if (this.#scopes.getStore()?.open) {
      throw new Error('Inside transact, use the tx it gives, not the database itself')
    }
  }

  /** Runs `work` with a guard for its handle, which is of no use once the work is over. */
  async run<T>(work: (guard: () => void) => Promise<T>): Promise<T> {
    const scope: Scope = { open: true }
    const guard = () => {
      if (!scope.open) throw new Error('This transaction is over')
    }
    try {
      return await this.#scopes.run(scope, () => work(guard))
    } finally {
      scope.open = false
    }
  }
}
