export const MAP_TINTS = ['moss', 'water', 'sand', 'clay', 'heath', 'stone'] as const
export type MapTint = (typeof MAP_TINTS)[number]
