import { defineKindManifest } from '../manifest'

export const manifest = defineKindManifest({ id: 'choice' })
