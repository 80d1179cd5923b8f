import type { MySchool } from '@pathquest/core/contracts'

/** Where a teacher works. */
export type OwnSchool = NonNullable<MySchool['school']>
