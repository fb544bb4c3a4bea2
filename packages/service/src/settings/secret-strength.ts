const LEAST_CHARACTERS = 32;
const LEAST_DISTINCT = 8;

/**
 * What makes a text too weak to be the master secret, or null. 32 random characters of any common alphabet, hexadecimal
 * included, pass; a short password, a repeated word or a row of zeros does not.
 */
export function secretWeakness(text: string): string | null {
  const { length } = [...text];
  if (length < LEAST_CHARACTERS) {
    return `it has ${length} characters and needs at least ${LEAST_CHARACTERS}`;
  }
  const distinct = new Set(text).size;
  if (distinct < LEAST_DISTINCT) {
    return `it uses only ${distinct} different characters and needs at least ${LEAST_DISTINCT}`;
  }
  return null;
}
