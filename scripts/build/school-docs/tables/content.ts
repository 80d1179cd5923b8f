import { facts } from './table-facts'

export const CONTENT_TABLES = {
  careers: facts('The careers.', 'everybody', 'content'),
  questionSets: facts(
    'Question sets: title, subject, author, review.',
    'authors',
    'set',
    'staffWork',
  ),
  questions: facts('Their questions.', 'authors', 'set', 'staffWork'),
  questionFigures: facts('How hard a question is, as sums over all games.', 'authors', 'figures'),
  questionImages: facts(
    'Pictures of questions, and who uploaded them.',
    'everybody',
    'image',
    'staffWork',
  ),
  questionReports: facts(
    'What a player or host found wrong with a question.',
    'reports',
    'questionReport',
    'reports',
  ),
  setReports: facts(
    'What a person found wrong with a public set.',
    'reports',
    'setReport',
    'reports',
  ),
  setEditors: facts('Colleagues who may edit a set.', 'authors', 'set', 'staffRights'),
  setFavourites: facts('Sets that a teacher keeps at the top.', 'person', 'account', 'saved'),
  setShares: facts('Hashes of links to a set.', 'server', 'set', 'staffWork'),
  seededContent: facts('Which of our content is in the database.', 'server', 'content'),
  apiProcesses: facts('Which server processes run.', 'server', 'content'),
}
