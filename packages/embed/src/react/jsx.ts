/** What JSX becomes: calls with the children behind, which are shorter than those of the runtime. */
export { createElement as h, Fragment } from 'react'
