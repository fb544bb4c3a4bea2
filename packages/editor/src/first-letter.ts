/** A text with its first letter as a capital; Dutch "'s ochtends" has it on its second word. */
export function upperFirst(text: string): string {
  if (/^['’]s \p{L}/u.test(text)) return text.slice(0, 3) + upperFirst(text.slice(3));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text with its first letter small. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A text with its first letter as a capital, unless it opens with a name as programs write it: "endsAt", "user_id". */
export function withCapital(text: string): string {
  return /^\p{Ll}+\p{Lu}|^\p{Ll}\w*[_.\d]/u.test(text) ? text : upperFirst(text);
}

/** A text with its first letter small, unless it opens with an abbreviation or "I". */
export function withoutCapital(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) && !/^I(?!\p{L})/u.test(text) ? lowerFirst(text) : text;
}

/** A text with its first letter small where a small one follows it: "Patients", and neither "S3" nor "A4". */
export function lowerCapitalised(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text;
}
