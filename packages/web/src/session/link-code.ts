const CODE = /^#c=([\w-]{20,100})$/

/** What the page keeps of its address in the entry of the tab's history. */
export interface LinkState {
  code: string
}

/** The code in an address of the form `/reset-password#c=CODE`, else the one taken out of it before. */
export function codeOf(hash: string, state: unknown): string | null {
  const fresh = CODE.exec(hash)?.[1]
  if (fresh) return fresh
  const kept = (state as Partial<LinkState> | null)?.code
  return typeof kept === 'string' ? kept : null
}
