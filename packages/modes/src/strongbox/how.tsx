import type { ReactNode } from 'react'
import { At, Bank, Box, Coin, Key, Land } from './Box'

const Scene = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Land width={160} height={100} road={28} />
    {children}
  </svg>
)

/** Coins fall into a box. */
export const LoadStep = () => (
  <Scene>
    <At x={80} y={84} size={1.5}>
      <Box />
    </At>
    <At x={66} y={22}>
      <Coin />
    </At>
    <At x={92} y={14}>
      <Coin />
    </At>
    <At x={82} y={30}>
      <Coin />
    </At>
  </Scene>
)

/** The bank, a box on the road, and a key above it. */
export const WayStep = () => (
  <Scene>
    <At x={40} y={78} size={0.8}>
      <Bank />
    </At>
    <At x={116} y={84}>
      <Box />
    </At>
    <At x={116} y={32} size={1.3}>
      <Key />
    </At>
  </Scene>
)

/** The key has opened a box, and coins leave it. */
export const KeyStep = () => (
  <Scene>
    <At x={58} y={86} size={1.1}>
      <Box isOpen />
    </At>
    <At x={102} y={74} size={1.2}>
      <Key />
    </At>
    <At x={88} y={38}>
      <Coin />
    </At>
    <At x={112} y={26}>
      <Coin />
    </At>
    <At x={138} y={20}>
      <Coin />
    </At>
  </Scene>
)
