/** For a student whose words may mean danger. */
export const concernHelpMessages = {
  'concernHelp.self_harm': 'You are not alone',
  'concernHelp.selfHarmText':
    'What you wrote sounds like things may be very hard right now. You matter, and there are people who want to listen.',
  'concernHelp.call': 'Call or text {number}. It is free, day and night, everywhere in the US.',
  'concernHelp.text': 'Or text {word} to {number}.',
  'concernHelp.word': 'HOME',
  'concernHelp.adult': 'Talk to an adult you trust: at home, or a teacher or counselor at school.',
  'concernHelp.danger': 'If somebody is in danger right now, call {number}.',
  'concernHelp.threat': 'Let’s talk about this',
  'concernHelp.threatAdult':
    'What you wrote sounds like somebody could get hurt, so your teacher will see it and may ask you about it.',
  'concernHelp.threatNobody':
    'What you wrote sounds like somebody could get hurt. Please talk to an adult you trust about it today.',
  'concernHelp.adultSees':
    'A teacher of your class can see what you wrote, so that somebody can be there for you.',
  'concernHelp.nobodySees':
    'No teacher can see what you wrote, because you are in no class here. So please tell somebody yourself.',
  'concernHelp.wrong':
    'Did you mean something else? That is all right. This was found by words alone.',
  'concernHelp.close': 'Close',
} as const
