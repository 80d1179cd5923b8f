import { At, Bank, Box, Coin, Key, Land } from './Box'

/** The road from the bank: one box closed, one opened by a key. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <Land width={320} height={180} road={46} />
    <At x={66} y={138} size={1.25}>
      <Bank />
    </At>
    <At x={168} y={156} size={1.25}>
      <Box />
    </At>
    <At x={250} y={160} size={1.45}>
      <Box isOpen />
    </At>
    <At x={286} y={96} size={1.6}>
      <Key />
    </At>
    <At x={246} y={92}>
      <Coin />
    </At>
    <At x={262} y={112}>
      <Coin />
    </At>
  </svg>
)
