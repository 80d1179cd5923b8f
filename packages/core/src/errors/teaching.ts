import type { ErrorEntries } from './common'

/** Students, classes, reports of games and of questions. */
export const TEACHING_ERRORS = {
  class_not_found: { status: 404, message: 'This class is not there any more.' },
  class_code_invalid: {
    status: 400,
    message: 'No class has this code. Please ask your teacher for it.',
  },
  class_full: { status: 409, message: 'This class is full. It can have 200 students.' },
  class_too_small: {
    status: 409,
    message: 'A class can have 200 students, so {free} more can be added here.',
  },
  too_many_classes: {
    status: 409,
    message: 'You have 200 classes, the most there can be. Delete one that you no longer need.',
  },
  class_invite_invalid: {
    status: 400,
    message: 'This link has expired or was used already. Please ask your colleague for a new one.',
  },
  roster_files_missing: {
    status: 422,
    message:
      'A roster has the files users.csv, classes.csv and enrollments.csv. Missing here: {files}.',
  },
  roster_columns_missing: {
    status: 422,
    message: '{file} lacks these columns of OneRoster: {columns}. Please export it again.',
  },
  roster_too_many: {
    status: 422,
    message:
      'A roster can have {students} students in {classes} classes at most. Please export fewer classes at once.',
  },
  roster_running: {
    status: 409,
    message: 'A roster of yours is being imported. Please wait until it is done.',
  },
  roster_not_found: {
    status: 404,
    message: 'This roster is not there any more. Please choose the file again.',
  },
  class_student_not_found: {
    status: 404,
    message: 'This student is not in this class any more, or signs in without a card of it.',
  },
  class_teachers_full: {
    status: 409,
    message: 'This class has 10 teachers, the most there can be.',
  },
  class_last_teacher: {
    status: 409,
    message:
      'You are the only teacher of this class. Invite a colleague first, or delete the class.',
  },
  school_not_found: { status: 404, message: 'You are not at this school any more.' },
  school_gone: { status: 404, message: 'This school is not there any more.' },
  school_role: { status: 403, message: 'Your role at your school does not include this.' },
  school_unconfirmed: {
    status: 409,
    message:
      'Your school waits for an administrator of this site. Until they agree this has to wait.',
  },
  school_already: {
    status: 409,
    message: 'You are at a school already. Leave it first to make or join another one.',
  },
  school_invite_invalid: {
    status: 400,
    message: 'This link has expired or was used already. Please ask your school for a new one.',
  },
  school_person_not_found: {
    status: 404,
    message: 'This person is not at your school any more.',
  },
  school_last_admin: {
    status: 409,
    message: 'A school needs an administrator. Make a colleague one first.',
  },
  account_not_of_school: {
    status: 409,
    message:
      'This account is not the school’s: it has an email address, or is in a class elsewhere. Its owner finds this in the settings.',
  },
  account_not_blockable: {
    status: 409,
    message: 'You cannot block yourself or an administrator of this site.',
  },
  homework_not_found: {
    status: 404,
    message: 'This homework is not there any more. Please ask your teacher for a new link.',
  },
  homework_dates_wrong: { status: 400, message: 'Homework has to open before it is due.' },
  homework_of_class: {
    status: 403,
    message: 'This homework is for another class. Ask your teacher for the code of the class.',
  },
  homework_student_not_found: {
    status: 404,
    message: 'This student is not in the class any more.',
  },
  homework_not_open: { status: 409, message: 'This homework is not open yet.' },
  homework_closed: { status: 409, message: 'Your teacher has closed this homework.' },
  homework_attempts_used: {
    status: 409,
    message: 'You have used all attempts that your teacher allows here.',
  },
  homework_part_done: {
    status: 409,
    message: 'You have done this part. You can play it again for a better score.',
  },
  homework_part_not_found: {
    status: 404,
    message: 'This part of the homework is not there any more. Please choose another one.',
  },
  too_much_homework: {
    status: 409,
    message: 'You have given homework 2,000 times, the most there can be. Delete some of it first.',
  },
  plan_not_found: {
    status: 404,
    message: 'This plan is not there, or it is not shared with you.',
  },
  goals_changed: {
    status: 409,
    message:
      'Your goals were changed in another tab or on another device. Please look at them, and try again.',
  },
  game_not_played: {
    status: 404,
    message: 'You can say something about games that you have played, signed in as now.',
  },
  concern_not_found: {
    status: 404,
    message: 'This text is not there any more. Please load the page again.',
  },
  student_not_found: {
    status: 404,
    message: 'This student has not played one of your games.',
  },
  game_question_not_found: { status: 404, message: 'This question is not part of the game.' },
  answer_not_acceptable: {
    status: 400,
    message: 'This cannot be an answer to the question. Choose one of its answers.',
  },
  answers_counted_on_paper: {
    status: 409,
    message: 'These answers were counted on paper. Correct the counts instead.',
  },
  answer_right_already: { status: 409, message: 'This answer counts as right already.' },
  survey_has_no_answer: {
    status: 400,
    message: 'This question is a survey: nothing in it is right or wrong.',
  },
  guest_not_found: {
    status: 404,
    message: 'This guest is not there any more, or belongs to an account already.',
  },
  student_has_seat: {
    status: 409,
    message: 'This student has played in this game with their account.',
  },
  accept_too_late: {
    status: 409,
    message: 'Another answer can be accepted for 90 days after a game. This game is older.',
  },
  teacher_not_waiting: {
    status: 404,
    message: 'This account does not wait for an answer any more.',
  },
  approval_pending: {
    status: 403,
    message:
      'Your account waits for an administrator of your school. Until they agree you can look around and play, but not host or see answers.',
  },
} as const satisfies ErrorEntries

/** Buying for XP. */
export const MARKET_ERRORS = {
  pack_not_found: { status: 404, message: 'This pack is not for sale. Please choose another one.' },
  tokens_missing: {
    status: 409,
    message: 'You need {missing} more XP to open this pack. Play games to earn XP.',
  },
  cosmetic_not_found: {
    status: 404,
    message: 'This cosmetic is not for sale. Please choose another one.',
  },
  cosmetic_not_owned: {
    status: 409,
    message: 'You do not own this cosmetic yet. Buy it to wear it.',
  },
  cosmetic_tokens_missing: {
    status: 409,
    message: 'You need {missing} more XP to buy this. Play games to earn XP.',
  },
} as const satisfies ErrorEntries
