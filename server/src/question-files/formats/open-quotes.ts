/** Fewer cells make no table of questions. */
const LEAST_DELIMITERS = 3

/**
 * A table without quotes that open a cell and never close it: each would take the rows below into its
 * cell. Lines between two quotes belong to a cell unless every one of them is a row by itself.
 */
export function withoutOpenQuotes(text: string, delimiter: string): string {
  if (!text.includes('"')) return text
  const lines = text.split('\n')
  const cells = lines.map((line) => line.split(delimiter).length - 1)
  // As many as the header has.
  const usual = cells.find((count) => count >= LEAST_DELIMITERS)
  if (usual === undefined) return text
  const isRow = (index: number) => (cells[index] ?? 0) >= usual || lines[index]?.trim() === ''
  const odd = lines.flatMap((line, i) => (line.split('"').length % 2 === 0 ? [i] : []))
  const mended = [...lines]
  for (let i = 0; i < odd.length; i++) {
    const from = odd[i] ?? 0
    const to = odd[i + 1]
    const end = to ?? lines.length - 1
    let isOpen = true
    for (let at = from; at <= end && isOpen; at++) isOpen = isRow(at)
    if (isOpen) mended[from] = withoutLastOpening(lines[from] ?? '', delimiter)
    // The next odd line closes it.
    else i++
  }
  return mended.join('\n')
}

function withoutLastOpening(line: string, delimiter: string): string {
  const at = Math.max(line.lastIndexOf(`${delimiter}"`), line.startsWith('"') ? -1 : -2)
  if (at === -2) return line.replace('"', '')
  return at === -1 ? line.slice(1) : line.slice(0, at + delimiter.length) + line.slice(at + 2)
}
