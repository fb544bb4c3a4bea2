/** Lets one go on at a time, in the order they came. */
export interface Turns {
  /** Resolves when it is the caller's turn. */
  begin(): Promise<void>;
  /** Whether it is nobody's turn. */
  isFree(): boolean;
  /** Ends the turn that was begun. */
  end(): void;
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    begin: () => {
      if (!isTaken) {
        isTaken = true;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    isFree: () => !isTaken,
    end: () => {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
}
