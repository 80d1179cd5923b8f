/** Texts of /privacy. */
export const privacyMessages = {
  'privacy.title': 'Privacy Policy',
  'privacy.updated': 'Last updated November 30, 2026',
  'privacy.commitment': 'Our commitment',
  'privacy.commitment1':
    'Pathquest is made for schools. We collect what a game needs and no more, we show no advertising, and we never sell data.',
  'privacy.commitment2':
    'We follow the Family Educational Rights and Privacy Act (FERPA): data about students belongs to the students and their school, and we use it only to run the games. We follow the Children’s Online Privacy Protection Act (COPPA): nobody under 13 can make an account here.',
  'privacy.collected': 'What we collect',
  'privacy.collectedAccount':
    'With an account: your name, your email address, your role, and your password in a form that nobody can read back.',
  'privacy.collectedProvider':
    'If you sign in with Google or Microsoft: your name and email address as they tell us, and their number for you. There is no password then.',
  'privacy.collectedSchool':
    'If you come from a course of your school: the given name, the role, the course and the groups that it tells us, and its number for you; and the extra time that a teacher gives you.',
  'privacy.collectedCard':
    'With a sign-in card from your teacher: the given name that your teacher wrote, your class, your games and what you win in them. No email address, no last name, no birthday and no password.',
  'privacy.collectedClass': 'If you join a class: which one, and when you joined.',
  'privacy.collectedStaff':
    'If you say at which school you are: which one; nobody sees more of you by it. If you work at a school here: which one, your role and since when. Whoever makes a school says its name and place. If a school blocks an account: that it does, and since when.',
  'privacy.collectedGuest': 'As a guest: the name you type for one game.',
  'privacy.collectedPlay':
    'When you play: your answers, your scores, the XP and pathkeys you earn, and the packs and cosmetics you buy with XP.',
  'privacy.collectedReport':
    'If you say that something is wrong with a question: which question and what is wrong, and that it was you.',
  'privacy.collectedWriting':
    'If you write question sets: their texts and pictures. A picture is made anew before it is kept, without what a camera wrote into it, such as a place. A file with questions is read and not kept.',
  'privacy.collectedInterests':
    'If you use them: what you say you like to do, and the careers you save. You see that, and where your class belongs to a school that we have confirmed, its counselors. You can delete it at any time.',
  'privacy.collectedPlan':
    'If you keep a plan as a student: your goals and next steps, why you saved a career, what you answer to the short question after a game, whether you handed the plan in, and the comments of your teachers. You can change or delete what you wrote at any time.',
  'privacy.collectedConcern':
    'What you write in your plan is compared with a list of words that may mean danger to you or to others. What is found is shown at once, as you wrote it, to the teachers of your classes and to the counselors of your school, and is sent to nobody else.',
  'privacy.collectedAge':
    'We ask for the month and year of your birth when you sign up. We use them once, and store neither.',
  'privacy.collectedDemo':
    'Demo accounts are people we made up, to try Pathquest with. They work only on the machine that runs it, unless whoever runs it opens them for all. Write nothing about yourself there.',
  'privacy.use': 'How we use it',
  'privacy.use1': 'To run the games, and to keep what you earned.',
  'privacy.use2':
    'To show teachers how the games they hosted went: how many answers were right, question by question, student by student, and over all their games.',
  'privacy.use3':
    'To send the mails you asked for, such as a new password, and one to confirm your email address. To a confirmed address also how games of yours ended and that a host plays again, until you turn these off in your settings.',
  'privacy.use4': 'To keep the service safe and working.',
  'privacy.sharing': 'Who sees it',
  'privacy.sharingClass':
    'People in the same game see your name, your character, your score, your place, and the sign and color you wear. Other students of your teachers see how many of them have a pathkey, from five on, but never who.',
  'privacy.sharingShared':
    'A host may share the leaderboard of a game. Whoever has its link then sees the names and scores, until the host stops sharing, at the latest 90 days after the game.',
  'privacy.sharingTeacher':
    'A teacher sees the names, answers and scores of the games they hosted, and can download them. Of students with an account they also see the email address, the pathkeys won in these games and when they last joined one. Of games of other teachers they see nothing, except how their class did.',
  'privacy.sharingClassTeachers':
    'All teachers of your class see your name, which games of the class you were in, and how many of your answers were right. Who chose which answer is seen by the host of the game alone. If you sign in with a card, they also see the card, and can make a new one or delete the account. Other students do not see who is in the class.',
  'privacy.sharingPlan':
    'Your plan, with your strongest interests, the careers you saved and explored and all you wrote in it, is read by you, by the teachers of your classes, and where your class belongs to a school that we have confirmed, by its counselors. Parents who are linked to you read it only while you share it. Other students do not see it.',
  'privacy.sharingWriter':
    'Whoever wrote a question sees how often and why it was reported, not by whom; where no writer is left, or it was said to hurt somebody, an administrator does. Who chose which answer is seen by the teachers of that game alone.',
  'privacy.sharingSets':
    'A public question set is seen and copied by all teachers, a private one by you and by those who have your link. A picture opens for everybody who has its address.',
  'privacy.sharingSchool':
    'If you play in a course of your school, its gradebook gets your grade, and its teachers see your attempts, and the answers in games of the class.',
  'privacy.sharingStaff':
    'If your class belongs to a school that we have confirmed, the administrators of that school see your name and your classes there; they can block your account, take you out of the classes and, for an account with a sign-in card, save its data and delete it. Its counselors see your interests and your plan. What they see and do is recorded there for a year, and the administrators read that record.',
  'privacy.sharingParent':
    'A parent sees the progress of a child who linked the two accounts. Either side can end that.',
  'privacy.sharingNobody': 'We give data to nobody else, unless the law makes us do so.',
  'privacy.children': 'Children under 13',
  'privacy.children1':
    'A child under 13 cannot make an account, and nothing from the attempt is kept. Children can play as guests, or through their school, which then decides on their behalf: from a course, or with a sign-in card that a teacher makes.',
  'privacy.children2':
    'If you believe that a child made an account all the same, tell us and we delete it.',
  'privacy.security': 'Security',
  'privacy.security1':
    'Passwords are stored only as salted hashes. Right answers, tickets and seats are protected by signatures, and every rule is checked by the server. No system is perfectly safe; if something happens to your data, we tell you and your school.',
  'privacy.rights': 'Your rights',
  'privacy.rights1':
    'You may see your data, correct it, take a copy with you, and have it deleted: with an account you do all of that yourself in your settings. With a sign-in card you take your copy there, and your teacher or your school does the rest. Without an account, and on behalf of a student, write to us or to your school.',
  'privacy.cookies': 'Cookies and storage',
  'privacy.cookies1':
    'These are all the cookies and all that your browser keeps for us, with their names. Nothing else is kept, and nothing follows you to other sites.',
  'privacy.kept.session':
    'You stay signed in: until you close the browser, or for 30 days if you ask for it.',
  'privacy.kept.device':
    'For 30 days after you join a game or sign in, this browser is known again: other people’s wrong codes and passwords do not stop it then, and a player whom a host removed stays out. It holds no name.',
  'privacy.kept.provider': 'While you sign in with Google or Microsoft: ten minutes.',
  'privacy.kept.age':
    'After an age that is too young for an account: until you close the browser. No date is in it.',
  'privacy.kept.course':
    'When you come from a course of your school: ten minutes for the way in, and until you close the tab, for at most eight hours, that you are here. Some schools keep the way in for us instead.',
  'privacy.kept.seat':
    'While you play: your seat in the game, so that a page that is loaded again finds it. Without an account you can come back to the game also after closing the tab. It goes when you leave, when the game ends, and when somebody signs out.',
  'privacy.kept.host': 'When you host a game: which tab runs it, until you close the tab.',
  'privacy.kept.choices':
    'The theme, the language, the sound, how you answer and the state whose pay you see, as you chose them, until you clear your browser’s data; inside a course the language as long as the tab.',
  'privacy.kept.comparison': 'The careers you compare, until you close the tab.',
  'privacy.kept.writing':
    'What is being written and is not saved: a question or a goal of a plan for up to 30 days, an import until the tab is closed, all of it until you sign out.',
  'privacy.third': 'Third-party services',
  'privacy.third1':
    'The pages load no fonts and no counters from other companies. Pictures of careers and pathkeys can come from a picture store that whoever runs this Pathquest has chosen; it sees which picture is loaded, and from which internet address. If you sign in with Google or Microsoft, they learn that you signed in here.',
  'privacy.retention': 'How long we keep it',
  'privacy.retentionGuest': 'Names and answers of guests: 90 days after the game.',
  'privacy.retentionSignUp':
    'Name and email address of a sign-up that is not confirmed, where emails are sent: a day.',
  'privacy.retentionSchool':
    'Given names that a school’s course told us: until 400 days have gone by without a visit from there, or the school’s system is disconnected; with an account, as long as the account.',
  'privacy.retentionCard':
    'Accounts with a sign-in card: until a teacher takes the student out of the last class or deletes that class, at the latest when nobody has signed in with the card for 400 days. In a class: until you leave it, or your teacher takes you out or deletes it.',
  'privacy.retentionStaff':
    'Your role at a school: until you leave it or the school ends it. A block: until the school ends it. The record of who saw or changed whose data at a school: a year; with an account its name goes from it at once.',
  'privacy.retentionFigures':
    'How many people chose which answer in a game: as long as the game, since that names nobody. The sums of a teacher’s games and students: as long as the accounts of both.',
  'privacy.retentionPlay': 'What you answered and won with an account: as long as your account.',
  'privacy.retentionPlan':
    'Your plan: as long as your account; goals, reasons and reflections until you delete them. A comment of a teacher stays without a name when the teacher’s account goes. Words that may mean danger: three months after a teacher has seen to them, at most a year.',
  'privacy.retentionSets':
    'Question sets: until they are deleted. A picture goes a day after the last question or game that shows it.',
  'privacy.retentionAccount':
    'Personal data of a deleted account: removed at once, and from backups within 30 days. Places, scores and answers in games of a class stay, without a name.',
  'privacy.retentionRoom':
    'The live part of a game: 24 hours after it ended. A game that its host paused waits for up to 14 days.',
  'privacy.retentionSolo':
    'A game that you play alone can be gone on with for 30 days; then it ends with what you answered. What was answered stays as long as your account.',
  'privacy.retentionShared':
    'Links to a leaderboard: until the host stops sharing, at most 90 days after the game. Links to a question set: until they are taken back.',
  'privacy.retentionBackup': 'Backups hold all of this for at most 30 days longer.',
  'privacy.changes': 'Changes',
  'privacy.changes1': 'When this policy changes, the date at the top changes too.',
  'privacy.contact': 'Contact',
  'privacy.contact1':
    'Questions about your data? See {contact}. Our rules of use are in the {terms}.',
  'privacy.contactLink': 'Contact Us',
  'privacy.termsLink': 'Terms of Service',
} as const
