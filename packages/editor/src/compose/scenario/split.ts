/** An action and the condition behind or before it. */
export interface Split {
  readonly action: string;
  /** The clause without its conjunction, else null. */
  readonly condition: string | null;
}

/** Takes a trailing condition ("… when a seat gets free") off an action, where the action is a single one. */
export function splitAction(action: string, leading: string | null): Split {
  if (leading)
    return {
      action,
      condition: leading
        .replace(/^(?:if|when|whenever|once|as soon as|in case)\s/iu, '')
        .replace(/^\p{Lu}(?=\p{Ll}{2,8}\s)/u, (letter) => letter.toLowerCase()),
    };
  const match = /^([^,(]{4,160}?) (?:if|when|whenever|once|as soon as) ([^,(]{6,120})(?:[,(].*)?$/su.exec(
    action,
  );
  const main = match?.[1] ?? '';
  if (!match || / (?:and|or|but|even)(?: |$)/u.test(main)) return { action, condition: null };
  return { action: main, condition: match[2] ?? null };
}

/** The core of a clause: up to its first comma, colon, bracket or reason that leaves three words. */
export function gist(clause: string): string {
  for (const match of clause.matchAll(
    /\s?(?:[,(:–]|\s-\s|;|(?<!\p{L})(?:because|so that|even if|even when|which they|weil|damit|sodass|parce que|afin|porque|para que)(?!\p{L}))/gu,
  )) {
    const head = clause.slice(0, match.index).trim();
    if (isListComma(clause.slice(match.index))) continue;
    if (head.split(/\s+/u).length >= 3 && (head.split('`').length - 1) % 2 === 0) return head;
  }
  return clause;
}

/** A comma between the members of a list ("create, list, update and delete") parts no clauses. */
function isListComma(rest: string): boolean {
  return /^,\s[\p{L}`_-]+(?:\s[\p{L}`_-]+)?(?:,\s[\p{L}`_-]+(?:\s[\p{L}`_-]+)?){0,6},?\s(?:and|or|und|oder|et|ou|y|o)\s/u.test(
    rest,
  );
}

/** What a verb acts on: the words behind it up to the first preposition, else null. */
export function objectOf(action: string): string | null {
  const match =
    /^\p{L}+ (.{3,60}?)(?: (?:with|in|to|for|from|by|over|on|at|via|into|as|when|if|after|before|until|instead|so|and|that|of|under|within|between|per)(?!\p{L})|[,(:]|$)/u.exec(
      action,
    );
  if (/^(?:be|have|feel|look|work|run|stay|go|remain)(?!\p{L})/iu.test(action)) return null;
  const object = match?.[1] ?? '';
  return object === '' ||
    /^(?:with|in|to|for|from|within|under|between|it|them|be|not|at|on)(?!\p{L})/iu.test(object)
    ? null
    : object;
}
