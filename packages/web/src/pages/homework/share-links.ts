/** Where a teacher posts the link of homework; plain links, without a script of theirs. */
export const classroomLink = (url: string, title: string): string =>
  `https://classroom.google.com/share?${new URLSearchParams({ url, title })}`

export const teamsLink = (href: string, msgText: string): string =>
  `https://teams.microsoft.com/share?${new URLSearchParams({ href, msgText })}`
