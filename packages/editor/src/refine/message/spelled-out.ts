import { keysIn } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import { withNumbersInDigits } from './number-words.ts';

/** What people leave out when they type fast. */
const spellings: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  // "fr-3 n fr-4"
  [/(?<=(?<![\p{L}\p{N}])\p{L}{1,8}-\d{1,6} )n(?= \p{L}{1,8}-\d)/giu, 'and'],
  [
    /(?<![\p{L}\p{N}'’_/.-])(do|does|did|ca|wo|is|are|was|were|has|have|had|should|would|could|must|need)nt(?![\p{L}\p{N}_/-])/giu,
    "$1n't",
  ],
  [
    /(?<![\p{L}\p{N}'’_/.-])(that|there|what|here|let)s(?= (?:a|an|the|not|no|just|only|too|now|nothing|wrong|it|to|fine|enough|more|move|call|drop|keep|use|make|say)(?!\p{L}))/giu,
    "$1's",
  ],
  [
    /(?<![\p{L}\p{N}'’_/.-])its(?= (?:a|an|the|not|no|just|only|too|now|really|\d|\p{Lu}|called|more|way)(?![\p{L}_]))/gu,
    "it's",
  ],
  // what follows a comma and holds no verb is said of what stands before it
  [
    /(?<=, )its(?= (?:(?!(?:is|are|was|were|has|have|should|must|can|cannot|could|may|will)\b)[^,.;:]){2,40}$)/giu,
    "it's",
  ],
  [/(?<=any ?more,? |\b(?:if|because|cause|since|as|no|cuz) )its(?= )/giu, "it's"],
  [
    /(?<![\p{L}\p{N}'’_/.-])(they|you|(?<=^|[.,;:!?\n]\s?)we)re(?= (?:a|an|the|not|no|just|only|too|now|all)(?!\p{L}))/giu,
    "$1're",
  ],
  // in German it is a word of its own
  [
    /(?<![\p{L}\p{N}'’_/.-])[Ii]m(?= (?:not|just|also|still|so|very|ok|okay|fine|sure|afraid|happy|missing|a|an|the|on|\p{Ll}+ing)(?!\p{L}))/gu,
    "I'm",
  ],
  [
    /\s*[,(]?\s?(?<![\p{L}\p{N}_/.-])(?:pls|plz|plss|thx|tbh|imho|imo|btw|fwiw|lol|haha|iirc|afaik|idk|ngl)(?![\p{L}\p{N}_/-])\)?(?=[\s:,.!?]|$)/giu,
    '',
  ],
  [
    /(?<!(?:\bas )|[\p{L}\p{N}_/.-])(?:hm+|umm+|um(?=,)|uh+|erm|ugh|oh|yeah|nah|meh|ok so|okay so|so yeah|hey|well),? (?=\S)/giu,
    '',
  ],
  [
    /(?<![\p{L}\p{N}_/.-])(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|may(?= \d{1,2}(?:st|nd|rd|th)))(?= \d)/gu,
    (month) => upperFirst(month),
  ],
  [/(?<=\S )all over(?: the (?:place|document|doc|text|spec))?(?=\s*(?:[.!,;\n]|$))/giu, 'everywhere'],
  [/(?<![\p{L}\p{N}_/.-])w\/o(?![\p{L}\p{N}/])/giu, 'without'],
  [/(?<![\p{L}\p{N}_/.-])(?:cuz|coz|b\/c)(?![\p{L}\p{N}])/giu, 'because'],
  [/(?<![\p{L}\p{N}_/.-])gonna(?!\p{L})/giu, 'going to'],
  [/(?<![\p{L}\p{N}_/.-])gotta(?!\p{L})/giu, 'have to'],
  [/(?<![\p{L}\p{N}_/.-])wanna(?!\p{L})/giu, 'want to'],
  [/(?<=(?:^|[\n;,.)-]) ?|\b(?:and|then|please|also|und) )mv(?= \p{L})/giu, 'move'],
  [/(?<=(?:^|[\n;,.)-]) ?|\b(?:and|then|please|also|und) )rm(?= [\p{L}"“])/giu, 'remove'],
  // a sentence begins behind another, whatever its first letter; an abbreviation ends none
  [
    /(?<=(?<![\p{L}\p{N}._/-])(?!(?:max|min|approx|incl|excl|etc|resp|evtl|bzw|ggf|usw|inkl|exkl|vgl|zzgl|abzgl|env|dept|est|esp|fig|vol|sec|std|tel|avg|nbr|art|abs|bsp|ref|vers?|aprox|máx|mín|pág|núm|env)\.)\p{L}{3,20}[.!?] {1,2})\p{Ll}(?=\p{Ll}*[ ,'’])/gu,
    (letter) => letter.toUpperCase(),
  ],
  // in Spanish it is a preposition
  [
    /(?<=(?:^|\s)(?:the|this|that|last|first|second|third|each|every|next|opening|an?|one|\d) )para(?!\p{L})/giu,
    'paragraph',
  ],
  // in Polish it is a preposition
  [
    /(?<=(?:can|could|would|will|did|do|if|as|when|have|are|should|before|what|where|that) )u(?= \p{L})|(?<![\p{L}\p{N}_/.-])u(?= (?:should|can|could|need|have|must|may|might|will|would|are|did|do|forgot|missed|wrote|put|mean|know|said|say|made|left|also|just|got|use|call|write|please)(?!\p{L}))/gu,
    'you',
  ],
];
/** What people call parts of documents for short. */
const shortNames: ReadonlyMap<string, string> = new Map([
  ['req', 'requirement'],
  ['reqs', 'requirements'],
  ['func', 'functional'],
  ['acs', 'acceptance criteria'],
  ['deps', 'dependencies'],
  ['alts', 'alternatives'],
  ['prio', 'priority'],
  ['desc', 'description'],
  ['nonfunctional', 'non-functional'],
]);
const shortName = /(?<![\p{L}\p{N}'’_/.$@#-])\p{L}{3,13}(?![\p{L}\p{N}_/(-]|\.\p{L})/gu;
const kept = /"[^"\n]{0,2000}"|“[^“”\n]{0,2000}”|„[^„“”\n]{0,2000}[“”]|«[^«»\n]{0,2000}»|`[^`\n]{0,2000}`/gu;
const smallKey = /(?<![\p{L}\p{N}_/-])[a-z]{1,8}-\d{1,6}(?![\p{L}\p{N}_-])/gu;

/**
 * Feedback typed in haste, spelled as instructions are read: apostrophes back in their places, chat words gone, keys in
 * capitals where the document has them, large numbers in digits. Quotations and code stay as they are.
 */
export function spelledOut(feedback: string, document: string): string {
  const keys = new Set(keysIn(document).map((key) => key.text));
  const known = new Set(document.match(/\p{L}+/gu));
  let result = '';
  let from = 0;
  for (const match of feedback.matchAll(kept)) {
    result += spell(feedback.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return result + spell(feedback.slice(from));

  function spell(text: string): string {
    const plain = spellings.reduce(
      (left, [pattern, word]) =>
        typeof word === 'string' ? left.replace(pattern, word) : left.replace(pattern, word),
      text,
    );
    return withNumbersInDigits(plain, (word) => known.has(word.toLowerCase()))
      .replace(smallKey, (key) => (keys.has(key.toUpperCase()) ? key.toUpperCase() : key))
      .replace(shortName, (word) => (known.has(word) ? word : (shortNames.get(word.toLowerCase()) ?? word)));
  }
}
