import {
  ChartLine,
  CodeXml,
  Compass,
  Flag,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  LogIn,
  type LucideIcon,
  Presentation,
  School,
  Settings,
  Signpost,
  Store,
  UserCheck,
  Users,
  UsersRound,
} from 'lucide-react'

/** The drawings of the navigation. */
export const NAV_ICONS = {
  dashboard: LayoutDashboard,
  careers: Compass,
  pathkeys: KeyRound,
  join: LogIn,
  interests: Signpost,
  market: Store,
  settings: Settings,
  children: UsersRound,
  host: Presentation,
  sets: ListChecks,
  students: Users,
  analytics: ChartLine,
  embed: CodeXml,
  lms: School,
  people: UserCheck,
  reports: Flag,
} satisfies Record<string, LucideIcon>

export type NavIcon = keyof typeof NAV_ICONS
