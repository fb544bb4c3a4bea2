/** A worker that needs no dictionaries and does odd things on request, in place of the editor's. */
export const STAND_IN_WORKER = new URL('./stand-in-worker.ts', import.meta.url);
