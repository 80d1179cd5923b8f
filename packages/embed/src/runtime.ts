// What all widgets share, in one file; the build takes these modules from it wherever they are
// imported. Names of different modules must differ.

export * from '@pathquest/sdk/api/client'
export * from '@pathquest/sdk/api/error'
export * from '@pathquest/sdk/art/Icon'
export * from '@pathquest/sdk/hooks/use-lazy-chunk'
export * from '@pathquest/sdk/messages/MessagesProvider'
export * from '@pathquest/sdk/messages/translate'
export * from '@pathquest/sdk/PathquestProvider/api-context'
export * from '@pathquest/sdk/ui/class-names'
export * from '@pathquest/sdk/ui/InlineError'
export * from '@pathquest/sdk/ui/InlineError'
export {
  Component,
  createContext,
  createElement,
  Fragment,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
export * from './Failed'
export * from './mount'
export * from './page/texts'
export * from './sheets'
