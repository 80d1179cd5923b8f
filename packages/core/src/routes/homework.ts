import type * as C from '../contracts'
import type { Got, Sent } from './teaching'

type Detail = Got<typeof C.HomeworkDetail>

/** Homework: of those who give it, and of the students who do it. */
export interface HomeworkRoutes {
  'GET /api/homework': {
    query: Sent<typeof C.HomeworkQuery>
    answer: Got<typeof C.HomeworkList>
  }
  'POST /api/homework': { body: Sent<typeof C.CreateHomework>; answer: Detail }
  'GET /api/homework/{id}': { answer: Detail }
  'PATCH /api/homework/{id}': { body: Sent<typeof C.ChangeHomework>; answer: Detail }
  'DELETE /api/homework/{id}': object
  'PUT /api/homework/{id}/students/{profileId}': {
    body: Sent<typeof C.ExtendHomework>
    answer: Detail
  }
  'POST /api/homework/{id}/reminders': {
    body: Sent<typeof C.RemindStudents>
    answer: Got<typeof C.HomeworkReminded>
  }
  'GET /api/my-homework': { answer: Got<typeof C.MyHomeworkList> }
  'GET /api/children/{id}/homework': { answer: Got<typeof C.MyHomeworkList> }
  'GET /api/homework-pages/{id}': { answer: Got<typeof C.HomeworkPage> }
  'POST /api/homework-pages/{id}/games': {
    body: Sent<typeof C.PlayHomework>
    answer: Got<typeof C.CreateGameAnswer>
  }
}
