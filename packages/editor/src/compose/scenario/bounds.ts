const number = String.raw`(?:[€$£]?\d[\d.,]*(?: ?[kKmM%])?|one|two|three|four|five|six|seven|eight|nine|ten)`;
const time =
  '(?:ms|s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|nights?|(?:working |business |calendar )?days?|weeks?|months?|years?)';
const most = String.raw`(?:(?:only )?up to|at most|no more than|not more than|a maximum of|(?:a )?max(?:imum)?(?: of)?\.?)`;

/** A bound as it stands in a demand, and what lies beyond it. The first that fits counts. */
const bounds: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:${most}|until|no later than|at the latest|at least) (${number} ?${time}) (before|prior to)(?!\p{L})`,
      'iu',
    ),
    'less than $1 $2',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:${most}|until|no later than|at the latest|within) (${number} ?${time}) (after|of|from)(?!\p{L})`,
      'iu',
    ),
    'more than $1 after',
  ],
  [
    new RegExp(String.raw`(?<!\p{L})within (?:the next )?(${number} ?${time})(?!\p{L})`, 'iu'),
    'after more than $1',
  ],
  [/(?<!\p{L})(?:not|no) (longer|later|older|larger|bigger|higher|heavier) than(?= )/iu, '$1 than'],
  [new RegExp(String.raw`(?<!\p{L})${most} (${number} ?${time}) ago(?!\p{L})`, 'iu'), 'more than $1 ago'],
  [new RegExp(String.raw`(?<!\p{L})${most} (?=${number}(?!\p{L}))`, 'iu'), 'more than '],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:at least|no less than|(?:a )?min(?:imum)?(?: of)?) (?=${number}(?!\p{L}))`,
      'iu',
    ),
    'less than ',
  ],
  [
    /(?<!\p{L})(?:until|till|no later than|by) ((?:\d{1,2}:\d{2}|\d{1,2} ?[ap]m|noon|midnight)(?: (?:UTC|CET|CEST|GMT|on .{3,20}))?)(?![\p{L}\d])/iu,
    'after $1',
  ],
  [/(?<!\p{L})once (?:per|an?|every) (\p{L}+)/iu, 'a second time in the same $1'],
  [/(?<!\p{L}|at |all |only )(?:only )?once(?= (?:by|for|per|with|more than)(?!\p{L})|$)/iu, 'a second time'],
  [/(?<!\p{L})(?:only )?one (\p{L}+(?: \p{L}+)?) at a time(?!\p{L})/iu, 'a second $1 at the same time'],
  [/(?<!\p{L})(?:only|exactly) one (\p{L}+)(?!\p{L})/iu, 'a second $1'],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:under|below|less than|fewer than) (${number}(?: ?(?:${time}|%))?)(?!\p{L})`,
      'iu',
    ),
    '$1 or more',
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(?:over|above|more than) (${number}(?: ?(?:${time}|%))?)(?!\p{L})`, 'iu'),
    '$1 or less',
  ],
  [
    new RegExp(String.raw`(?<!\p{L})in (${number} ?(?:ms|s|secs?|seconds?))(?!\p{L})`, 'iu'),
    'in more than $1',
  ],
];

/** A deed or a state beyond its bound: "cancel until 2 hours before the start" → "cancel less than 2 hours before the start". */
export function beyondBound(action: string): string | null {
  const found = bounds.find(([bound]) => bound.test(action));
  if (!found) return null;
  const [bound, beyond] = found;
  return action.replace(bound, beyond);
}

/** "See the list for their own site only": whose alone something is; gives the thing, else null. */
export function ownOnly(action: string): string | null {
  const [, seen = ''] =
    /^only (?:see|view|know) (?:their|his|her|its) own (\p{L}+(?: \p{L}+)?)$/iu.exec(action) ?? [];
  if (seen !== '') return seen;
  const [, before = '', thing = '', after = ''] =
    /(?<!\p{L})(only )?(?:their|his|her|its) own (\p{L}+(?: (?!only)\p{L}+)?)( only)?$/iu.exec(action) ?? [];
  return thing !== '' && before + after !== '' ? thing : null;
}
