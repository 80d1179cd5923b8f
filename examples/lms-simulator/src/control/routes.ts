import { json, Refusal } from '../http/replies'
import { type Call, jsonOf } from '../http/requests'
import { route } from '../http/server'
import type { State } from '../state'
import type { Control } from './control'

/** The control functions over HTTP, in JSON. A page of another origin is not let in. */
export function controlRoutes(control: Control, state: State) {
  type Answer = (call: Call) => unknown
  const get = (path: string, answer: Answer) => on(`GET ${path}`, answer)
  const post = <T extends object>(path: string, answer: (body: T, call: Call) => unknown) =>
    on(`POST ${path}`, (call) => answer(jsonOf<T>(call) as T, call))
  const remove = (path: string, answer: Answer) => on(`DELETE ${path}`, answer)
  const on = (path: string, answer: Answer) =>
    route('control', path, (call) => {
      const { origin } = call.headers
      if (origin !== undefined && origin !== state.origin) {
        throw new Refusal(403, 'forbidden', 'Only from here')
      }
      return json(answer(call) ?? null)
    })
  const parameter = (call: Call, name: string) => call.url.searchParams.get(name) ?? undefined
  return [
    get('/control/configuration', control.configuration),
    get('/control/tools', control.tools),
    post('/control/tools', control.registerTool),
    remove('/control/tools/:id', ({ params }) => control.removeTool(params.id)),
    post('/control/registration-link', ({ inviteLink }: { inviteLink: string }) => ({
      url: control.registrationLink(inviteLink),
    })),
    get('/control/people', control.people),
    get('/control/courses', control.courses),
    post('/control/courses/:id/copy', (_, { params }) => control.copyCourse(params.id)),
    get('/control/links', control.links),
    post('/control/links', control.addLink),
    post('/control/links/:id', (changes, { params }) => control.updateLink(params.id, changes)),
    remove('/control/links/:id', ({ params }) => control.removeLink(params.id)),
    get('/control/line-items', control.lineItems),
    post('/control/line-items', control.addLineItem),
    post('/control/line-items/:id', (changes, { params }) =>
      control.updateLineItem(params.id, changes),
    ),
    post(
      '/control/line-items/:id/override',
      (grade: { userId: string; points: number | null }, { params }) =>
        control.overrideGrade(params.id, grade),
    ),
    post('/control/links/:id/accept-grades', ({ accept }: { accept: boolean }, { params }) =>
      control.acceptGrades(params.id, accept),
    ),
    post('/control/courses/:id/groups', (groups: Record<string, string[]>, { params }) =>
      control.setGroups(params.id, groups),
    ),
    remove('/control/courses/:id/members/:name', ({ params }) =>
      control.removeMember(params.id, params.name),
    ),
    remove('/control/line-items/:id', ({ params }) => control.removeLineItem(params.id)),
    get('/control/gradebook', (call) => control.gradebook(parameter(call, 'course'))),
    get('/control/scores', control.scoreEvents),
    post('/control/login', control.startLogin),
    post('/control/sign-launch', (overrides) => ({
      id_token: control.signLaunch(overrides),
    })),
    post('/control/rotate-keys', (options) => ({
      kid: control.rotateKeys(options),
    })),
    post('/control/revoke-tokens', () => control.revokeTokens()),
    get('/control/faults', control.faults),
    post('/control/faults', control.addFault),
    remove('/control/faults', () => control.clearFaults()),
    remove('/control/faults/:id', ({ params }) => control.clearFaults(params.id)),
    get('/control/settings', control.settings),
    post('/control/settings', control.set),
    get('/control/requests', (call) => control.requests(parameter(call, 'endpoint'))),
    remove('/control/requests', () => control.clearRequests()),
  ]
}
