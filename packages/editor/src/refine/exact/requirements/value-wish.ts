import { contentWords } from '../../../document/content-words.ts';
import { keysIn } from '../../../document/keys.ts';
import { spelledNumbers } from '../../claims/spelled-numbers.ts';
import { type Amount, amountsIn } from '../../contrasts/amounts.ts';

/** What a message wishes a value to be, and what it says of the value that is meant. */
export interface ValueWish {
  /** The value itself, a factor of the one that stands, or what is added to it. */
  readonly to:
    | { readonly kind: 'value'; readonly value: Amount }
    | { readonly kind: 'factor'; readonly by: number }
    | { readonly kind: 'step'; readonly by: Amount; readonly sign: 1 | -1 };
  /** Stemmed words that tell of what the value is, without those of orders. */
  readonly topic: readonly string[];
  /** The word before the value that tells how it binds: "every", "within"; null where none does. */
  readonly lead: string | null;
  /** Whether the message says that it is the least or the most. */
  readonly bound: 'least' | 'most' | null;
  /** What so many are had of: "page" in "100 per page"; stemmed. */
  readonly per: string | null;
  /** The key that the message names; null for none. */
  readonly key: string | null;
}

/** Longer messages say more than a value. */
const LONGEST = 90;
/** Words that only order, bound or weigh a value, and tell nothing of what it is of. */
const ofOrders =
  /(?<![\p{L}'’-])(?:(?:let['’]?s|we|i|you) (?:should |could |can |would |want |need )?(?:rather |like |prefer )?(?:to )?|make|makes|it|that|this|set|sets|put|change|changes|raise|raised|lower|lowered|increase|increased|decrease|decreased|reduce|reduced|bump|extend|extended|shorten|cut|limit|limits|limited|cap|capped|allow|allowed|go|goes|up|down|to|from|at|by|as|is|are|be|was|should|must|shall|will|can|may|would|could|have|has|need|needs|use|instead|now|please|pls|rather|better|best|enough|sufficient|suffices|plenty|ok|okay|fine|good|only|just|max|min|maximum|minimum|most|least|more|less|fewer|than|no|not|over|under|above|below|of|for|the|an?|our|their|its|every|each|within|after|before|until|till|per|in|on|actually|really|already|so|and|think|i['’]d|we['’]d|many|much|long|as|value|number|total|altogether|same)(?![\p{L}'’-])/giu;
/** What asks, denies, quotes, joins or gives a condition says more than a value. */
const isMore =
  /[?"“”„«»`;\n]|(?:^|\s)(?:not|never|if|when|unless|while|who|which|because|but|otherwise|too|also|as well)(?!\p{L})|(?<!\p{L})n['’]t(?!\p{L})|[.,:]\s|(?<!\p{L})(?:and|or|instead of|rather than|no longer|except|without)\s(?!\d)/iu;
const factors: readonly (readonly [RegExp, number])[] = [
  [/^(?:let['’]?s |please |we (?:should|need to) )?(?:double|twice) (?=\p{L})/iu, 2],
  [/^(?:let['’]?s |please |we (?:should|need to) )?(?:halve|half|cut in half|cut by half) (?=\p{L})/iu, 0.5],
  [/^(?:let['’]?s |please |we (?:should|need to) )?(?:triple|treble|three times) (?=\p{L})/iu, 3],
  [/^(?:let['’]?s |please |we (?:should|need to) )?(?:quadruple|four times) (?=\p{L})/iu, 4],
];
const stepped =
  /(?<verb>rais|increas|bump|extend|lengthen|lower|reduc|decreas|shorten|cut)\p{L}* .*?(?<by>(?:up |down )?by )(?=\d|\p{L}+ \p{L})/iu;
const leasts = /(?<!\p{L})(?:min|minimum|at least|no less than|no fewer than|not less than|from)(?!\p{L})/iu;
const mosts = /(?<!\p{L})(?:max|maximum|at most|up to|no more than|not more than|limit|cap)(?!\p{L})/iu;
const perThing = /^(?: \p{L}+)? (?:per|each|every|a) (?<thing>\p{L}+)/iu;
const lead = /(?:^|\s)(?<lead>every|within|after|before|last|past|in|for)\s(?:the (?:last |past )?)?$/iu;

/** Reads a message of a few words as a wish for a value ("make it 10 seats", "double the seats", "raise the fee by 5 EUR"); null where it says more. */
export function valueWish(message: string): ValueWish | null {
  const words = message.replace(/^(?:ok(?:ay)?|hm+|well|no|sorry|actually),? (?=\p{L}|\d)/iu, '');
  if (words.length > LONGEST) return null;
  const key = keysIn(words)[0] ?? null;
  const said = key === null ? words : words.slice(0, key.start) + words.slice(key.end).replace(/^\s?:/u, '');
  if (isMore.test(said.trim())) return null;
  const [value, ...others] = amountsIn(said, 0, said.length);
  const factor = factors.find(([pattern]) => pattern.test(said.trim()));
  const named = key?.text ?? null;
  if (factor) {
    const rest = said.trim().replace(factor[0], '');
    const topic = topicOf(rest);
    return amountsIn(rest, 0, rest.length).length > 0 || topic.length === 0
      ? null
      : { to: { kind: 'factor', by: factor[1] }, topic, lead: null, bound: null, per: null, key: named };
  }
  if (!value || value.isWhole || others.length > 0) return null;
  const step = stepped.exec(said)?.groups;
  const topic = topicOf(`${said.slice(0, value.start)} ${said.slice(value.end)}`);
  return {
    to:
      step === undefined
        ? { kind: 'value', value }
        : {
            kind: 'step',
            by: value,
            sign: /^(?:low|redu|decr|shor|cut)/iu.test(step['verb'] ?? '') ? -1 : 1,
          },
    topic,
    lead: lead.exec(said.slice(0, value.start))?.groups?.['lead']?.toLowerCase() ?? null,
    bound: leasts.test(said) ? 'least' : mosts.test(said) ? 'most' : null,
    per: contentWords(perThing.exec(said.slice(value.end))?.groups?.['thing'] ?? '')[0] ?? null,
    key: named,
  };
}

function topicOf(words: string): readonly string[] {
  return contentWords(words.replace(ofOrders, ' ')).filter(
    (word) => !/\d/u.test(word) && !spelledNumbers.has(word),
  );
}
