import type { LtiLaunch } from '@pathquest/core/contracts'
import type { Dispatch } from 'react'
import type { Basket, BasketAction } from './basket'
import type { Choice, ItemErrors, PickerItem } from './picker-item'

export interface PickerPageProps {
  /** For the content picker of an LMS, or for one activity that has no content yet. */
  mode: 'deep_linking' | 'link_content'
  launch: LtiLaunch
  /** `link_content`: the choice is kept. */
  onChosen?: () => void
}

export interface CatalogueProps {
  mode: PickerPageProps['mode']
  basket: Basket
  isSending: boolean
  onToggle: (choice: Choice) => void
  /** One alone, at once. */
  onSendOne: (choice: Choice) => void
}

export interface BasketItemProps {
  item: PickerItem
  errors: ItemErrors
  mode: PickerPageProps['mode']
  canGrade: boolean
  hasOthers: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  dispatch: Dispatch<BasketAction>
}
