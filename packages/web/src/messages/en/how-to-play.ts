/** Texts of /how-to-play. */
export const howToPlayMessages = {
  'how.title': 'How to Play',
  'how.intro': 'A game takes about ten minutes. You need a code, a name and a device.',
  'how.overview': 'Game overview',
  'how.overview1':
    'Pathquest is a live quiz about real jobs. A teacher shows the questions on a projector, everyone answers on a device of their own, and after each question you see the right answer and why it is right.',
  'how.overview2':
    'Right answers score points. At the end there is a podium, everyone with an account earns XP, and the first three places earn a pathkey.',
  'how.students': 'For students',
  'how.students1': 'Open Join Game and type the six signs of the code, or scan the QR code.',
  'how.students2': 'Type your name, or let us make one up. You can play as a guest.',
  'how.students3': 'Wait in the lobby until your teacher starts the game.',
  'how.students4': 'Read the question, choose an option, and press Submit Answer.',
  'how.students5': 'See the result when the question closes, and climb the leaderboard.',
  'how.students6':
    'With an account, find your pathkeys in your collection, and spend XP in the market.',
  'how.teachers': 'For teachers',
  'how.teachers1': 'Open Host Game and choose an exploration type.',
  'how.teachers2': 'Pick a question set, a game mode and your settings.',
  'how.teachers3': 'Create the game and open the projector screen in a new tab.',
  'how.teachers4': 'When your players are in the lobby, press Start Game.',
  'how.teachers5':
    'Talk about each answer, then press Next Question. In auto mode the game goes on by itself.',
  'how.teachers6': 'Everything that was earned is saved when the game ends.',
  'how.features': 'Key features',
  'how.features1': 'Many game modes: quick ones and long ones, against each other or together.',
  'how.features2': 'Longer time limits, or none at all, for those who need them.',
  'how.features3': 'If you lose the connection, you keep your seat and your score.',
  'how.features4': 'Solo practice, at your own pace.',
  'how.modes': 'Game modes',
  'how.modesText':
    'What makes each game another one. Minutes are for 20 questions and a class of 30, without talking about the answers.',
  'how.rarities': 'Pathkey rarities',
  'how.rarities1':
    'A pathkey is a collectible key from the world of work. Its frame and its dots show how rare it is.',
  'how.common': 'Common',
  'how.uncommon': 'Uncommon',
  'how.rare': 'Rare',
  'how.epic': 'Epic',
  'how.legendary': 'Legendary',
  'how.tips': 'Tips',
  'how.tips1': 'Read all options before you choose. Your first answer counts.',
  'how.tips2': 'In most games a careful answer scores as much as a quick one.',
  'how.tips3': 'A wrong answer costs nothing. Read the explanation, it may come back.',
  'how.tips4': 'Sign in before you join, so that XP and pathkeys go to your account.',
} as const
