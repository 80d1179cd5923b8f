/** Two profiles that become one. */
export interface ProfileMerge {
  /** Ends: everything it had goes over. */
  fromId: string
  intoId: string
  now: number
}
