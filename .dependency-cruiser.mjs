// Who may import whom, checked by `npm run check`.

/** Packages by what they are made of: each imports what its package.json names. */
const tests = '\\.test\\.tsx?$|/testing/'

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
