/** For teachers: words of a student that may mean danger. */
export const planConcernsMessages = {
  'planConcerns.region': 'Words that may mean danger',
  'planConcerns.title': {
    one: 'A student may need you today',
    other: '{count} texts of students to look at today',
  },
  'planConcerns.intro':
    'These words were found by a list, without judgment. They may be a joke, a quotation, or a call for help. Only somebody who knows the student can tell.',
  'planConcerns.self_harm': 'May be about self-harm',
  'planConcerns.threat': 'May be a threat',
  'planConcerns.reflection': 'in a reflection',
  'planConcerns.goal': 'in a goal',
  'planConcerns.reason': 'in the reason for a saved career',
  'planConcerns.do': 'What to do',
  'planConcerns.talk': 'Talk to the student today, alone and calmly. Listen first.',
  'planConcerns.counselor': 'Tell the counselor, and do what your school has agreed on for this.',
  'planConcerns.crisis':
    'The 988 Lifeline helps students and adults, day and night: call or text 988.',
  'planConcerns.danger': 'If somebody is in danger right now: call 911.',
  'planConcerns.notSent':
    'Pathquest has told nobody but the teachers and counselors of this student.',
  'planConcerns.take': 'I am taking this on',
  'planConcerns.takeName': 'I am taking this on: {name}',
  'planConcerns.taken': { one: 'Taken on ({count})', other: 'Taken on ({count})' },
  'planConcerns.takenBy': 'Taken on by {name}, {date}',
  'planConcerns.takenFormer': 'Taken on, {date}',
  'planConcerns.plan': 'Open the plan',
  'planConcerns.planName': 'Open the plan of {name}',
} as const
