import { defineKindManifest } from '@pathquest/core/kinds/kind'

export const manifest = defineKindManifest({ id: 'order' })
