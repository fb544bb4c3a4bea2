const MULTIPLIER = 0x9e3779b1;

/** A number for a text, 32 bits, the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixed(hash, text.length);
}

/** Two numbers as one, 32 bits, in which the order counts. */
export function mixed(first: number, second: number): number {
  let hash = Math.imul(first ^ (first >>> 15), MULTIPLIER) ^ second;
  hash = Math.imul(hash ^ (hash >>> 13), 0x85ebca6b);
  return hash ^ (hash >>> 16);
}
