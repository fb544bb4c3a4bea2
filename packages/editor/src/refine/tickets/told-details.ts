import { datePattern } from './fields/values.ts';

/** What words tell of a new ticket beside what it is about: the name of a field and its value. */
type Detail = readonly [label: string, value: string];

/** A wish for a ticket without its details, and these. */
interface Told {
  readonly words: string;
  readonly details: readonly Detail[];
}

const person = '(\\p{Lu}\\p{Ll}{1,20}(?: \\p{Lu}\\p{Ll}{1,20})?)';
const parts: readonly (readonly [label: string, said: RegExp])[] = [
  [
    'estimate',
    /^(?:(?:and|with|of|it is|it['’]s) )*(?:an? )?(?:estimate|size|story points?)(?: of|:)? (\d{1,3})(?: points?)?$/iu,
  ],
  [
    'estimate',
    /^(?:(?:and|with|worth|it is|it['’]s|about|for) )*(?:an? )?(\d{1,2})(?: ?(?:story )?(?:points?|pts?|sp)|-pointer)$/iu,
  ],
  ['priority', /^(?:(?:and|with|it is|it['’]s) )*(?:an? )?prio(?:rity)?(?: is| of|:)? (\p{L}{1,12})$/iu],
  [
    'priority',
    /^(?:(?:and|with|it is|it['’]s) )*(?:an? )?(highest|high|low|lowest|medium|critical|urgent) prio(?:rity)?$/iu,
  ],
  [
    'due date',
    new RegExp(
      `^(?:(?:and|it is|it['’]s|needed|wanted|ready|done|finished) )*(?:due|until|till|by|before|deadline:?)(?: on| by)?(?: the)? (${datePattern})$`,
      'iu',
    ),
  ],
  [
    'assignee',
    new RegExp(
      `^(?:and )?${person} (?:does|will do|takes?|should (?:do|take)|can (?:do|take)|handles|owns|works on|is on|looks after)(?: (?:that|it|this|care of (?:it|that)|over))?(?: (?:as well|too|also))?$`,
      'u',
    ),
  ],
  [
    'assignee',
    new RegExp(
      `^(?:and )?(?:assigned to|assignee:?|owner:?|owned by|for|give it to|assign (?:it )?to|goes to) ${person}$`,
      'u',
    ),
  ],
  ['assignee', new RegExp(`^${person}$`, 'u')],
  [
    'labels',
    /^(?:and )?(?:with )?(?:the )?(?:label(?:led)?|tag(?:ged)?)(?: it)?(?: with| as|:)? ["“]?([\p{L}\p{N}_-]{2,30})["”]?$/iu,
  ],
  ['type', /^(?:(?:and|as|it is|it['’]s) )*(?:an? )?(bug|spike|task|story)$/iu],
  ['component', /^(?:and )?component:? ["“]?([\p{L}\p{N} _-]{2,30})["”]?$/iu],
];
/** What parts details from each other and from what the ticket is about. */
const mark = /(?:[,;]\s+(?:and )?|[.]\s+|\s[–—-]\s+|\s\()(?=[^,;.()]*\)?[.!]?$)/u;

/**
 * Takes the details off the end of a wish for a ticket: "export fines, Jo takes it, 3 points, due May 20". A name at the
 * end of a list of names ("for Bern, Thun") is one of these.
 */
export function withoutDetails(said: string): Told {
  const details: Detail[] = [];
  let words = said.trim();
  for (;;) {
    const match = mark.exec(words);
    const last = match ? words.slice(match.index + match[0].length).replace(/[).!\s]+$/u, '') : '';
    const found = parts.flatMap(([label, pattern]): Detail[] => {
      const value = pattern.exec(last)?.[1];
      return value === undefined ? [] : [[label, value]];
    })[0];
    const rest = words.slice(0, match?.index).trimEnd();
    const isListed = found?.[1] === last && /(?:^|\s)\p{Lu}\p{Ll}+$/u.test(rest);
    if (!match || !found || isListed || details.some(([label]) => label === found[0]))
      return { words, details };
    details.unshift(found);
    words = rest;
  }
}
