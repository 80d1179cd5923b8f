import type { ErrorEntries } from './common'

/** Launches from an LMS, its gradebook, and administration of the connection. */
export const LTI_ERRORS = {
  lti_launch_refused: {
    status: 401,
    message: 'This launch could not be accepted. Please open it again from your course.',
  },
  handover_used: {
    status: 401,
    message: 'This link was already used. Please open it again from your course.',
  },
  launch_expired: {
    status: 401,
    message: 'Your visit has ended. Please open it again from your course.',
  },
  lti_not_configured: {
    status: 503,
    message: 'This Pathquest is not connected to your LMS yet. Please ask your administrator.',
  },
  lti_link_missing: {
    status: 404,
    message: 'This page belongs to an activity in a course. Please open it from there.',
  },
  lti_no_course: {
    status: 409,
    message: 'Your LMS does not say which course this is, so nothing can be kept for it.',
  },
  lti_person_unknown: { status: 404, message: 'This person is not in your course any more.' },
  no_content: { status: 409, message: 'Your teacher has not chosen a game for this activity yet.' },
  content_fixed: { status: 409, message: 'The content of this activity is set in your LMS.' },
  assignment_not_open: { status: 409, message: 'This assignment is not open yet.' },
  assignment_closed: { status: 409, message: 'This assignment is past its due date.' },
  attempt_finished: {
    status: 409,
    message: 'You have finished this activity. You can start again for a new attempt.',
  },
  attempt_used: { status: 409, message: 'Only the first attempt counts, and it is finished.' },
  attempts_used: {
    status: 409,
    message: 'You have used all attempts that your teacher allows here.',
  },
  course_student_unknown: { status: 404, message: 'This student is not in this course.' },
  attempt_missing: { status: 409, message: 'There is no attempt that could be set aside.' },
  grade_missing: { status: 409, message: 'There is no grade to send yet.' },
  deep_linking_only: {
    status: 409,
    message: 'Choosing content works only from the content picker of your LMS.',
  },
  choice_taken: {
    status: 409,
    message:
      'Your course has taken a choice already. To choose again, select the content in your course once more.',
  },
  too_many_items: { status: 400, message: 'Your LMS takes one item at a time.' },
  item_not_accepted: { status: 400, message: 'Your LMS does not take this kind of item here.' },
  lti_roster_unavailable: {
    status: 502,
    message: 'The roster of your course could not be read. Please try again in a moment.',
  },
  lti_score_failed: {
    status: 502,
    message: 'The gradebook of your LMS did not take this grade.',
  },
  lti_student_left: {
    status: 502,
    message:
      'This student is not in the course any more, so your gradebook takes no grade. There is nothing to do; if they come back, resend it.',
  },
  lti_student_teaches: {
    status: 502,
    message:
      'This person teaches the course, and your gradebook keeps grades of students alone. There is nothing to do.',
  },
  lti_score_maximum: {
    status: 502,
    message:
      'Your gradebook takes fewer points than were sent. Look at the maximum of the column in your LMS, then resend the grade.',
  },
  lti_grade_not_kept: {
    status: 502,
    message:
      'Your LMS said that it took this grade, but its gradebook shows none. Look at the column there: it has to be one for points (in Moodle: Settings of the activity, Grade, Type: Point, with the maximum). Then resend the grade.',
  },
  lti_grade_locked: {
    status: 502,
    message: 'This grade is locked in your gradebook. Unlock it there, then resend it.',
  },
  lti_tool_refused: {
    status: 502,
    message:
      'Your LMS does not accept Pathquest at the moment: it may be switched off there. Grades wait and are sent by themselves; your administrator can look.',
  },
  lti_keys_not_read: {
    status: 502,
    message:
      'Your LMS could not read Pathquest’s keys, so it takes no grades for now. They wait and are sent by themselves. Your administrator can look: in Moodle, at HTTP security.',
  },
  lti_group_unknown: {
    status: 403,
    message: 'This group is not one of yours in this course. Please reload the page.',
  },
  only_looks_on: {
    status: 403,
    message: 'Your role in this course sees the class and its grades, but hosts no games.',
  },
  lti_grades_not_allowed: {
    status: 502,
    message:
      'Your LMS does not let Pathquest write to the gradebook of this course. Ask your administrator to allow grades, then resend it.',
  },
  lti_line_item_missing: {
    status: 502,
    message:
      'The gradebook of your LMS has no column for this activity. Allow grades in its settings there, then resend it.',
  },
  lti_score_conflict: {
    status: 502,
    message: 'The gradebook of your LMS has a newer grade, or was busy with one.',
  },
  lti_platform_unreachable: {
    status: 502,
    message: 'Your LMS did not answer as expected. Please try again in a moment.',
  },
  not_admin: { status: 403, message: 'Only administrators can do this.' },
  invite_invalid: {
    status: 403,
    message: 'This invitation is not valid any more. Please ask for a new one.',
  },
  platform_exists: { status: 409, message: 'This platform is registered already.' },
  platform_changed: {
    status: 409,
    message:
      'This platform was changed in the meantime, in another tab or by a colleague. Please look at its values again.',
  },
  platform_in_use: {
    status: 409,
    message:
      'Courses use this platform: with another issuer or client ID its people would be strangers here. Please register the new values as a platform of their own.',
  },
  platform_not_found: { status: 404, message: 'Platform not found' },
  platform_url_invalid: {
    status: 400,
    message: 'Please enter a full address that begins with https://',
  },
  issuer_invalid: {
    status: 400,
    message: 'Please enter the issuer as your LMS shows it: an address that begins with https://',
  },
  frame_origin_invalid: {
    status: 400,
    message: 'Please enter origins such as https://school.example.org, without a path.',
  },
  invite_not_found: { status: 404, message: 'Invitation not found' },
  deployment_exists: { status: 409, message: 'This deployment is bound already.' },
  deployment_not_found: { status: 404, message: 'Deployment not found' },
  account_code_invalid: {
    status: 403,
    message: 'This link is not valid any more. Please start again from your course.',
  },
  account_already_linked: {
    status: 409,
    message: 'This course login already belongs to another account.',
  },
  account_has_login: {
    status: 409,
    message: 'This account is already joined to another login of this LMS. Unlink that one first.',
  },
  account_in_game: {
    status: 409,
    message: 'You are in a game of this course. Unlink after it has ended.',
  },
  account_link_not_found: { status: 404, message: 'This course login is not linked any more.' },
  account_roles_differ: {
    status: 409,
    message: 'A teacher and a student cannot be joined to one account.',
  },
} as const satisfies ErrorEntries
