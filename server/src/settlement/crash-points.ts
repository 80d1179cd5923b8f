/** Steps of settling at which a drill may kill the process. */
export type CrashPoint =
  | 'before_transaction'
  | 'after_placements'
  | 'after_answers'
  | 'after_rewards'
  | 'before_commit'
  | 'after_commit_before_reply'

/** Dies like a machine that loses power, where `crashAt` names this step; else does nothing. */
export function crashPoint(crashAt: string | undefined, step: CrashPoint): void {
  if (crashAt === step) process.kill(process.pid, 'SIGKILL')
}
