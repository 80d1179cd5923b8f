import type { ReactNode } from 'react'
import { At, Bank, Box, Key } from './Box'
import type { Choice } from './manifest'

const DRAWINGS: Record<Choice, () => ReactNode> = {
  bank: () => (
    <At x={32} y={58} size={0.66}>
      <Bank />
    </At>
  ),
  carry: () => (
    <At x={32} y={52} size={1.1}>
      <Box />
    </At>
  ),
  key: () => (
    <At x={26} y={32} size={1.5}>
      <Key />
    </At>
  ),
}

export function ChoicePicture({ choice }: { choice: Choice }) {
  const Drawing = DRAWINGS[choice]
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" style={{ width: 48, height: 48 }}>
      <Drawing />
    </svg>
  )
}
