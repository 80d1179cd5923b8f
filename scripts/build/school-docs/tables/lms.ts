import { facts } from './table-facts'

export const LMS_TABLES = {
  ltiPlatforms: facts(
    'Learning management systems that may send people.',
    'administrators',
    'platform',
  ),
  ltiDeployments: facts('Their deployments.', 'administrators', 'platform'),
  ltiInvites: facts(
    'Hashes of invitations to register one.',
    'administrators',
    'invite',
    'staffWork',
  ),
  ltiDocuments: facts('Keys and access tokens of the server, encrypted.', 'server', 'platform'),
  ltiContexts: facts('Courses: title, and where their roster is asked for.', 'course', 'platform'),
  ltiLinks: facts('Activities of courses.', 'course', 'platform'),
  ltiIdentities: facts(
    'Which opaque id of an LMS is which person, and the day of the last visit.',
    'server',
    'person',
    'localId',
    'sessions',
  ),
  ltiLogins: facts(
    'Visits that are about to begin, before it is known who comes.',
    'server',
    'launch',
  ),
  ltiLaunches: facts(
    'Visits: person, role, course, groups, language, due date.',
    'course',
    'launch',
    'localId',
    'courses',
    'language',
    'sessions',
  ),
  ltiChoices: facts(
    'What a teacher chose in a window, until the LMS takes it.',
    'server',
    'launch',
    'staffWork',
  ),
  ltiAccountCodes: facts(
    'Hashes of codes with which a person joins a course login to an account.',
    'server',
    'launch',
    'ownId',
  ),
  ltiGames: facts('Which game was played from which activity.', 'course', 'platform'),
  ltiScores: facts(
    'Grades on their way to the gradebook, with the teacher’s comment.',
    'course',
    'platform',
    'transcript',
    'localId',
  ),
  ltiExtraTimes: facts(
    'Who has more time for questions in a course.',
    'course',
    'extraTime',
    'extraTime',
    'localId',
  ),
}
