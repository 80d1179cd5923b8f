import type { IconDrawing } from '@pathquest/ui/art/Icon'
import { flagIcon, keyIcon, screenIcon, signpostIcon, usersIcon } from '@pathquest/ui/art/icons'

// For the navigation of who is signed in: a game has none.
export const chartIcon: IconDrawing = 'M3 3v16a2 2 0 0 0 2 2h16M19 9l-5 5-4-4-3 3'
export const codeIcon: IconDrawing = 'M18 16l4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16'
export const compassIcon: IconDrawing =
  'M16.24 7.76l-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265zM2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z'
export const dashboardIcon: IconDrawing =
  'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1ZM15 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1ZM15 12h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1ZM4 16h5a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1Z'
/** A class register. */
export const registerIcon: IconDrawing =
  'M4 4a2 2 0 0 1 2-2h13a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2ZM9 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM8 18a4 4 0 0 1 8 0'
export const listIcon: IconDrawing = 'M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4'
export const signInIcon: IconDrawing =
  'M10 17l5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4'
export const schoolIcon: IconDrawing =
  'M14 21v-3a2 2 0 0 0-4 0v3M18 5v16M4 6l7.106-3.79a2 2 0 0 1 1.788 0L20 6M6 11l-3.52 2.147a1 1 0 0 0-.48.854V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.853L18 11M6 5v16M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z'
export const settingsIcon: IconDrawing =
  'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z'
export const storeIcon: IconDrawing =
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05'
export const userCheckIcon: IconDrawing =
  'M16 11l2 2 4-4M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z'
export const familyIcon: IconDrawing =
  'M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3'

export const homeworkIcon: IconDrawing =
  'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1ZM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M9 14l2 2 4-4'

/** A folded map with its course. */
export const planIcon: IconDrawing =
  'M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0zM15 5.764v15M9 3.236v15'

export const buildingIcon: IconDrawing =
  'M3 21h18M5 21V7l8-4v18M19 21V11l-6-4M9 9v.01M9 12v.01M9 15v.01M9 18v.01'

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
  classes: registerIcon,
  homework: homeworkIcon,
  plan: planIcon,
  students: usersIcon,
  school: buildingIcon,
  analytics: chartIcon,
  embed: codeIcon,
  lms: schoolIcon,
  people: userCheckIcon,
  reports: flagIcon,
} satisfies Record<string, IconDrawing>

export type NavIcon = keyof typeof NAV_ICONS
