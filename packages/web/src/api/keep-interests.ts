import { SURVEY_FORM, type SurveyAnswer } from '@pathquest/core/interests/interests'
import { call } from '@pathquest/sdk/api/call'
import { api } from './client'

/**
 * What a player answered in a game, kept as the interest survey. The statements are those of the
 * survey; the server refuses others.
 */
export async function keepInterests(
  answers: Readonly<Record<string, SurveyAnswer>>,
): Promise<void> {
  await call(api, 'PUT /api/interests', { body: { form: SURVEY_FORM, answers } })
}
