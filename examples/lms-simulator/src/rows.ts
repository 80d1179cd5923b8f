// What the platform keeps, row by row; `state.ts` holds them.

export interface Tool {
  clientId: string
  name: string
  loginUrl: string
  redirectUris: string[]
  jwksUrl: string
  targetLinkUrl: string
  deepLinkingUrl: string
  scopes: string[]
  /** Of every launch. */
  custom: Record<string, string>
  deploymentIds: string[]
  /** Whose frames may use platform storage. */
  origins: string[]
}

/** What a launch was begun for; the tool carries its id unread. */
export interface Hint {
  clientId: string
  courseId: string
  personId: string
  /** None for deep linking. */
  linkId: string | null
  deploymentId: string
  target: 'iframe' | 'window'
  /** Of a launch from the gradebook. */
  review?: Review
  /** "Switch role to": somebody looks at the course as another would. */
  asRole?: 'student'
  /** Deep linking: the link whose content is selected again. */
  replaces?: string | null
}

/** A deep linking request whose answer is awaited. */
export type DeepLinking = Pick<
  Hint,
  'clientId' | 'courseId' | 'personId' | 'deploymentId' | 'replaces'
>

/** An activity to be, as a tool described it. */
export interface ChosenItem extends Omit<Link, 'id' | 'copiedFrom'> {
  lineItem: Partial<LineItem> | null
}

/** What a tool handed back, by the page of the course that waits for it. */
export interface Choice {
  request: DeepLinking
  items: ChosenItem[]
}

/** A resource link: one activity of a tool in a course. */
export interface Link {
  id: string
  courseId: string
  clientId: string
  title: string
  text: string
  /** Its picture in the course. */
  icon: string | null
  /** Target link, else the tool's own. */
  url: string | null
  custom: Record<string, string>
  target: 'iframe' | 'window'
  available: { startDateTime?: string; endDateTime?: string }
  submission: { startDateTime?: string; endDateTime?: string }
  copiedFrom: string[]
}

/** A column of the gradebook. */
export interface LineItem {
  id: string
  courseId: string
  clientId: string
  linkId: string | null
  label: string
  scoreMaximum: number
  resourceId?: string
  tag?: string
  startDateTime?: string
  endDateTime?: string
  gradesReleased?: boolean
  /** Where its cells lead (Submission Review 1.0). */
  submissionReview?: {
    reviewableStatus: string[]
    label?: string
    url?: string
    custom?: Record<string, string>
  }
  /** It came with the activity, not by a tool. */
  isOwn?: boolean
  /** Of type text: a score is answered with yes, and its points are not kept. */
  isText?: boolean
  /** Grades that a teacher wrote over, by user: a score changes nothing there. */
  overrides?: Record<string, number>
}

/** One score that a tool sent, whatever became of it. */
export interface ScoreEvent {
  /** When it arrived. */
  at: number
  lineItemId: string
  userId: string
  /** As it was sent: only one that is stored is sure to be whole. */
  score: Score
  /** Of the column when it arrived: a grade keeps the points that it was given. */
  scoreMaximum: number
  /** `dropped`: answered with yes by a column that keeps no points. */
  outcome: 'stored' | 'dropped' | 'repeated' | 'refused'
  /** Of a refusal. */
  reason: string | null
}

/** Whose work is looked at, from a column of the gradebook. */
export interface Review {
  lineItemId: string
  /** None: the heading of the column. */
  userId: string | null
}

/** A score of AGS 2.0. */
export interface Score {
  userId: string
  timestamp: string
  scoreGiven?: number | null
  scoreMaximum?: number
  activityProgress: string
  gradingProgress: string
  comment?: string
}
