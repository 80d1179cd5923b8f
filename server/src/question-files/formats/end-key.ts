const HEADING = /^(?:answer key|answers|key|solutions?|clave|respuestas|soluciones)\s*:?\s*(.*)$/i
const PAIR =
  /(\d{1,3})\s*[.):=-]?\s*\(?([A-Za-z]|true|false|verdadero|falso)\)?(?=[\s,;.]|$)[,;.]?/gi

/** The list of right answers at the end of a text (`1. B  2. D …`), by the number of the question. */
export function endKey(text: string): { keys: Map<number, string>; body: string; lines: number } {
  const none = { keys: new Map<number, string>(), body: text, lines: 0 }
  const all = text.split('\n')
  const at = all.findLastIndex((line) => HEADING.test(line.replaceAll('*', '').trim()))
  if (at < 0) return none
  const [, inline = ''] = HEADING.exec((all[at] ?? '').replaceAll('*', '').trim()) ?? []
  const listed = [inline, ...all.slice(at + 1)].map((line) => line.trim()).filter(Boolean)
  const keys = new Map<number, string>()
  for (const line of listed) {
    if (line.replace(PAIR, '').trim() !== '') return none
    for (const [, number, letter = ''] of line.matchAll(PAIR)) keys.set(Number(number), letter)
  }
  if (keys.size === 0) return none
  return {
    keys,
    body: all.slice(0, at).join('\n'),
    lines: listed.length + (inline === '' ? 1 : 0),
  }
}
