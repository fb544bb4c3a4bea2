/** A name as programs write it: "roomId", "order_id", "SKU2". */
const identifier = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const isProgrammed = /\p{Ll}\p{Lu}|\p{L}_\p{L}/u;

/** Whether a text is one name as programs write it, which stays byte for byte. */
export function isIdentifier(text: string): boolean {
  return identifier.test(text) && isProgrammed.test(text);
}

/** What a field is called: a programmed name as it stands, words of everyday language in small letters, joined by underscores. */
export function fieldName(words: string): string {
  const text = words.trim();
  return isIdentifier(text)
    ? text
    : text
        .toLowerCase()
        // "The owner's phone" is the phone of an owner.
        .replace(/(?<=\p{L})['’]s(?=\s)/gu, '')
        .replace(/[^\p{L}\p{N}]+/gu, '_')
        .replace(/^_+|_+$/gu, '');
}

/** A name in small letters with its words joined by underscores, for rules that go by words: "dateOfBirth" is "date_of_birth". */
export function inWords(name: string): string {
  return name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '_').toLowerCase();
}
