import { isBaseVerb } from '../../clause/verbs.ts';

/** "either open, paid or void", "which can be open, paid or void" behind a noun, as the brackets other people write. */
const choice =
  /,? (?:(?:which|that) )?(?:(?:can|may|could|must) be(?: either| one of)?|is (?:either|one of)|(?<=(?:which|that) )is(?= [^,]{2,24},)|are either|being(?: either)?|either) ((?:["“'`]?[\p{L}][\p{L}\p{N} -]{0,24}["”'`]?, ){0,8}["“'`]?[\p{L}][\p{L}\p{N} -]{0,24}["”'`]?,? or ["“'`]?[\p{L}][\p{L}\p{N}-]{0,24}["”'`]?(?: \p{L}{2,12}["”'`])?)(?=,|$| and )/giu;

function inChoiceOf(_: string, values: string): string {
  return ` (${values.replace(/,? or /u, ', ')})`;
}

/** The text with "is either open or paid" in brackets. */
export function inChoice(text: string): string {
  return text.replace(choice, inChoiceOf);
}

/** "Which is one of good, fragile, damaged" at the end. */
const oneOfList =
  /,? (?:(?:which|that) )?(?:is|can be|being) (?:either|one of):? ((?:["“'`]?[\p{L}][\p{L}\p{N} -]{0,24}["”'`]?, ){1,8}["“'`]?[\p{L}][\p{L}\p{N}-]{0,24}(?: [\p{L}-]{2,12})?["”'`]?)$/iu;

/** "Source one of referral, website or fair" at the end. */
const oneOfNamed =
  /(?<=\p{L}) (?:is )?(?:one|any) of:? ((?:["“'`]?[\p{L}_-]{2,24}["”'`]?, ){1,8}(?:or )?["“'`]?[\p{L}_-]{2,24}["”'`]?)$/iu;

/** "A severity of info, warning or critical". */
const ofValues =
  /(?<!\p{L})(status|state|severity|level|priority|type|kind|category|role|stage|mode) of ((?:["“'`]?[\p{L}_-]{2,24}["”'`]?, ){1,8}["“'`]?[\p{L}_-]{2,24}["”'`]?,? or ["“'`]?[\p{L}_-]{2,24}["”'`]?)/giu;

/** "A status requested, accepted, declined, done" at the end: the states of it. */
const statesBehind =
  /(?<!\p{L})(status|state) ((?:(?:\p{L}{3,}ed|open|new|done|draft|paid|pending|active|sent|lost|sold|free|out) ?, ?){1,8}(?:or )?(?:\p{L}{3,}ed|open|new|done|draft|paid|pending|active|sent|lost|sold|free|out))$/iu;

/** Words that go on about the part before them instead of naming another. */
const goesOn =
  /^(?:but|not|which|that(?! is)|who|whose|because|since|so|unless|although|though|except|usually|often|sometimes|mostly|e\.g\.|i\.e\.|for example|like|such as|(?:unique|optional|required|mandatory)(?! \p{L})|(?:max|min)\.?(?! \p{Ll}{3,})|at (?:most|least)|up to \d+(?! \p{L})|if (?:any|known|given|there)|where known|in|then|or)(?!\p{L})/iu;

/** "…, deleted after two years": what becomes of all of it. */
const ends =
  /^(?:never (?:deleted|removed|changed|updated)|deleted|removed|erased|purged|anonymi[sz]ed|archived|kept|stored|all of (?:it|them|that))(?!\p{L})/iu;

/** A part opens with one of these, or is a short name. */
const opens =
  /^(?:(?:by|in|at|from|for|on) which|an?|the|its|their|his|her|one|two|three|four|some|several|many|any|optional(?:ly)?|maybe|when|who|how|where|whether|if (?:it|he|she|they|somebody|someone|there)|which|what|(?:first|last) name|number of|date|day|time|name)(?!\p{L})/iu;

/** "A check-in and a check-out date", "start and end time": two of what the last word names. */
const pair =
  /(?<!\p{L})(check-?in|start|from|arrival|departure|opening|closing|minimum|min|billing|shipping|home|pick-?up|drop-?off|purchase|birth|valid-from|source|old|new|lower|upper|first) and (?:an? |the )?(check-?out|end|to|until|arrival|departure|closing|opening|maximum|max|billing|shipping|work|pick-?up|drop-?off|expiry|death|valid-to|target|old|new|lower|upper|second|return) (dates?|times?|days?|numbers?|prices?|address(?:es)?|temperatures?|values?|codes?|languages?|limits?|amounts?)(?!\p{L})/giu;

const hasClause = /(?<!\p{L})(?:which|that|who|is|are|was|can|must|not|if|because|but)(?!\p{L})/iu;

/**
 * A list in a sentence, part by part: "a name, a chip number which is 15 digits and unique but not all have one, and the
 * day it came in" has three. What goes on about a part stays with it.
 */
export function partsOf(list: string): string[] {
  // A sentence that was read with the one before it is no part of the list.
  const [first = ''] = list.split(/(?<=\p{L}{2})\.\s/u);
  const plain = first
    .replace(ofValues, (_, noun: string, values: string) => `${noun} (${values.replace(/,? or /u, ', ')})`)
    .replace(
      statesBehind,
      (_, noun: string, values: string) => `${noun} (${values.replace(/,? or /u, ', ')})`,
    )
    .replace(choice, inChoiceOf)
    .replace(oneOfList, ' ($1)')
    .replace(oneOfNamed, (_, values: string) => ` (${values.replace(/,? or /u, ', ')})`)
    .replace(/(?<!\p{L})(?:zero or one|0 or 1|none or one|0\.\.1)(?= \p{L})/giu, 'optional')
    .replace(/(?<!\p{L})first and last names?(?!\p{L})/giu, 'first name, last name')
    .replace(pair, '$1 $3, $2 $3')
    .replace(/,? (?:as well as|plus|along with|together with) /giu, ', and ')
    .replace(/ \+ (?=\p{L})/gu, ', ');
  const parts: string[] = [];
  for (const piece of atCommas(plain)) {
    for (const half of atAnd(piece)) {
      const text = half.trim().replace(/^(?:and|also|then|of course|plus)\s/iu, '');
      const last = parts.at(-1);
      if (ends.test(text) || isDeed(text)) return parts;
      if (text === '') continue;
      const isNew =
        /^\s*(?:(?:and )?who\s*$|and who |(?:by|in|at|from|for|on) which |who \p{L}+ (?:it|them|this|that)(?!\p{L})|(?:and )?who \p{L}+\s*$)/iu.test(
          half,
        );
      if (last !== undefined && !isNew && goesOn.test(text)) parts[parts.length - 1] = `${last}, ${text}`;
      else parts.push(text);
    }
  }
  return parts;
}

/** "Cancel it until noon", "later it is refused": the list is over, and somebody does something. */
function isDeed(text: string): boolean {
  const [, first = '', second = ''] = /^(\p{L}+)(?:\s(\p{L}+))?/u.exec(text) ?? [];
  return (
    /^(?:later|then|otherwise|afterwards|else|they|we|it|he|she)$/iu.test(first) ||
    (isBaseVerb(first) &&
      /^(?:it|them|the|an?|this|that|one|their|its|all|out|up|off|away|over|after|until)$/iu.test(second) &&
      !/ (?:on|at|by)$/iu.test(text))
  );
}

/** Split at the commas and semicolons outside brackets. */
function atCommas(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (
      at === text.length ||
      (depth === 0 && (sign === ',' || sign === ';') && !/\d/u.test(text[at + 1] ?? ''))
    ) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return pieces;
}

/** "Email and phone" are two, "which is 15 digits and unique" is one. */
function atAnd(piece: string): string[] {
  // "Between 0 and 100" is a range.
  const match = /^((?:[^()]|\([^()]*\))*?)(?<!(?<!\p{L})between [\d.,%€$]{1,10}) and (.+)$/su.exec(piece);
  const [, left = '', right = ''] = match ?? [];
  if (!match) return [piece];
  const areNames =
    !hasClause.test(left) && !hasClause.test(right) && wordsOf(left) <= 5 && wordsOf(right) <= 5;
  return opens.test(right) || areNames ? [left, ...atAnd(right)] : [piece];
}

function wordsOf(text: string): number {
  return text
    .replace(/\([^()]*\)/gu, '')
    .trim()
    .split(/\s+/u).length;
}
