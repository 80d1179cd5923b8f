/** The LMS shell runs under /play; everything else at the root. */
export const basenameOf = (pathname: string): string =>
  pathname === '/play' || pathname.startsWith('/play/') ? '/play' : '/'
