/** What a backup or a restore says no to, in words for whoever typed it. */
export class BackupRefused extends Error {}
