/** What an administrator can do on the machine of the store, beside a running service. */
export { createHostInvitation, type Invited } from './access/accounts/host-invitation.ts';
export { createHostKey, type HostKeyRequest } from './access/host-key.ts';
export type { KeyRecord } from './access/key-record.ts';
export { listKeys, type NewKey, revokeKey } from './access/keys.ts';
export { eraseUser } from './access/personal-data/erase-user.ts';
export { exportUser } from './access/personal-data/export-user.ts';
export { Fault } from './errors.ts';
export { addMilliseconds, fromIso, now, toIso } from './storage/instant.ts';
export { openStorage } from './storage/open.ts';
export { type Rotation, rotateSecret } from './storage/rotate-secret.ts';
export { backUp } from './storage/safekeeping/back-up.ts';
export { type BackupRecord, readBackup } from './storage/safekeeping/backup-record.ts';
export { moveStore } from './storage/safekeeping/move.ts';
export { restore } from './storage/safekeeping/restore.ts';
export { type StoreCheck, verifyStore } from './storage/safekeeping/verify-store.ts';
export { StartError } from './storage/start-error.ts';
export type { Storage } from './storage/storage.ts';
