import { isBaseVerb } from '../clause/verbs.ts';

const allowed =
  /(?<= )(?:is|are) (?:(?:also|only|always|explicitly) )?(?:allowed|permitted|free|entitled) to (?=\p{Ll})/giu;
const forbidden = /(?<= )(?:is|are)(?: not|n['’]t) (?:allowed|permitted|supposed) to (?=\p{Ll})/giu;
/** Words before which "get" has a verb of its own: "must get to the page", "you don't get to". */
const gets =
  /(?<=^(?:[\p{L}\d'’-]+ ){1,5}|,? (?:but|and) (?:[\p{L}\d'’-]+ ){1,4})gets? to (\p{Ll}{2,})(?= )/giu;
const helper = /(?<!\p{L})(?:must|should|shall|may|can|will|would|to|not|n['’]t|never)$/iu;

/** Permission in the words that bind: "is allowed to take 2 h" → "may take 2 h", "only admins get to delete it" → "only admins can delete it". English. */
export function withPlainPermission(prose: string): string {
  return prose
    .replace(allowed, 'may ')
    .replace(forbidden, 'must not ')
    .replace(gets, (found: string, verb: string, at: number, whole: string) =>
      isBaseVerb(verb) && !helper.test(whole.slice(0, at).trimEnd()) ? `can ${verb}` : found,
    );
}
