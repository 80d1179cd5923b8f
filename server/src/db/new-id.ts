import { randomBytes } from 'node:crypto'
import { type IdKind, idFrom } from '@pathquest/game-core/ids'

export const newId = (kind: IdKind): string => idFrom(kind, randomBytes(20))
