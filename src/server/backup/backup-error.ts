/** Why a backup can't be made or restored, in words for who runs the command. Nothing was changed. */
export class BackupError extends Error {}
