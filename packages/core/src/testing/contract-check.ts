/** One promise of a contract that every mode, or every kind of question, keeps. */
export interface ContractCheck {
  name: string
  /** Throws where the promise is broken. */
  check(): void
}

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
