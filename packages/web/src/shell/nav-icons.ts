import {
  ChartLine,
  CodeXml,
  Compass,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  LogIn,
  type LucideIcon,
  Presentation,
  School,
  Settings,
  Store,
  Users,
  UsersRound,
} from 'lucide-react'

/** The drawings of the navigation. */
export const NAV_ICONS = {
  dashboard: LayoutDashboard,
  careers: Compass,
  pathkeys: KeyRound,
  join: LogIn,
  market: Store,
  settings: Settings,
  children: UsersRound,
  host: Presentation,
  sets: ListChecks,
  students: Users,
  analytics: ChartLine,
  embed: CodeXml,
  lms: School,
} satisfies Record<string, LucideIcon>

export type NavIcon = keyof typeof NAV_ICONS
