import { USER_TYPES } from '@pathquest/core/accounts/account-choices'
import type { LtiContent, LtiOverrides } from '@pathquest/core/contracts'
import { LTI_SCORE_STATES } from '@pathquest/core/lti/activity-choices'
import { type Columns, oneOf } from '../columns'
import type { DeepLinkingSettings, LaunchGroup, ScoreResult } from '../json'
import type { Profiles } from './accounts'
import type { GameSessions } from './games'
import type { LtiContexts, LtiPlatforms } from './lti-platforms'

const CHOSEN_BY = ['custom', 'teacher'] as const

/** Resource links: the activities of a course that lead here. */
export const defineLtiLinks = (
  { index, integer, json, real, table, text, timeMs, unique }: Columns,
  { ltiContexts, ltiPlatforms }: { ltiContexts: LtiContexts; ltiPlatforms: LtiPlatforms },
) =>
  table(
    'lti_links',
    {
      id: text('id').primaryKey(),
      platformId: text('platform_id')
        .notNull()
        .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
      deploymentId: text('deployment_id').notNull(),
      /** The platform's own id. */
      resourceLinkId: text('resource_link_id').notNull(),
      /** Our row of its course; null where the platform names none. */
      contextId: text('context_id').references(() => ltiContexts.id, { onDelete: 'cascade' }),
      title: text('title'),
      /** As of the last launch, or as a teacher chose; null: nothing yet. */
      content: json<LtiContent>('content'),
      chosenBy: text('chosen_by', { enum: CHOSEN_BY }),
      /** What a teacher set on the activity's page. */
      overrides: json<LtiOverrides>('overrides'),
      /** Assignment and grade services. */
      lineItemUrl: text('line_item_url'),
      lineItemsUrl: text('line_items_url'),
      /** The column that we made because the platform had none. */
      madeLineItemUrl: text('made_line_item_url'),
      /** Of the column, as it was read last; null: never read. */
      columnMaximum: real('column_maximum'),
      /** How many columns the gradebook has for this link, as a teacher's visit found. */
      columnCount: integer('column_count'),
      /** When the results of its column are to be read; null: nothing was sent since. */
      readBackAt: timeMs('read_back_at'),
      agsScopes: json<string[]>('ags_scopes').notNull(),
      dueAt: timeMs('due_at'),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [
      unique('lti_links_once').on(t.platformId, t.deploymentId, t.resourceLinkId),
      index('lti_links_context').on(t.contextId),
      index('lti_links_read_back').on(t.readBackAt),
    ],
  )

export type LtiLinks = ReturnType<typeof defineLtiLinks>

const MESSAGES = ['resource_link', 'deep_linking', 'submission_review'] as const

/** Accepted launches: handed over to the app once by a code, then known by a bearer token. */
export const defineLtiLaunches = (
  { check, flag, index, json, table, text, timeMs, unique }: Columns,
  {
    ltiContexts,
    ltiLinks,
    ltiPlatforms,
    profiles,
  }: {
    ltiContexts: LtiContexts
    ltiLinks: LtiLinks
    ltiPlatforms: LtiPlatforms
    profiles: Profiles
  },
) =>
  table(
    'lti_launches',
    {
      id: text('id').primaryKey(),
      /** SHA-256 of the one-time code; null once it was used. */
      handoverHash: text('handover_hash'),
      handoverExpiresAt: timeMs('handover_expires_at').notNull(),
      /** SHA-256 of the bearer token; null until the code was used. */
      tokenHash: text('token_hash'),
      expiresAt: timeMs('expires_at').notNull(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      platformId: text('platform_id')
        .notNull()
        .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
      deploymentId: text('deployment_id').notNull(),
      sub: text('sub').notNull(),
      /** In this course, of this launch. */
      role: text('role', { enum: USER_TYPES }).notNull(),
      /** A teacher's launch that hosts nothing: it sees the class and its grades. */
      looksOn: flag('looks_on').notNull().default(false),
      /** A student whom the platform made to try things out. */
      isTest: flag('is_test').notNull().default(false),
      /** Groups of this person in this course; empty: in none; null: not asked yet. */
      groups: json<LaunchGroup[]>('groups'),
      message: text('message', { enum: MESSAGES }).notNull(),
      contextId: text('context_id').references(() => ltiContexts.id, { onDelete: 'cascade' }),
      linkId: text('link_id').references(() => ltiLinks.id, { onDelete: 'cascade' }),
      deepLinking: json<DeepLinkingSettings>('deep_linking'),
      /** `sub`s of the students whom a mentor may see. */
      mentorOf: json<string[]>('mentor_of').notNull(),
      /** `sub` of the student whose work is looked at; null: no review, or of everybody. */
      reviewOf: text('review_of'),
      returnUrl: text('return_url'),
      locale: text('locale'),
      /** When this person's work is due; an LMS may give each their own. */
      dueAt: timeMs('due_at'),
      /** SHA-256 of the code of the frame that waits for this window; null: none does. */
      waitingHash: text('waiting_hash'),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      unique('lti_launches_handover').on(t.handoverHash),
      unique('lti_launches_token').on(t.tokenHash),
      index('lti_launches_expiry').on(t.expiresAt),
      index('lti_launches_context').on(t.contextId),
      index('lti_launches_link').on(t.linkId),
      index('lti_launches_waiting').on(t.waitingHash),
      check('lti_launches_role', oneOf(t.role, USER_TYPES)),
    ],
  )

export type LtiLaunches = ReturnType<typeof defineLtiLaunches>

/** What was chosen in a window, until the frame that waits for it takes it to the LMS. */
export const defineLtiChoices = (
  { index, json, table, text, timeMs }: Columns,
  { ltiLaunches }: { ltiLaunches: LtiLaunches },
) =>
  table(
    'lti_choices',
    {
      /** SHA-256 of the frame's code, base64url. */
      waitingHash: text('waiting_hash').primaryKey(),
      /** Whose choice it is. */
      launchId: text('launch_id')
        .notNull()
        .references(() => ltiLaunches.id, { onDelete: 'cascade' }),
      /** Content items as they are signed when they are taken; none: cancelled. */
      items: json<object[]>('items').notNull(),
      createdAt: timeMs('created_at').notNull(),
      expiresAt: timeMs('expires_at').notNull(),
      takenAt: timeMs('taken_at'),
    },
    (t) => [
      index('lti_choices_launch').on(t.launchId),
      index('lti_choices_expiry').on(t.expiresAt),
    ],
  )

/** Games that were played from an activity of a course. */
export const defineLtiGames = (
  { flag, index, json, table, text, timeMs }: Columns,
  { gameSessions, ltiLinks }: { gameSessions: GameSessions; ltiLinks: LtiLinks },
) =>
  table(
    'lti_games',
    {
      gameSessionId: text('game_session_id')
        .primaryKey()
        .references(() => gameSessions.id, { onDelete: 'cascade' }),
      linkId: text('link_id')
        .notNull()
        .references(() => ltiLinks.id, { onDelete: 'cascade' }),
      /** The group of the course that plays it live; null: the whole class. */
      groupId: text('group_id'),
      /** The rules that held when it was made. */
      content: json<LtiContent>('content').notNull(),
      /** Begun as practice: no grade whatever happens. */
      isPractice: flag('is_practice').notNull().default(false),
      createdAt: timeMs('created_at').notNull(),
      /** Of an attempt: when its room last told of news, or its player came; null: since it began. */
      activeAt: timeMs('active_at'),
    },
    (t) => [index('lti_games_link').on(t.linkId, t.createdAt)],
  )

/** The outbox of the gradebook: one row per student of a resource link, with the score that counts. */
export const defineLtiScores = (
  { check, index, integer, json, real, table, text, timeMs, unique }: Columns,
  { gameSessions, ltiLinks }: { gameSessions: GameSessions; ltiLinks: LtiLinks },
) =>
  table(
    'lti_scores',
    {
      id: text('id').primaryKey(),
      linkId: text('link_id')
        .notNull()
        .references(() => ltiLinks.id, { onDelete: 'cascade' }),
      sub: text('sub').notNull(),
      gameSessionId: text('game_session_id').references(() => gameSessions.id, {
        onDelete: 'set null',
      }),
      /** 0-100. */
      score: real('score').notNull(),
      /** What the teacher says about this attempt; goes along with the score. */
      comment: text('comment'),
      /** Its attempt was set aside: whatever is graded next takes its place. */
      setAsideAt: timeMs('set_aside_at'),
      /** For the comment beside it; null: scores of before. */
      result: json<ScoreResult>('result'),
      /** AGS timestamp of this score: the same in every try, later for a changed score. */
      scoredAt: timeMs('scored_at').notNull(),
      /** Counts changes of the score: what was sent is compared with what is wanted now. */
      version: integer('version').notNull().default(1),
      state: text('state', { enum: LTI_SCORE_STATES }).notNull().default('pending'),
      tries: integer('tries').notNull().default(0),
      firstTryAt: timeMs('first_try_at'),
      nextTryAt: timeMs('next_try_at').notNull(),
      lastTryAt: timeMs('last_try_at'),
      /** An error code of ours, and what the platform said. */
      reason: text('reason'),
      detail: text('detail'),
      sentScore: real('sent_score'),
      sentVersion: integer('sent_version'),
      sentAt: timeMs('sent_at'),
      /** 0-100, as the platform's results showed it when they were read; null: it showed none. */
      seenScore: real('seen_score'),
      seenAt: timeMs('seen_at'),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [
      unique('lti_scores_once').on(t.linkId, t.sub),
      index('lti_scores_due').on(t.state, t.nextTryAt),
      check('lti_scores_state', oneOf(t.state, LTI_SCORE_STATES)),
    ],
  )

/** Who has more time for questions in a course; told to its teachers alone. */
export const defineLtiExtraTimes = (
  { primaryKey, real, table, text, timeMs }: Columns,
  { ltiContexts }: { ltiContexts: LtiContexts },
) =>
  table(
    'lti_extra_times',
    {
      contextId: text('context_id')
        .notNull()
        .references(() => ltiContexts.id, { onDelete: 'cascade' }),
      /** The platform's own id of the person: kept before they have come here. */
      sub: text('sub').notNull(),
      /** A multiple of everybody's time. */
      factor: real('factor').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.contextId, t.sub] })],
  )

/** One-time codes with which a person joins a course login to an account. */
export const defineLtiAccountCodes = (
  { index, table, text, timeMs }: Columns,
  { ltiLaunches }: { ltiLaunches: LtiLaunches },
) =>
  table(
    'lti_account_codes',
    {
      /** SHA-256, base64url. */
      codeHash: text('code_hash').primaryKey(),
      launchId: text('launch_id')
        .notNull()
        .references(() => ltiLaunches.id, { onDelete: 'cascade' }),
      createdAt: timeMs('created_at').notNull(),
      expiresAt: timeMs('expires_at').notNull(),
      usedAt: timeMs('used_at'),
    },
    (t) => [index('lti_account_codes_launch').on(t.launchId)],
  )
