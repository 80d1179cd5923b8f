import type { AccountFailures } from './account-failures'
import { BodyBudget } from './body-budget'
import { CardFailures } from './card-failures'
import { CodeFailures } from './code-failures'
import { FailureLimit } from './failure-limit'
import { counter, slidingWindow, tokenBucket } from './rate-limits'
import { makeRequestQueue } from './request-queue'
import { DeviceSignIns, SignInFailures } from './sign-in-failures'

const MINUTE_MS = 60_000
const MIB = 1024 * 1024

/**
 * The limits of one server process. Keys are accounts, seats or address buckets, in memory; what
 * guards an account is counted by all processes together, where there are several.
 */
export interface Limits {
  /** Requests to /api and /lti per address: 5,000 at once, 200 more each second. */
  countRequest: (address: string) => void
  /** Requests that are ready to be handled wait here for their turn: games come before them. */
  queueRequest: () => Promise<void>
  /** Bodies from outside in flight: 32 MiB, of one address 16: three of the largest files. */
  bodies: BodyBudget
  /** Calls of the rooms in flight: 64 MiB, four results of the largest size. */
  roomBodies: BodyBudget
  /** Wrong passwords, by account and address or device. */
  signInFailures: SignInFailures
  /** Wrong passwords where the owner of an open session is asked again: 10 in 15 minutes. */
  ownerFailures: FailureLimit
  /** Wrong game codes, by address or device, and of everybody together. */
  codeFailures: CodeFailures
  /** New seats of one device, or returns to one seat: 10 at once, 10 more each minute. */
  countDeviceJoin: (device: string) => void
  /** New seats of unknown devices, per address: 1,000 at once, 50 more each second. */
  countNewDevice: (address: string) => void
  /** Wrong codes of children per parent: 10 in 15 minutes. */
  parentCodeFailures: FailureLimit
  /** Wrong codes of classes per student: 10 in 15 minutes. */
  classCodeFailures: FailureLimit
  /** Wrong sign-in cards, by address or device, and of everybody together. */
  cardFailures: CardFailures
  /** Sign-ins by one card: 30 a minute. */
  countCardSignIn: (profileId: string) => void
  /** Changes of classes, their students and cards per teacher: 120 a minute. */
  countClassChange: (profileId: string) => void
  /** Changes of a plan per student, and comments on plans per teacher: 60 a minute. */
  countPlanChange: (profileId: string) => void
  /** New codes for a parent per child: 20 a minute. */
  countParentCode: (profileId: string) => void
  /** Sign-ins and sign-ups per address: 200 a minute; a whole class shares one address. */
  countSignIn: (address: string) => void
  /** Sign-ins of known devices: 20 a minute, the first of each whatever its address does. */
  deviceSignIns: DeviceSignIns
  /** Mails with a link per e-mail address, known or not: 5 an hour. */
  countMail: (email: string) => void
  /** Copies of all data about an account: 10 an hour. */
  countExport: (profileId: string) => void
  /** Polls, moves, tickets and commands per seat or host: 10 a second, like messages of a socket. */
  countPlay: (who: string) => void
  /** New games per account: 30 at once, 30 more each minute; each has a room of its own. */
  countNewGame: (profileId: string) => void
  /** Rooms made again by the documented call, per account: 30 at once, 30 more each minute. */
  countInitialize: (profileId: string) => void
  /** Reports of questions per player or host of a game: 30 at once, 10 more each minute. */
  countReport: (who: string) => void
  /** Reports of whole sets per account: 10 in 24 hours. */
  countSetReport: (profileId: string) => void
  /** New share tokens per account: 60 a minute. */
  countShare: (profileId: string) => void
  /** Codes for account linking per launch: 20 a minute. */
  countAccountCode: (launchId: string) => void
  /** Launches handed over per address: 1,000 at once, 50 more each second; a school has one address. */
  countHandover: (address: string) => void
  /** New activities, readings and resends of a course per person: 300 a minute. */
  countCourse: (profileId: string) => void
  /** Files of questions read or written per teacher: 30 a minute. */
  countQuestionFile: (profileId: string) => void
  /** Images sent for questions per teacher: 60 a minute. */
  countImage: (profileId: string) => void
  /** Changes of question sets per teacher: 300 a minute. */
  countSetChange: (profileId: string) => void
  /** Readings of shared leaderboards per address: 2,000 at once, 200 more each second. */
  countSharedRead: (address: string) => void
  /** Tests of connections to an LMS per administrator: 20 a minute; each asks up to eight addresses. */
  countConnectionTest: (profileId: string) => void
  /** Logins from an LMS per address: 3,000 at once, 50 more each second; a school shares one. */
  countLtiLogin: (address: string) => void
}

export function makeLimits(now: () => number, shared?: AccountFailures): Limits {
  const tenOf = (what: string) =>
    new FailureLimit(
      () => slidingWindow(10, 15 * MINUTE_MS),
      now,
      shared?.limit(what, 10, 15 * MINUTE_MS),
    )
  return {
    countRequest: counter(() => tokenBucket(5_000, 5), now),
    queueRequest: makeRequestQueue(),
    bodies: new BodyBudget(32 * MIB, 16 * MIB),
    roomBodies: new BodyBudget(64 * MIB, 64 * MIB),
    signInFailures: new SignInFailures(now, shared),
    ownerFailures: tenOf('owner'),
    codeFailures: new CodeFailures(now),
    countDeviceJoin: counter(() => tokenBucket(10, MINUTE_MS / 10), now),
    countNewDevice: counter(() => tokenBucket(1_000, 20), now),
    deviceSignIns: new DeviceSignIns(now),
    parentCodeFailures: tenOf('parent code'),
    classCodeFailures: tenOf('class code'),
    cardFailures: new CardFailures(now),
    countCardSignIn: counter(() => slidingWindow(30, MINUTE_MS), now),
    countClassChange: counter(() => slidingWindow(120, MINUTE_MS), now),
    countPlanChange: counter(() => slidingWindow(60, MINUTE_MS), now),
    countParentCode: counter(() => slidingWindow(20, MINUTE_MS), now),
    countSignIn: counter(() => slidingWindow(200, MINUTE_MS), now),
    countMail: counter(() => slidingWindow(5, 60 * MINUTE_MS), now),
    countExport: counter(() => slidingWindow(10, 60 * MINUTE_MS), now),
    countPlay: counter(() => slidingWindow(10, 1_000), now),
    countNewGame: counter(() => tokenBucket(30, MINUTE_MS / 30), now),
    countInitialize: counter(() => tokenBucket(30, MINUTE_MS / 30), now),
    countReport: counter(() => tokenBucket(30, MINUTE_MS / 10), now),
    countSetReport: counter(() => slidingWindow(10, 24 * 60 * MINUTE_MS), now),
    countShare: counter(() => slidingWindow(60, MINUTE_MS), now),
    countAccountCode: counter(() => slidingWindow(20, MINUTE_MS), now),
    countHandover: counter(() => tokenBucket(1_000, 20), now),
    countCourse: counter(() => slidingWindow(300, MINUTE_MS), now),
    countQuestionFile: counter(() => slidingWindow(30, MINUTE_MS), now),
    countImage: counter(() => slidingWindow(60, MINUTE_MS), now),
    countSetChange: counter(() => slidingWindow(300, MINUTE_MS), now),
    countSharedRead: counter(() => tokenBucket(2_000, 5), now),
    countConnectionTest: counter(() => slidingWindow(20, MINUTE_MS), now),
    countLtiLogin: counter(() => tokenBucket(3_000, 20), now),
  }
}
