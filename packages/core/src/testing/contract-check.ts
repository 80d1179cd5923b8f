/** One guarantee of the contract that every mode, or every kind of question, must meet. */
export interface ContractCheck {
  name: string
  /** Throws where the guarantee is broken. */
  check(): void
}

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
