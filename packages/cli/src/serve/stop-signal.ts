/** 128 + the number of SIGINT, as shells report it. */
const INTERRUPTED = 130;

/** Resolves at the first SIGINT or SIGTERM. A second one ends the process at once, for whoever will not wait. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
        process.once(signal, () => process.exit(INTERRUPTED));
      });
    }
  });
}
