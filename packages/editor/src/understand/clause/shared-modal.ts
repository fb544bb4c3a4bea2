import { isBaseVerb } from './verbs.ts';

const modal =
  '(?:must|should|shall|may|can|needs? to|ha(?:s|ve) to|ought to|wants? to|(?:is|are) (?:able|allowed) to)';

/** Who is bound, what binds them, and words between that and the first verb; several verbs behind it share all of that. */
const opening = new RegExp(
  String.raw`^[^,;:?!()"“”]{1,60}? ${modal} (?:also |just |really |then |still )?(?:be (?:able|allowed) to )?(?=\p{Ll})`,
  'u',
);
/** What opens a clause of its own, in which only the verbs of that clause are bound. */
const dependent =
  /(?<!\p{L})(?:if|when|whenever|once|unless|until|while|after|before|that|which|who|whose|whether|what|how|because|so|but|and|nobody|no one|no|there|it)(?!\p{L})/iu;

/** "Residents should be able to " of "Residents should be able to log in, see their permits and renew them"; null where nobody is plainly bound to a deed. */
export function sharedOpening(sentence: string): string | null {
  const [said = ''] = opening.exec(sentence) ?? [];
  return said !== '' && !dependent.test(said) ? said : null;
}

/** Another verb that a row of deeds ends in. */
const lastDeed = /(?:,? (?:and|or)(?: then| also)? )(\p{Ll}+)(?= |[.!]?$)/gu;
/** What binds before a comma, up to the first verb. */
const bound = new RegExp(
  String.raw`(?<!\p{L})(?:${modal}|to be able to) (?:also |just |still )?(?:be (?:able|allowed) to )?\p{Ll}+(?: [^;:?!]*)?$`,
  'u',
);

/**
 * Whether what stands behind a comma goes on with a row of deeds, "pick a month and get a file" behind "they should be able to click": each
 * has the subject and the word that binds of the first, and none is a sentence of its own.
 */
export function goesOnWithDeeds(before: string, next: string): boolean {
  const [verb = ''] = /^\p{Ll}+/u.exec(next) ?? [];
  if (!isBaseVerb(verb) || !bound.test(before)) return false;
  const [row = ''] = next.split(/[;:]\s|, (?:but|so) /u);
  return [...row.matchAll(lastDeed)].some(([, last = '']) => isBaseVerb(last));
}
