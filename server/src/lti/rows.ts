import type { Row } from '../db/db'

/** Rows of the tables of LTI, as they are read. */
export type LtiPlatformRow = Row<'ltiPlatforms'>
export type LtiContextRow = Row<'ltiContexts'>
export type LtiLinkRow = Row<'ltiLinks'>
export type LtiLaunchRow = Row<'ltiLaunches'>
