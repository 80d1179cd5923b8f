/** Texts of /my-plan, where a student keeps it. */
export const myPlanMessages = {
  'myPlan.intro': 'Where you want to go, what you found out, and what comes next.',
  'myPlan.card': 'Your goals, saved careers and reflections on one page.',
  'myPlan.newComment': 'New comment from {name}:',
  'myPlan.cardOpen': 'Open My plan',
  'myPlan.notReachable':
    'The newest changes may be missing here: the plan could not be loaded again.',

  'myPlan.goalsHint': 'Up to three. Small is fine: what could you do this month?',
  'myPlan.addGoal': 'Add a goal',
  'myPlan.goal': 'My goal',
  'myPlan.goalRequired': 'Please write what your goal is.',
  'myPlan.goalExample': 'For example: Find out what an electrician learns',
  'myPlan.step': 'My next step',
  'myPlan.stepExample': 'For example: Ask Aunt Rosa about her work on Sunday',
  'myPlan.saveGoal': 'Save',
  'myPlan.saving': 'Saving...',
  'myPlan.cancel': 'Cancel',
  'myPlan.edit': 'Edit',
  'myPlan.editGoal': 'Edit the goal {goal}',
  'myPlan.removeGoal': 'Remove',
  'myPlan.removeGoalName': 'Remove the goal {goal}',
  'myPlan.goalRemoved': 'The goal was removed.',
  'myPlan.undo': 'Undo',
  'myPlan.goalSaved': 'Saved.',
  'myPlan.tick': 'Done: {goal}',
  'myPlan.notSaved': 'Not saved yet. What you wrote stays on this device, and you can try again.',
  'myPlan.kept': 'You wrote this before and it was not saved yet.',

  'myPlan.savedHint': 'A reason helps you remember why, and makes a good talk with your teacher.',
  'myPlan.toCareers': 'Find careers',
  'myPlan.addReason': 'Add why',
  'myPlan.addReasonName': 'Add why you saved {career}',
  'myPlan.editReasonName': 'Edit why you saved {career}',
  'myPlan.reason': 'Why did you save it?',
  'myPlan.reasonSaved': 'Saved.',
  'myPlan.reasonFailed': 'Not saved yet. Please try again.',

  'myPlan.toInterests': 'My interests',
  'myPlan.startInterests': 'Find your interests',
  'myPlan.interestsHint': 'Thirty short statements, about four minutes.',

  'myPlan.reflectionsHint': 'After a game you are asked one short question. It lands here.',
  'myPlan.showAll': 'Show all {count}',
  'myPlan.delete': 'Delete',
  'myPlan.deleteReflection': 'Delete the reflection of {date}',
  'myPlan.deleteSure': 'Delete it for good?',
  'myPlan.deleteYes': 'Yes, delete',
  'myPlan.keep': 'Keep',
  'myPlan.deleted': 'The reflection was deleted.',

  'myPlan.certificateSoon': {
    one: '{count} more career, and you get a certificate.',
    other: '{count} more careers, and you get a certificate.',
  },
  'myPlan.certificate': 'Print your certificate',
  'myPlan.certificateEarned': {
    one: 'You explored {count} career.',
    other: 'You explored {count} careers. That is worth a certificate.',
  },

  'myPlan.handIn': 'Hand in',
  'myPlan.handInTitle': 'Who reads your plan',
  'myPlan.whoReads':
    'The teachers of your classes, and the counselors of your school where it has joined, can read your plan and comment on it. Other students cannot. When you hand it in, they know that it is ready.',
  'myPlan.noReader':
    'Nobody can read your plan yet, because you are in no class. With the code of your teacher you can join one.',
  'myPlan.joinClass': 'Join a class',
  'myPlan.handedIn': 'You handed it in on {date}. You can still change it.',
  'myPlan.takeBack': 'Take it back',
  'myPlan.share': 'My parents may read it',
  'myPlan.shareHint':
    'Parents who linked their account to yours then see this page, without being able to change it.',
  'myPlan.changeFailed': 'That did not work. Please try again.',
  'myPlan.handedInNow': 'Handed in. Your teachers can see that it is ready.',
  'myPlan.handedInAlone': 'Handed in. It waits until you are in a class.',
  'myPlan.takenBack': 'Taken back.',
  'myPlan.keepTitle': 'Keep it',
  'myPlan.download': 'Download as a file (JSON)',
  'myPlan.pastYear':
    'An earlier school year, to read and to print. Goals, saved careers and interests are those of today.',
  'myPlan.back': 'Back to My plan',
  'myPlan.hasExplored': {
    one: 'has explored {count} career',
    other: 'has explored {count} careers',
  },
  'myPlan.among': 'Among them: {careers}',
  'myPlan.certificateNotYet': 'Not ten careers yet',
  'myPlan.certificateNotYetText': {
    one: 'You explored {count} career so far. With ten, your certificate is here.',
    other: 'You explored {count} careers so far. With ten, your certificate is here.',
  },
} as const
