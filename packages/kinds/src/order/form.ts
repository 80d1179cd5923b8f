import { defineForm } from '@pathquest/core/kinds/form'
import type { QuestionContent } from '@pathquest/core/questions/documented-fields'
import { areTexts, textsFault, withoutEmpty } from '../texts-in-form'

export const ITEMS_MIN = 3
export const ITEMS_MAX = 6

/** Whether what is shown would be the right order. */
export const isInOrder = (order: readonly number[]): boolean =>
  order.every((item, place) => item === place)

/** From the right order: shown by the alphabet, which tells nothing, and never as it is right. */
export function contentOf(inOrder: readonly string[]): QuestionContent {
  const places = [...inOrder.keys()].sort((a, b) => {
    const [one, other] = [inOrder[a] as string, inOrder[b] as string]
    return one.localeCompare(other, 'en') || a - b
  })
  if (places.length > 1 && isInOrder(places)) places.push(places.shift() as number)
  return {
    shape: places.map((from) => inOrder[from] as string),
    solution: inOrder.map((_, place) => places.indexOf(place)),
  }
}

/** The items in the right order; what was never written has none. */
export function inRightOrder({ shape, solution }: QuestionContent): string[] {
  if (!Array.isArray(shape)) return []
  const order = Array.isArray(solution) ? solution : [...shape.keys()]
  return order.map((place) => String(shape[Number(place)] ?? ''))
}

export const form = defineForm<readonly string[], number[]>({
  blank: () => contentOf(['', '', '', '']),
  tidy: (asked) => {
    if (!areTexts(asked.shape) || textsFault(asked.shape, ITEMS_MIN, ITEMS_MAX) === undefined) {
      return asked
    }
    return contentOf(withoutEmpty(inRightOrder(asked)).texts)
  },
  fault: ({ shape, solution }) => {
    const fault = textsFault(shape, ITEMS_MIN, ITEMS_MAX)
    if (fault !== undefined) return fault === 'options_required' ? 'tooFew' : fault
    const count = (shape as string[]).length
    const places = new Set<unknown>(Array.isArray(solution) ? solution : [])
    const isWhole = (solution as unknown[] | null)?.length === count && places.size === count
    if (!isWhole || ![...Array(count).keys()].every((place) => places.has(place))) return 'noOrder'
    return isInOrder(solution as number[]) ? 'givenAway' : undefined
  },
  text: (items, answer) => answer.map((place, i) => `${i + 1}. ${items[place] ?? ''}`).join(', '),
  files: {
    fromFile: (answer) => (answer.type === 'order' ? contentOf(answer.items) : null),
    toFile: (content) => ({ type: 'order', items: inRightOrder(content) }),
  },
})
