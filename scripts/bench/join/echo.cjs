// Preloaded (`node --require`) by the bench of joining: a plain echo in the process of the API, the
// floor of what a request can cost there. The product knows nothing of it.
const { createServer } = require('node:http')

const isServer = process.argv[1]?.endsWith('server/dist/index.js')
if (isServer) {
  const echo = createServer((request, response) => {
    /** @type {Buffer[]} */
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const said = JSON.parse(Buffer.concat(parts).toString())
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(said))
    })
  })
  // The load keeps its connections between two phases.
  echo.keepAliveTimeout = 60_000
  echo.listen(Number(process.env.ECHO_PORT), '127.0.0.1')
}
