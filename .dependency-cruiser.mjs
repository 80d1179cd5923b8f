// Who may import whom, checked by `npm run check`.

/** What every feature is built on; its files are reached directly, a feature through its index.ts. */
const GROUND = ['runtime', 'db', 'limits', 'services', 'http']
/** What each folder of the server may import, by its name: itself, and what is named before it. */
const SERVER = {
  runtime: [],
  db: ['runtime'],
  content: ['runtime', 'db'],
  limits: ['runtime', 'db'],
  mail: ['runtime', 'db'],
  auth: ['runtime', 'db'],
  rooms: ['runtime', 'db', 'limits'],
  backup: ['runtime', 'db', 'rooms'],
  services: ['runtime', 'db', 'limits', 'mail', 'auth', 'rooms'],
  http: ['runtime', 'db', 'limits', 'services'],
  'api-processes': GROUND,
  names: ['runtime'],
  search: GROUND,
  'question-sets': [...GROUND, 'names', 'search'],
  'question-files': [...GROUND, 'question-sets'],
  careers: [...GROUND, 'content', 'search'],
  cosmetics: GROUND,
  games: [...GROUND, 'rooms', 'names', 'question-sets', 'careers', 'cosmetics'],
  'room-stores': [...GROUND, 'games'],
  'host-totals': [...GROUND, 'games'],
  notifications: [...GROUND, 'question-sets', 'games'],
  'question-reports': [...GROUND, 'question-sets', 'games', 'notifications'],
  bookmarks: [...GROUND, 'careers'],
  interests: [...GROUND, 'content', 'careers', 'games'],
  rewards: [...GROUND, 'content', 'careers', 'games'],
  market: [...GROUND, 'rewards', 'cosmetics'],
  accounts: [...GROUND, 'mail', 'auth', 'names', 'host-totals', 'rewards'],
  'question-figures': [...GROUND, 'question-sets', 'games', 'host-totals', 'accounts'],
  families: [...GROUND, 'games', 'rewards', 'accounts'],
  dashboard: [...GROUND, 'games', 'rewards'],
  health: GROUND,
  shares: [...GROUND, 'games'],
  'running-games': [...GROUND, 'games'],
  lti: [
    ...GROUND,
    'content',
    'names',
    'question-sets',
    'careers',
    'games',
    'host-totals',
    'rewards',
    'accounts',
  ],
  analytics: [
    ...GROUND,
    'names',
    'question-sets',
    'games',
    'host-totals',
    'question-reports',
    'rewards',
    'accounts',
    'lti',
  ],
  classes: [...GROUND, 'names', 'games', 'rewards', 'accounts', 'families', 'analytics'],
  rosters: [...GROUND, 'names', 'classes'],
  schools: [...GROUND, 'accounts', 'analytics', 'classes'],
  settlement: [
    ...GROUND,
    'rooms',
    'room-stores',
    'question-sets',
    'games',
    'host-totals',
    'question-figures',
    'rewards',
    'accounts',
    'lti',
    'health',
    'notifications',
  ],
  'paper-games': [...GROUND, 'question-sets', 'games', 'host-totals'],
  solo: [...GROUND, 'content', 'question-sets', 'careers', 'games', 'settlement'],
  homework: [
    ...GROUND,
    'content',
    'question-sets',
    'careers',
    'games',
    'classes',
    'notifications',
    'solo',
  ],
  'account-data': [
    ...GROUND,
    'rooms',
    'accounts',
    'games',
    'question-sets',
    'classes',
    'schools',
    'homework',
  ],
  retention: [...GROUND, 'question-sets', 'classes', 'rosters', 'homework', 'account-data'],
}

const serverFolders = Object.keys(SERVER)
for (const [folder, allowed] of Object.entries(SERVER)) {
  const before = serverFolders.slice(0, serverFolders.indexOf(folder))
  const ahead = allowed.filter((one) => !before.includes(one))
  if (ahead.length > 0) throw new Error(`${folder} is named before ${ahead.join()}`)
}

/** Packages by what they are made of: each imports what its package.json names. */
const tests = '\\.test\\.tsx?$|^server/test/|/testing/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'named-in-package-json',
      comment: 'A package imports what its package.json names.',
      severity: 'error',
      from: { path: '^(packages|party)/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-file-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-circles',
      comment: 'No two folders of a package need each other; its entries import them all.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(packages/[^/]+|party)/src/' },
      to: { circular: true, viaOnly: { path: '/src/' } },
    },
    {
      name: 'core-is-pure',
      comment: 'core has rules and contracts: zod, and nothing else.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: tests },
      to: { pathNot: '^packages/core/|node_modules/zod/' },
    },
    {
      name: 'server-serves',
      comment: 'The server and the rooms share the rules; pages speak to them by the API.',
      severity: 'error',
      from: { path: '^(server|party)/src/' },
      to: { path: '^packages/(ui|sdk|embed|web)/' },
    },
    ...Object.entries(SERVER).map(([folder, allowed]) => ({
      name: `server-${folder}`,
      comment: 'Features import in one direction.',
      severity: /** @type {const} */ ('error'),
      from: { path: `^server/src/${folder}/`, pathNot: tests },
      to: { path: '^server/src/', pathNot: `^server/src/(${[folder, ...allowed].join('|')})/` },
    })),
    {
      name: 'server-top',
      comment: 'Nobody imports what puts the product together; a new folder gets its line above.',
      severity: 'error',
      from: { path: '^server/src/([^/]+)/', pathNot: `^server/src/(${serverFolders.join('|')})/` },
      to: {
        path: '^server/src/[^/]+/',
        pathNot: `^server/src/(${serverFolders.join('|')})/|^server/src/$1/`,
      },
    },
    {
      name: 'server-by-index',
      comment: 'A feature is imported through its index.ts.',
      severity: 'error',
      from: { path: '^server/src/([^/]+)/', pathNot: tests },
      to: {
        path: '^server/src/[^/]+/',
        pathNot: `^server/src/($1|${GROUND.join('|')})/|^server/src/[^/]+/index\\.ts$`,
      },
    },
    {
      name: 'first-files-are-light',
      comment:
        'What every page loads first names the file it needs: an index brings all its files.',
      severity: 'error',
      from: { path: '^packages/web/src/(shell|join|pages/(join-game|game))/', pathNot: tests },
      to: { path: '^packages/ui/src/((art|question)/)?index\\.ts$' },
    },
    {
      name: 'pages-ask-the-api',
      severity: 'error',
      from: { path: '^packages/', pathNot: tests },
      to: { path: '^(server|party)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: tests },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'packages/sdk/tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
