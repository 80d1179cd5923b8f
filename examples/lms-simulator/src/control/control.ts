import type { WantedFault } from '../http/faults'
import { Refusal } from '../http/replies'
import { startLogin } from '../lti/oidc'
import { openidConfiguration, registrationLink } from '../lti/registration'
import { type LaunchOverrides, payloadOf, signLaunch } from '../lti/sign-launch'
import { registerTool } from '../lti/tools'
import type { LineItem, Link } from '../rows'
import { setGroups } from '../school/courses'
import {
  acceptGrades,
  addLineItem,
  gradebookOf,
  overrideGrade,
  updateLineItem,
} from '../school/gradebook'
import { addLink, copyCourse, removeLink } from '../school/links'
import { known, type Settings, type State } from '../state'

type LinkChanges = Partial<Link> & { dueAt?: string | null }

/** Changes a link; `dueAt` sets the end of submission (null removes it), and moves the column's. */
export function updateLink(state: State, linkId: string, { dueAt, ...changes }: LinkChanges) {
  const link = Object.assign(known(state.links, linkId), changes)
  if (dueAt === undefined) return link
  const { endDateTime: _, ...submission } = link.submission
  link.submission = dueAt === null ? submission : { ...submission, endDateTime: dueAt }
  return link
}

export type Control = ReturnType<typeof createControl>

/** What tests, drills and the pages do with the platform. */
export function createControl(state: State) {
  const firstTool = () => [...state.tools.keys()][0] ?? ''
  return {
    /** Where a tool finds what; the same that dynamic registration tells. */
    configuration: () => openidConfiguration(state),
    registerTool: (tool: Parameters<typeof registerTool>[1]) => registerTool(state, tool),
    removeTool: (clientId: string) => state.tools.delete(clientId),
    tools: () => [...state.tools.values()],
    registrationLink: (inviteLink: string) => registrationLink(state, inviteLink),

    courses: () => [...state.courses.values()],
    copyCourse: (courseId: string) => copyCourse(state, courseId),
    people: () => [...state.people.values()],

    links: () => [...state.links.values()],
    addLink: (link: Partial<Parameters<typeof addLink>[1]> & { courseId: string }) => {
      known(state.courses, link.courseId)
      const { clientId } = known(state.tools, link.clientId ?? firstTool())
      return addLink(state, { ...link, clientId })
    },
    updateLink: (linkId: string, changes: LinkChanges) => updateLink(state, linkId, changes),
    removeLink: (linkId: string) => removeLink(state, known(state.links, linkId).id),

    addLineItem: (
      item: Partial<Parameters<typeof addLineItem>[1]> & { courseId: string; label: string },
    ) => {
      const clientId = item.clientId ?? firstTool()
      return addLineItem(state, { linkId: null, ...item, clientId })
    },
    removeLineItem: (lineItemId: string) =>
      state.lineItems.delete(known(state.lineItems, lineItemId).id),
    /** The points of a column are changed; grades that stand in it keep theirs. */
    updateLineItem: (
      lineItemId: string,
      changes: Partial<Pick<LineItem, 'scoreMaximum' | 'label' | 'isText'>>,
    ) => updateLineItem(state, lineItemId, changes),
    /** A teacher writes over a grade in the gradebook; `points: null` takes that back. */
    overrideGrade: (lineItemId: string, grade: { userId: string; points: number | null }) =>
      overrideGrade(state, lineItemId, grade),
    /** "Allow to add grades" of an activity: its own column comes and goes with it. */
    acceptGrades: (linkId: string, accept: boolean) =>
      acceptGrades(state, known(state.links, linkId), accept),
    /** Groups of a course by their names, and who is in which. */
    setGroups: (courseId: string, groups: Record<string, string[]>) =>
      setGroups(known(state.courses, courseId), groups),
    /** Somebody leaves a course. */
    removeMember: (courseId: string, personId: string) => {
      const course = known(state.courses, courseId)
      course.members = course.members.filter((member) => member.personId !== personId)
    },
    lineItems: () => [...state.lineItems.values()],
    gradebook: (courseId = 'science-8') => gradebookOf(state, courseId),
    /** Every score that was sent, oldest first. */
    scoreEvents: () => [...state.scoreEvents],

    startLogin: (launch: Parameters<typeof startLogin>[1]) => startLogin(state, launch),
    signLaunch: (overrides?: LaunchOverrides) => signLaunch(state, overrides),
    /** The claims that `signLaunch` would sign. */
    launchClaims: (overrides: LaunchOverrides = {}) => payloadOf(state, overrides),

    keySet: () => state.keys.keySet(),
    /** Signs with a new key from now on. `keepOld: false` unpublishes the old ones at once. */
    rotateKeys: (options?: { keepOld?: boolean }) => state.keys.rotate(options),
    /** Lets every access token die. */
    revokeTokens: () => state.accessTokens.clear(),

    addFault: (fault: WantedFault) => state.faults.add(fault),
    faults: () => state.faults.list(),
    clearFaults: (id?: string) => state.faults.clear(id),

    settings: () => ({ ...state.settings }),
    set: (settings: Partial<Settings>) => {
      for (const name of Object.keys(settings)) {
        if (!(name in state.settings)) throw new Refusal(400, 'unknown_setting', name)
      }
      return { ...Object.assign(state.settings, settings) }
    },

    /** Requests that arrived, oldest first. */
    requests: (endpoint?: string) =>
      state.requests.filter((request) => endpoint === undefined || request.endpoint === endpoint),
    clearRequests: () => {
      state.requests = []
    },
  }
}
