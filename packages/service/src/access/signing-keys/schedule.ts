import { addMilliseconds } from '../../storage/instant.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a key signs before its successor does. */
const SIGNS_FOR_MS = 90 * DAY_MS;
/** How long a key is published before it signs: longer than clients keep a copy of the published keys. */
const PUBLISHED_AHEAD_MS = DAY_MS;
/** How long a key stays published after its successor signs: longer than any token it signed is good. */
const PUBLISHED_AFTER_MS = DAY_MS;

interface Scheduled {
  readonly activeAt: number;
}

/** Where the keys of a purpose stand at an instant. */
export interface Standing<Key> {
  /** Signs from now on; null while there is none. */
  readonly signing: Key | null;
  /** What tokens are checked against, the oldest first. */
  readonly published: readonly Key[];
  /** Keys whose tokens have all expired. */
  readonly spent: readonly Key[];
  /** When the next key is to become active, if one has to be made now; null otherwise. */
  readonly successorActiveAt: number | null;
}

/**
 * Decides by the clock alone what each key is for, so that processes agree without talking: a new key is published a day
 * before it signs, and an old one stays for a day after.
 *
 * @param keys in the order they become active
 * @param instant microseconds since 1970
 */
export function standingOf<Key extends Scheduled>(keys: readonly Key[], instant: number): Standing<Key> {
  const signing = keys.findLast((key) => key.activeAt <= instant) ?? null;
  const isSpent = (_key: Key, index: number) => {
    const successor = keys[index + 1];
    return successor !== undefined && addMilliseconds(successor.activeAt, PUBLISHED_AFTER_MS) <= instant;
  };
  return {
    signing,
    published: keys.filter((key, index) => !isSpent(key, index)),
    spent: keys.filter(isSpent),
    successorActiveAt: successorActiveAt(keys.at(-1), signing, instant),
  };
}

function successorActiveAt(
  newest: Scheduled | undefined,
  signing: Scheduled | null,
  instant: number,
): number | null {
  if (newest === undefined || signing === null) return instant;
  const due = addMilliseconds(newest.activeAt, SIGNS_FOR_MS - PUBLISHED_AHEAD_MS);
  return newest === signing && due <= instant ? addMilliseconds(instant, PUBLISHED_AHEAD_MS) : null;
}
