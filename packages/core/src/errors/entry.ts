export interface ErrorEntry {
  status: number
  /** The English sentence; `{name}` is filled in from the parameters. */
  message: string
}

export type ErrorEntries = Readonly<Record<string, ErrorEntry>>
