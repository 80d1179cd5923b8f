import { defineKindManifest } from '@pathquest/core/kinds/manifest'

export const manifest = defineKindManifest({ id: 'estimate' })
