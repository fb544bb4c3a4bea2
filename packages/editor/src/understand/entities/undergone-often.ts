/** "An object can be loaned many times", "the same dress may be rented more than once". English. */
const often =
  /(?<!\p{L})(\p{L}{3,30}) (?:can|may|could|might) be (\p{L}{2,20}?)e?d (?:(?:many|several|multiple|any number of|\d+) times|more than once|again and again|repeatedly)(?!\p{L})/giu;

/** A thing with the nouns that what is done to it again and again can have: loan, loaning, rental, shipment. */
interface Undergone {
  readonly thing: string;
  readonly deeds: readonly string[];
}

/** What a sentence says can be done to one thing more than once: each time is a record of its own. */
export function undergoneOften(text: string): Undergone[] {
  return [...text.matchAll(often)].map((match) => {
    const stem = (match[2] ?? '').toLowerCase();
    const stems = [stem, `${stem}e`];
    return {
      thing: match[1] ?? '',
      deeds: [...stems, ...['ing', 'al', 'ment'].map((ending) => `${stem}${ending}`)],
    };
  });
}
