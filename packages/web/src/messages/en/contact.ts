/** Texts of /contact. */
export const contactMessages = {
  'contact.title': 'Contact Us',
  'contact.intro': 'We answer by mail, usually within 1-2 business days.',
  'contact.introNoMail':
    'This Pathquest is run by your school or organisation. Please ask the person who gave you its address.',
  'contact.loadFailed': 'Our addresses did not load',
  'contact.support': 'General support',
  'contact.supportText': 'Questions about your account or a game.',
  'contact.feedback': 'Feedback',
  'contact.feedbackText': 'Ideas, wishes, and what we should do better.',
  'contact.help': 'Help',
  'contact.helpText': 'Something does not work and you need a hand.',
  'contact.general': 'General inquiries',
  'contact.general1':
    'Tell us what you would like to know and which role you have: student, teacher or parent. Students do not need to tell us their full name.',
  'contact.technical': 'Technical support',
  'contact.technical1': 'It helps us most when you include:',
  'contact.technicalWhat': 'what you did and what happened instead',
  'contact.technicalWhere': 'the page you were on and the game code, if there was one',
  'contact.technicalDevice': 'your device and browser, and whether it is a school network',
  'contact.technicalPicture': 'a picture of the screen, without names of other people',
  'contact.technicalNever': 'Please never send us your password.',
  'contact.schools': 'Schools and teachers',
  'contact.schools1': 'Pathquest is free for schools. Write to us about:',
  'contact.schoolsFree': 'free access for your school',
  'contact.schoolsWorkshops': 'workshops for your staff',
  'contact.schoolsSets': 'custom question sets aligned to your curriculum',
  'contact.schoolsAnalytics': 'what the analytics show, and how to read them',
  'contact.about': 'About us',
  'contact.about1':
    'Pathquest is made so that every student in grades 6 to 12 gets to know more jobs than the ones at home and on TV. Playing is free for students and teachers.',
} as const
