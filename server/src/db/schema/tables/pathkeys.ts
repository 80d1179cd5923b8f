import { PATHKEY_TYPES, RARITIES } from '@pathquest/core/rewards/amounts'
import { oneOf } from '../checks'
import type { Columns } from '../columns'
import type { Metadata } from '../json'

export const definePathkeys = ({ check, flag, integer, json, table, text, timeMs }: Columns) =>
  table(
    'pathkeys',
    {
      id: text('id').primaryKey(),
      name: text('name').notNull(),
      description: text('description').notNull(),
      imageUrl: text('image_url'),
      rarity: text('rarity', { enum: RARITIES }).notNull(),
      keyType: text('key_type', { enum: PATHKEY_TYPES }).notNull(),
      keyCode: text('key_code').notNull().unique(),
      colorPrimary: text('color_primary').notNull(),
      colorSecondary: text('color_secondary').notNull(),
      metadata: json<Metadata>('metadata').notNull(),
      isActive: flag('is_active').notNull().default(true),
      /** The order of the catalogue: the first active key is drawn where none fits. */
      orderIndex: integer('order_index').notNull(),
      /** Milestones: when it was given to those who had reached it before it came. Null: still to do. */
      givenToEarlierAt: timeMs('given_to_earlier_at'),
    },
    (t) => [
      check('pathkeys_rarity', oneOf(t.rarity, RARITIES)),
      check('pathkeys_key_type', oneOf(t.keyType, PATHKEY_TYPES)),
    ],
  )

export type Pathkeys = ReturnType<typeof definePathkeys>
