import { defineKindManifest } from '../../../kinds/manifest'

export const manifest = defineKindManifest({ id: 'estimate' })
