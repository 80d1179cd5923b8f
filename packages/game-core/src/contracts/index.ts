/** The API's schemas (Zod), one file per resource. Server and tests parse with them; the sdk takes only their types. */
export * from './accounts'
export * from './careers'
export * from './content'
export * from './dashboard'
export * from './games'
export * from './health'
export * from './play'
export * from './room-calls'
