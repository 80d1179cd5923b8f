import type { CareerSector } from '@pathquest/core'
import { GAMING_INDUSTRY } from '@pathquest/core'

/** Its sectors are our own and not pathways of a career cluster. */
export { GAMING_INDUSTRY }

/** The career sector of each of the 16 National Career Clusters. */
export const CLUSTER_CAREER_SECTORS: Readonly<Record<string, CareerSector>> = {
  'Agriculture, Food & Natural Resources': 'Agriculture',
  'Architecture & Construction': 'Construction',
  'Arts, Audio/Video Technology & Communications': 'Arts & Entertainment',
  'Business Management & Administration': 'Business',
  'Education & Training': 'Education',
  Finance: 'Business',
  'Government & Public Administration': 'Public Service',
  'Health Science': 'Healthcare',
  'Hospitality & Tourism': 'Hospitality',
  'Human Services': 'Healthcare',
  'Information Technology': 'Technology',
  'Law, Public Safety, Corrections & Security': 'Public Service',
  Manufacturing: 'Construction',
  Marketing: 'Business',
  'Science, Technology, Engineering & Mathematics': 'Science',
  'Transportation, Distribution & Logistics': 'Business',
}

/** The career sector of each sector of the gaming industry. */
export const GAMING_CAREER_SECTORS: Readonly<Record<string, CareerSector>> = {
  Education: 'Education',
  'Esports broadcast': 'Arts & Entertainment',
  'Esports business': 'Business',
  'Esports competition': 'Arts & Entertainment',
  'Esports events': 'Hospitality',
  'Esports health': 'Healthcare',
  'Game art & audio': 'Arts & Entertainment',
  'Game business': 'Business',
  'Game development': 'Technology',
  'Game media': 'Arts & Entertainment',
  'Game production': 'Technology',
  Hardware: 'Technology',
  Streaming: 'Arts & Entertainment',
}

/** The one of the ten career sectors that an industry and its sector belong to; null if unknown. */
export function careerSectorOf(industry: string, sector: string): CareerSector | null {
  const table = industry === GAMING_INDUSTRY ? GAMING_CAREER_SECTORS : CLUSTER_CAREER_SECTORS
  const name = industry === GAMING_INDUSTRY ? sector : industry
  return (Object.hasOwn(table, name) && table[name]) || null
}
