/** Milliseconds after a start in which who waited for it is answered first. */
const AFTER_MS = 500;

/** Collects garbage, as `node --expose-gc` has it. */
type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => unknown;

/**
 * Gives back, once, what only the start took. What it loads survives it, and has the runtime make the space for new objects as large as
 * it may be, where it would stay; this way that grows again with the load, and no service that does nothing holds on to it.
 *
 * @param collect undefined: the process cannot be told to
 */
export function giveBackStart(collect: Collect | undefined = globalThis.gc): void {
  if (collect === undefined) return;
  setTimeout(() => collect({ type: 'major', flavor: 'last-resort' }), AFTER_MS).unref();
}
