import { expect, test } from 'vitest'
import type { KindPieces } from './pieces'
import { KIND_FORMS } from './registry/forms'
import { KIND_PIECES } from './registry/pieces'

const loaders = KIND_PIECES as Readonly<Record<string, () => Promise<KindPieces>>>

test.each(Object.keys(KIND_FORMS))(
  'questions of kind %s are drawn for players, host and projector',
  async (kind) => {
    const pieces = await loaders[kind]?.()
    expect(pieces).toMatchObject({
      Player: expect.any(Function),
      Host: expect.any(Function),
      Screen: expect.any(Function),
    })
  },
)
