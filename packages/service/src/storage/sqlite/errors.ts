const BUSY = 5;

/** Primary result codes of https://sqlite.org/rescode.html that say the file cannot be used now. */
const UNAVAILABLE = new Set([
  BUSY, // another process holds the file for longer than the busy timeout
  6, // LOCKED
  8, // READONLY
  10, // IOERR
  13, // FULL: no space on the disk
  14, // CANTOPEN
]);

/** Whether an error of `node:sqlite` means that the store cannot be used for now. */
export function meansSqliteUnavailable(error: unknown): boolean {
  return UNAVAILABLE.has(primaryCode(error));
}

/** Whether another process holds the file at this moment. */
export function isSqliteBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY;
}

/** Node puts the extended result code in `errcode`; its low byte is the primary one. 0: no error of SQLite. */
function primaryCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
