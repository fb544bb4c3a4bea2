import { words } from '../lexicon/words.ts';

const set = (list: string): ReadonlySet<string> => new Set(words(list));

/** Who doubts, and what softens it, before the doubt itself. */
const SOFTENERS = set(
  "i|we|i'm|we're|am|are|'m|honestly|really|still|also|and|but|so|well|hmm|hm|tbh|absolutely|quite|a|bit|personally|just|have|there's|there|is|it's|completely|yet|not|no|ich|wir|bin|mir|noch|aber|also|je|on|suis|ne|n'ai|no|me|estoy|tengo|tenemos|está|queda|muy|encore|todavía|aún|lo",
);
/** Words that say, with "no" or "not" before them, that nobody knows. */
const KNOWING = set(
  'sure|certain|convinced|know|clear|decided|agreed|keen|sicher|klar|überzeugt|sûr|sûre|convaincu|clair|sais|seguro|segura|claro|convencido|sé|sabemos',
);
const DENYING = set("not|don't|dont|didn't|doesn't|isn't|nicht|ne|n'ai|pas|no");
/** What nobody has who has "no" such. */
const KNOWLEDGE = set('idea|clue|ahnung|idée');
/** "No" before these denies a verb. */
const SPANISH = set('sé|sabemos|sabe|estoy|tengo|tenemos|está|queda');
const LACKING = set('no|keine|aucune|ni');
/** Words that doubt by themselves. */
const DOUBTING = set(
  'dunno|idk|unsure|unclear|doubt|wonder|doubtful|debatable|fraglich|unklar|bezweifle|zweifle|doute|dudo',
);
/** What nobody knows is said to be so. */
const UNKNOWN = set(
  'unknown|unclear|undecided|unbekannt|unklar|ungeklärt|inconnu|inconnue|incertain|desconocido|desconocida|incierto',
);
const BEING = set("is|are|remains|remain|it's|ist|sind|bleibt|est|sont|reste|es|son|está|queda");
/** What a doubt is about. */
const ASKING = set(
  'if|whether|who|what|which|how|when|where|why|ob|wer|was|wie|wann|wo|welche|welcher|si|qui|que|quel|quelle|comment|quand|où|quién|qué|cómo|cuándo|cuál|dónde',
);

const ENDINGS: readonly (readonly string[])[] = [
  ['or', 'not'],
  ['another', 'matter'],
  ['another', 'question'],
  ['another', 'story'],
  ["we'll", 'see'],
  ['remains', 'to', 'be', 'seen'],
  ['to', 'think', 'about', 'it'],
  ['to', 'think', 'about', 'that'],
  ['who', 'knows'],
  ['no', 'idea'],
  ['not', 'sure'],
  ['oder', 'nicht'],
  ['keine', 'ahnung'],
  ['ou', 'pas'],
  ['o', 'no'],
];

/** What a doubt makes of a sentence: "asks" where it names what is not known, "doubts" where somebody only is of two minds. */
export type Doubt = 'asks' | 'doubts';

/**
 * How a sentence doubts, by how it opens or ends: "no idea if the windows builds can move", "dunno", "… is in scope or not"; null where
 * it does not. What is doubted is not demanded.
 *
 * @param prose the masked sentence
 */
export function doubtIn(prose: string): Doubt | null {
  const small =
    prose
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+|\d+|[,;:?]/gu) ?? [];
  if (asksFirst(small)) return 'asks';
  const opening = openingDoubt(small);
  if (opening !== null) return opening;
  const plain = small.filter((word) => /\p{L}/u.test(word));
  // "the cause is unknown"
  if (plain.length < SHORT && UNKNOWN.has(plain.at(-1) ?? '') && plain.some((word) => BEING.has(word)))
    return 'doubts';
  const isLast = ENDINGS.some((ending) => ending.every((word, at) => plain.at(at - ending.length) === word));
  if (!isLast) return null;
  const isAsked = ASKING.has(plain[0] ?? '');
  // "the user says whether he wants it or not" leaves nothing open
  if (plain.at(-1) === 'not' && plain.at(-2) === 'or' && !isAsked)
    return plain.length < SHORT && !plain.includes('whether') ? 'asks' : null;
  return isAsked ? 'asks' : 'doubts';
}

/** "Who pays for that, the cluster is at 80% already": a question in front of a remark, without its mark. */
function asksFirst(small: readonly string[]): boolean {
  const end = small.indexOf(',');
  return (
    end > 2 &&
    end <= FAR &&
    ASKED_OF.has(small[0] ?? '') &&
    ASKED_DEED.has(small[1] ?? '') &&
    REMARKING.has(small[end + 1] ?? '') &&
    small.length > end + 3
  );
}

const ASKED_OF = set('who|what|how|why|where|when');
/** Verbs of such a question, which are none of "who does not answer, …" or "what is deleted, …". */
const ASKED_DEED = set('pays|owns|decides|handles|maintains|does|do|about|should|would|can|could|will');
const REMARKING = set('the|our|we|it|they|this|that|i|he|she|my|there');

function openingDoubt(small: readonly string[]): Doubt | null {
  let isDenied = false;
  for (const [at, word] of small.slice(0, FAR).entries()) {
    const before = small[at - 1] ?? '';
    if (DENYING.has(word) || LACKING.has(word))
      isDenied ||= word !== 'no' || at > 0 || SPANISH.has(small[1] ?? '');
    else if (
      DOUBTING.has(word) ||
      (isDenied && KNOWING.has(word)) ||
      (LACKING.has(before) && KNOWLEDGE.has(word))
    )
      return small.slice(at + 1, at + 4).some((next) => ASKING.has(next)) ? 'asks' : 'doubts';
    else if (!SOFTENERS.has(word) && word !== ',') return null;
  }
  return null;
}

/** Words within which a doubt that opens a sentence is said. */
const FAR = 7;
/** From so many words on, "or not" at the end belongs to a part of the sentence. */
const SHORT = 9;
