export interface ReportProps {
  sessionId: string
  /** Inside a course there is neither a page of a student nor a lobby for who has a code. */
  isInCourse?: boolean
}
