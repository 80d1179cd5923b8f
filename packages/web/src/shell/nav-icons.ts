import type { IconDrawing } from '@pathquest/ui/art'
import { flagIcon, keyIcon, screenIcon, signpostIcon, usersIcon } from '@pathquest/ui/art/icons'
import {
  chartIcon,
  codeIcon,
  compassIcon,
  dashboardIcon,
  familyIcon,
  listIcon,
  schoolIcon,
  settingsIcon,
  signInIcon,
  storeIcon,
  userCheckIcon,
} from './icons'

/** The drawings of the navigation. */
export const NAV_ICONS = {
  dashboard: dashboardIcon,
  careers: compassIcon,
  pathkeys: keyIcon,
  join: signInIcon,
  interests: signpostIcon,
  market: storeIcon,
  settings: settingsIcon,
  children: familyIcon,
  host: screenIcon,
  sets: listIcon,
  students: usersIcon,
  analytics: chartIcon,
  embed: codeIcon,
  lms: schoolIcon,
  people: userCheckIcon,
  reports: flagIcon,
} satisfies Record<string, IconDrawing>

export type NavIcon = keyof typeof NAV_ICONS
