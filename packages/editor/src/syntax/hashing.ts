/** A 32-bit hash of a text (FNV-1a). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** The hash of what was hashed so far and one more number; the order counts. */
export function joinedHash(hash: number, next: number): number {
  const sum = Math.imul(hash ^ next, 0x9e3779b1);
  return (sum ^ (sum >>> 15)) | 0;
}
