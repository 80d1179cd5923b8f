import { facts } from './table-facts'

export const SCHOOL_TABLES = {
  schools: facts(
    'Schools: name, city, state, and whether an administrator of the site has confirmed them.',
    'school',
    'school',
    'staffWork',
  ),
  schoolStaff: facts('Who works at a school, in which role.', 'school', 'school', 'staffRights'),
  schoolInvites: facts('Hashes of links for a colleague.', 'server', 'schoolInvite'),
  schoolBlocks: facts(
    'Accounts that a school keeps from signing in.',
    'schoolAdmin',
    'school',
    'conduct',
  ),
  auditEntries: facts(
    'The audit log of a school: who saw or changed whose data.',
    'schoolAdmin',
    'audit',
    'staffWork',
  ),
}
