export { gameMessages } from './en/game'
export { uiMessages } from './en/ui'
export { type CodedError, type ErrorTexts, errorText, useErrorText } from './errors'
export {
  MessagesProvider,
  type MessagesProviderProps,
  useLanguage,
  useMessages,
} from './MessagesProvider'
export {
  createTranslate,
  fillMessage,
  formatNumber,
  type Message,
  type MessageTable,
  type ParamName,
  type PlainKey,
  type PluralMessage,
  type Translate,
} from './translate'
