import type { LtiContent } from '@pathquest/core/contracts'
import {
  type Choice,
  type ChoiceKey,
  type ItemSettings,
  keyOf,
  newItem,
  type PickerItem,
  toPickerItem,
  withSettings,
} from './picker-item'

/** The API accepts no more in one request. */
export const ITEMS_MAX = 20

export interface Basket {
  items: readonly PickerItem[]
  /** The LMS accepts several at a time. */
  isMultiple: boolean
  /** The LMS accepts a gradebook column with an item. */
  canGrade: boolean
}

export type BasketAction =
  | { type: 'toggle'; choice: Choice }
  | { type: 'remove'; key: string }
  | { type: 'title'; key: string; title: string }
  | { type: 'industry'; key: string; industry: string | null }
  | { type: 'settings'; key: string; change: Partial<ItemSettings> }
  | { type: 'applyToAll'; key: string }

export const emptyBasket = (isMultiple: boolean, canGrade: boolean): Basket => ({
  items: [],
  isMultiple,
  canGrade,
})

/** With the activity's current content, where it is selected again. */
export function basketWith(
  basket: Basket,
  chosen: { content: LtiContent; title: string; contentTitle?: string | null } | null,
): Basket {
  if (!chosen) return basket
  return { ...basket, items: [toPickerItem(chosen.content, chosen, basket.canGrade)] }
}

/** A single item: with its settings so far, else the defaults. */
export const soleItem = (basket: Basket, choice: Choice): PickerItem =>
  basket.items.find((item) => keyOf(item) === keyOf(choice)) ?? newItem(choice, basket.canGrade)

export const isInBasket = ({ items }: Basket, choice: ChoiceKey) =>
  items.some((item) => keyOf(item) === keyOf(choice))

export function changeBasket(basket: Basket, action: BasketAction): Basket {
  switch (action.type) {
    case 'toggle':
      return toggle(basket, action.choice)
    case 'remove':
      return without(basket, action.key)
    case 'title':
      return mapItem(basket, action.key, (item) => ({ ...item, title: action.title }))
    case 'industry':
      return mapItem(basket, action.key, ({ contentTitle: _, ...item }) => ({
        ...item,
        contentId: action.industry,
        ...(action.industry !== null && { contentTitle: action.industry }),
      }))
    case 'settings':
      return mapItem(basket, action.key, (item) => ({
        ...item,
        settings: withSettings(item.settings, action.change, item.careerMode),
      }))
    case 'applyToAll':
      return applyToAll(basket, action.key)
  }
}

/** If only one item is accepted, another one replaces it. */
function toggle(basket: Basket, choice: Choice): Basket {
  const key = keyOf(choice)
  if (isInBasket(basket, choice)) return without(basket, key)
  const item = newItem(choice, basket.canGrade)
  if (!basket.isMultiple) return { ...basket, items: [item] }
  if (basket.items.length >= ITEMS_MAX) return basket
  return { ...basket, items: [...basket.items, item] }
}

const without = (basket: Basket, key: string): Basket => ({
  ...basket,
  items: basket.items.filter((item) => keyOf(item) !== key),
})

const mapItem = (
  basket: Basket,
  key: string,
  change: (item: PickerItem) => PickerItem,
): Basket => ({
  ...basket,
  items: basket.items.map((item) => (keyOf(item) === key ? change(item) : item)),
})

/** The career browser has no settings, and a mode stays with the content that it plays. */
function applyToAll(basket: Basket, key: string): Basket {
  const model = basket.items.find((item) => keyOf(item) === key)
  if (!model) return basket
  return {
    ...basket,
    items: basket.items.map((item) => {
      if (item.kind === 'career_browser') return item
      const { gameMode, modeSettings, ...common } = model.settings
      const isSameKind = (model.careerMode ?? item.careerMode) === undefined
      const change = isSameKind || model === item ? model.settings : common
      return { ...item, settings: withSettings(item.settings, change, item.careerMode) }
    }),
  }
}
