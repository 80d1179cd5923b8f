/** Who this was is forgotten. */
const FORGOTTEN = 'Guest'

/** The name of a seat as it is shown: the scores of long ago stand under no name. */
export const shownName = ({ displayName }: { displayName: string }): string =>
  displayName === '' ? FORGOTTEN : displayName
