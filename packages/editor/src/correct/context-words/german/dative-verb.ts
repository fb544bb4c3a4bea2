/** Forms of verbs that somebody or something receives by, which stands in the dative without a preposition. */
const TAKES_DATIVE =
  /^(?:(?:hinzu|zu|bei|mit|voran|unter|über|ent|nach)(?:ge|zu)?(?:füg|fug|wies|weis|ordn|teil|stell|geb|gib|gab|lass|läss|lief|nehm|nimm|nomm|zieh|zog|lieg|setz|ruf)\p{Ll}*|(?:ge)?(?:gib|geb|gab|biet|bot|helf|hilf|half|holf|folg|gehör|hör|dien|fehl|dank|droh|ähnel|gleich|schad|antwort|vertrau|zeig|liefer|schick|send|erlaub|ermöglich|genüg|nütz|widm)(?:t|e|en|et|te|ten|st|n)?|entspr\p{Ll}+|widerspr\p{Ll}+|gefäll\p{Ll}*|gefall\p{Ll}*|begegn\p{Ll}+|versprich\p{Ll}*|versprech\p{Ll}*)$/u;

/** How far from its object a verb is looked for, in words. */
const REACH = 14;

/** Whether a verb of the clause around a word governs the dative. */
function hasDativeVerb(words: readonly string[], at: number): boolean {
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

/** Whether a word is a dative that a verb of its clause calls for: "wenn einem Schlüssel ein Wert zugewiesen wurde". */
export function isDativeOfVerb(words: readonly string[], at: number): boolean {
  return /(?:em|^den)$/.test(words[at] ?? '') && hasDativeVerb(words, at);
}
