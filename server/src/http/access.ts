/**
 * Who may call a route. `account`: an account or a visit from an LMS; `signed_in`: an account by
 * its own session alone, `own_student` and `own_parent` in that role; `launch`: a visit, `launch_…`: in that role,
 * `launch_staff`: also those teachers who only look on. `host`, `seat` and `member` (either) are of the game in
 * the path; for everybody else that game does not exist. `room`: a signed call of the game's room.
 */
export type Access =
  | 'anyone'
  | 'account'
  | 'signed_in'
  | 'own_student'
  | 'own_parent'
  | 'teacher'
  | 'student'
  | 'admin'
  | 'launch'
  | 'launch_teacher'
  | 'launch_staff'
  | 'launch_student'
  | 'launch_parent'
  | 'host'
  | 'seat'
  | 'member'
  | 'room'
