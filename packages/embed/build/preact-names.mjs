// Long names by which Preact and the classes that it draws know each other. Nobody else says them, so
// they are short in what is delivered; of one length with Preact's own, which come shortened.
const NAMES = [
  'Consumer',
  'Provider',
  'componentDidCatch',
  'componentDidMount',
  'componentDidUpdate',
  'componentWillMount',
  'componentWillReceiveProps',
  'componentWillUnmount',
  'componentWillUpdate',
  'contextType',
  'debounceRendering',
  'diffed',
  'forceUpdate',
  'getChildContext',
  'getDerivedStateFromError',
  'getDerivedStateFromProps',
  'getSnapshotBeforeUpdate',
  'props',
  'setState',
  'shouldComponentUpdate',
  'vnode',
]

/** For esbuild: the same short names in every file of a build. */
export const shortPreactNames = {
  mangleProps: new RegExp(`^(${NAMES.join('|')})$`),
  mangleCache: Object.fromEntries(NAMES.map((name, i) => [name, `_${i.toString(36)}`])),
}
