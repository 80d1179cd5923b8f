/**
 * The part of preact/compat that the widgets use, in its place behind @preact/compat: the names of
 * events and of SVG's attributes, `memo` and `useSyncExternalStore`. Suspense, portals, class
 * helpers and everything for older code would be a tenth of every widget.
 */
import { type ComponentType, createElement, options, render } from 'preact'

export { Component, createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

export { useSyncExternalStore } from './use-sync-external-store'

type Props = Record<string, unknown>

const EVENTS: Record<string, string> = { onFocus: 'onFocusin', onBlur: 'onFocusout' }
const SVG = /^(stroke|font|fill|text|clip|stop|dominant)[A-Z]/
const before = options.vnode

options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Props
    for (const name in props) {
      const own = nameOf(name, vnode.type, props)
      if (own === name) continue
      props[own] = props[name]
      delete props[name]
    }
  }
  before?.(vnode)
}

/** What Preact calls a property of React. */
function nameOf(name: string, type: string, props: Props): string {
  // React's `onChange` of a text field is told of each letter.
  if (name === 'onChange') {
    const isText =
      type === 'textarea' || (type === 'input' && !/^(che|rad)/.test(String(props.type)))
    return isText ? 'onInput' : name
  }
  return EVENTS[name] ?? (SVG.test(name) ? name.replace(/[A-Z]/g, '-$&').toLowerCase() : name)
}

/** Draws a component anew only when one of its properties is another one. */
export function memo<P extends object>(Inner: ComponentType<P>): ComponentType<P> {
  return function Memo(this: { shouldComponentUpdate: (next: P) => boolean }, props: P) {
    this.shouldComponentUpdate = (next) => {
      const [now, then] = [props, next] as unknown as [Props, Props]
      return Object.keys({ ...now, ...then }).some((name) => now[name] !== then[name])
    }
    return createElement(Inner, props)
  } as ComponentType<P>
}

/** `react-dom/client`, as far as a widget needs it. */
export const createRoot = (container: Element) => ({
  render: (tree: Parameters<typeof render>[0]) => render(tree, container),
  unmount: () => render(null, container),
})

export default {}
