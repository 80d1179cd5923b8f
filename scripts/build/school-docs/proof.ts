/** A test as documents name it: its file and its title as written. */
export const proof = (file: string, title: string): string =>
  `\`${file}\` > ${title.replaceAll('|', '\\|')}`

/** The cell of a table with all of them. */
export const proofCell = (proofs: readonly string[]): string => proofs.join('<br>')
