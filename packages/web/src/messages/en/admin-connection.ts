/** Texts of the connection test on /admin/lms: what is so, and what to do about it. */
export const adminConnectionMessages = {
  'connection.title': 'Connection',
  'connection.note':
    'Asks your LMS for its keys, an access token, and the roster and gradebook columns of the course that was opened last. Nothing is changed there.',
  'connection.test': 'Test the connection',
  'connection.again': 'Test again',
  'connection.tested': 'Tested at {time}.',
  'connection.testedWith': 'Tested at {time}, with the course “{course}”.',
  'connection.ok': 'Works',
  'connection.failed': 'Fails',
  'connection.skipped': 'Not tested',
  'connection.said': 'Your LMS said: {detail}',

  'connection.part.keys': 'Keys of the LMS',
  'connection.part.clock': 'Clocks',
  'connection.part.token': 'Access token',
  'connection.part.roster': 'Roster (names and roles)',
  'connection.part.line_items': 'Gradebook columns',
  'connection.works.keys': 'Keys found: {count}.',
  'connection.works.clock': 'Both clocks agree.',
  'connection.works.token': 'Your LMS knows Pathquest and grants all its services.',
  'connection.works.roster': 'People on the first page: {count}.',
  'connection.works.line_items': 'Columns on the first page: {count}.',

  'connection.bad_url':
    'This is not an address that can be asked. Copy it from your LMS once more.',
  'connection.not_https':
    'The address begins with http://. Use the https:// address of your LMS; an LMS in your own network without a certificate needs LTI_PRIVATE_ADDRESSES=on where Pathquest is started.',
  'connection.private_address':
    'The address is one of a private network. If that is where your LMS is, start Pathquest with LTI_PRIVATE_ADDRESSES=on.',
  'connection.unknown_host':
    'No machine has this name. Check the address for a slip, and the name service of the machine that runs Pathquest.',
  'connection.refused':
    'Nothing answers there. Check the address and its port, whether your LMS is running, and the firewall between both.',
  'connection.timeout':
    'No answer came within 5 seconds. Check the firewall between Pathquest and your LMS, and whether your LMS is overloaded.',
  'connection.tls':
    'The certificate of your LMS was not accepted: it has expired, is for another name, lacks its intermediate certificate, or is one that you made yourself. Of your own certificate tell Pathquest by NODE_EXTRA_CA_CERTS.',
  'connection.redirect':
    'The address sends to another one, which is not followed. Enter the address that it leads to.',
  'connection.too_large': 'The answer is far too long for this address. Check the address.',
  'connection.broken':
    'The connection broke off. Try again; if it stays so, look into the log of your LMS or of the proxy before it.',
  'connection.not_found':
    'Your LMS has nothing at this address. Compare it letter by letter with what your LMS shows.',
  'connection.lms_error':
    'Your LMS answered with an error of its own. Check the address, then look into the log of your LMS.',
  'connection.not_keys':
    'The answer holds no keys: the address belongs to another page. Enter the public keyset URL of your LMS.',
  'connection.not_a_token':
    'The answer is no access token: the address belongs to another page. Enter the access token URL of your LMS.',
  'connection.not_a_list':
    'Your LMS sent something that cannot be read here. Try again, then look into the log of your LMS.',
  'connection.clockAhead':
    'The clock of your LMS is {seconds} seconds ahead. Launches fail beyond a minute: let both machines set their clocks by the network.',
  'connection.clockBehind':
    'The clock of your LMS is {seconds} seconds behind. Launches fail beyond a minute: let both machines set their clocks by the network.',
  'connection.client_refused':
    'Your LMS did not accept Pathquest’s signature. Compare the client ID, and enter {keysUrl} in your LMS as keyset of the tool. Your LMS must be able to fetch that address: in Moodle, under Site administration → General → Security → HTTP security, its host must not be among the blocked hosts, and port {port} must be among the allowed ports.',
  'connection.keys_not_read':
    'Your LMS could not read Pathquest’s keyset, {keysUrl}: its own server has to fetch that address. In Moodle this is mostly HTTP security: under Site administration → General → Security → HTTP security the host must not be among the blocked hosts, and port {port} must be among the allowed ports. A name that the machine of Moodle cannot resolve looks the same: try the address there. Purge all caches afterwards, then test again.',
  'connection.scopes_missing':
    'Your LMS does not grant: {scopes}. Allow the services for grades (with columns) and for names and roles in the settings of the tool there.',
  'connection.token_refused':
    'Your LMS gave an access token and does not accept it here. Check that its access token URL belongs to the same LMS.',
  'connection.not_allowed':
    'Your LMS forbids this. Allow the service in the settings of the tool there, and in the course.',
  'connection.noRoster':
    'Your LMS offers no roster to this tool. Allow names and roles in the settings of the tool there, then open an activity once more.',
  'connection.noGradebook':
    'Your LMS offers no gradebook to this tool. Allow grades with columns in the settings of the tool there, then open an activity once more.',
  'connection.no_names':
    'The roster comes without names, so teachers see nobody’s. Let your LMS share names with the tool; e-mail addresses are not needed.',
  'connection.no_course':
    'No course has opened Pathquest yet. Open an activity as a teacher, then test again.',
  'connection.no_date': 'Your LMS did not tell its time.',
  'connection.needs_token': 'Needs an access token: see there.',
} as const
