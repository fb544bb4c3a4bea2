import type { ConfusionSet } from '../confusion-set.ts';
import type { Tokens } from '../tokens.ts';

/** Forms of verbs that somebody or something receives by, which stands in the dative without a preposition. */
const TAKES_DATIVE =
  /^(?:(?:hinzu|zu|bei|mit|voran|unter|über|ent|nach)(?:ge|zu)?(?:füg|fug|wies|weis|ordn|teil|stell|geb|gib|gab|lass|läss|lief|nehm|nimm|nomm|zieh|zog|lieg|setz|ruf)\p{Ll}*|(?:ge)?(?:gib|geb|gab|biet|bot|helf|hilf|half|holf|folg|gehör|hör|dien|fehl|dank|droh|ähnel|gleich|schad|antwort|vertrau|zeig|liefer|schick|send|erlaub|ermöglich|genüg|nütz|widm)(?:t|e|en|et|te|ten|st|n)?|entspr\p{Ll}+|widerspr\p{Ll}+|gefäll\p{Ll}*|gefall\p{Ll}*|begegn\p{Ll}+|versprich\p{Ll}*|versprech\p{Ll}*)$/u;

/** How far from its object a verb is looked for, in words. */
const REACH = 14;

/** Whether a verb of the clause around a word governs the dative. */
function hasDativeVerb({ words }: Tokens, at: number): boolean {
  for (let next = at + 1; next < words.length && next <= at + REACH; next += 1) {
    const word = words[next] ?? '';
    if (/^[.;:!?]?$/.test(word)) break;
    if (TAKES_DATIVE.test(word)) return true;
  }
  for (let next = at - 1; next >= 0 && next >= at - REACH; next -= 1) {
    const word = words[next] ?? '';
    if (/^[.,;:!?]?$/.test(word)) break;
    if (TAKES_DATIVE.test(word)) return true;
  }
  return false;
}

/** A set without the places where a dative stands that a verb of its clause calls for: "wenn einem Schlüssel ein Wert zugewiesen wurde". */
export function besideDativeVerbs(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    slotAt: (tokens, at) =>
      /(?:em|^den)$/.test(tokens.words[at] ?? '') && hasDativeVerb(tokens, at)
        ? null
        : set.slotAt(tokens, at),
  };
}
