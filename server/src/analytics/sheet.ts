export type Cell = string | number | null

/** One sheet of a downloaded report; the first row names the columns. */
export interface Sheet {
  name: string
  rows: Cell[][]
}
