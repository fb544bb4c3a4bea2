import { fileURLToPath } from 'node:url';

/** A worker that needs no dictionaries and does odd things on request, in place of the editor's. */
export const STAND_IN_WORKER = new URL('./stand-in-worker.ts', import.meta.url);

/** The entry of a process of its own that serves with it, where the editor would load its dictionaries at every start. */
export const STAND_IN_PROCESS = fileURLToPath(new URL('./service-process.ts', import.meta.url));
