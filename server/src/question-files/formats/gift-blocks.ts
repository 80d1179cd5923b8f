import type { NumberScale } from '@pathquest/core/kinds/file-answer'

/** One question of a GIFT file, with what its comments say. */
export interface GiftBlock {
  line: number
  /** Written lines, with those of its comments. */
  lines: number
  text: string
  /** `// [tag:points=20]` */
  tags: Map<string, string>
  /** `// [image:"/images/…","alternative text"]` */
  image: { url: string; alt: string | null } | null
  /** `// [scale:0,20,1,"cm"]` */
  scale: NumberScale | null
}

/** Questions are parted by empty lines, but for those within braces. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  let lines: string[] = []
  let from = 1
  let written = 0
  let isOpen = false
  const empty = (): Comments => ({ tags: new Map(), image: null, scale: null })
  let comments = empty()
  const close = () => {
    const block = lines.join('\n').trim()
    if (block !== '') {
      blocks.push({ line: from, text: block, lines: written, ...comments })
      comments = empty()
      written = 0
    }
    lines = []
    isOpen = false
  }
  text.split('\n').forEach((line, i) => {
    if (line.trim() !== '') written++
    if (/^\s*\/\//.test(line)) {
      readComment(line, comments)
      return
    }
    if (line.trim() === '') {
      if (!isOpen) close()
      return
    }
    if (line.startsWith('$CATEGORY:')) {
      written--
      close()
      blocks.push({ line: i + 1, lines: 1, text: line, ...empty() })
      return
    }
    // A question that never closes its brace ends where the next one has a title.
    if (isOpen && /^::[^:]/.test(line)) {
      written--
      close()
      written = 1
    }
    if (lines.length === 0) from = i + 1
    lines.push(line)
    isOpen = isOpenAfter(line, isOpen)
  })
  close()
  return blocks
}

function isOpenAfter(line: string, isOpen: boolean): boolean {
  const braces = line.replace(/\\./g, '').match(/[{}]/g)
  return braces ? braces.at(-1) === '{' : isOpen
}

type Comments = Pick<GiftBlock, 'tags' | 'image' | 'scale'>

function readComment(line: string, comments: Comments): void {
  for (const [, name = '', value = ''] of line.matchAll(/\[tag:(\w{1,20})=([^\]]{0,80})\]/g)) {
    comments.tags.set(name, value)
  }
  const [url, alt] = listOf(line, 'image')
  if (typeof url === 'string') comments.image = { url, alt: typeof alt === 'string' ? alt : null }
  const [min, max, step, unit] = listOf(line, 'scale')
  const isScale = [min, max, step].every((one) => typeof one === 'number')
  if (isScale && typeof unit === 'string') {
    comments.scale = { min, max, step, unit } as NumberScale
  }
}

/** Values as JSON; none in a comment of somebody else that looks like ours. */
function listOf(line: string, name: string): unknown[] {
  const [, values] = new RegExp(`\\[${name}:(.*)\\]\\s*$`).exec(line) ?? []
  if (values === undefined) return []
  try {
    return JSON.parse(`[${values}]`)
  } catch {
    return []
  }
}
