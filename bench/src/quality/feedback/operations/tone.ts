import { toneRates } from '@faircopy/editor/figures';
import { strays } from '../judging/strays.ts';
import type { Operation } from '../operation.ts';
import { requirementsOf } from '../reading/items.ts';
import type { Unit } from '../reading/units.ts';
import { wordsOf } from '../reading/words.ts';
import type { Revision } from '../revision.ts';

/** Turns that documents have, and how people say them among themselves. */
const AMONG_FRIENDS: readonly (readonly [RegExp, string])[] = [
  [/\bdoes not\b/gu, "doesn't"],
  [/\bdo not\b/gu, "don't"],
  [/\bcannot\b/gu, "can't"],
  [/\bis not\b/gu, "isn't"],
  [/\bWe are\b/gu, "We're"],
  [/\b([Ii])t is\b/gu, "$1t's"],
];

/** Wishes for another tone, on documents of the formats that have prose. */
export const formal: Operation = {
  name: 'formal',
  fillings: ({ language, format, text }) => {
    const previous = AMONG_FRIENDS.reduce((said, [turn, other]) => said.replace(turn, other), text);
    return language === 'en' && format !== 'Prompt' && toneRates(previous).contractions > 0
      ? [{ slots: {}, previous }]
      : [];
  },
  faults: (revision) => {
    const { before, after } = revision;
    const [from, to] = [toneRates(before).contractions, toneRates(after).contractions];
    return [...(to < from ? [] : [`contractions: ${from} became ${to}`]), ...factFaults(revision)];
  },
};

export const casual: Operation = {
  name: 'casual',
  fillings: ({ language, format }) => (language === 'en' && format !== 'Prompt' ? [{ slots: {} }] : []),
  faults: (revision) => {
    const [from, to] = [toneRates(revision.before), toneRates(revision.after)];
    const isLess =
      to.contractions > from.contractions ||
      to.secondPerson > from.secondPerson ||
      to.sentenceLength < from.sentenceLength;
    return [...(isLess ? [] : ['no less formal than before']), ...factFaults(revision)];
  },
};

/** Headings of what a document has for its readers. */
const FOR_READERS: Readonly<Record<string, RegExp>> = {
  juniors: /^#+ (?:Prerequisites|Worked example)$/mu,
  'junior developers': /^#+ (?:Prerequisites|Worked example)$/mu,
  'tech leads': /^#+ Delivery plan$|\*\*Decision needed:\*\*/mu,
  'site reliability engineers': /^#+ Service levels and operations$/mu,
  'data engineers': /^#+ Data operations$/mu,
};

/** The document as other readers get it: something for them is there, and all that binds is as it was. */
export const forAudience: Operation = {
  name: 'for-audience',
  excused: ['C4'],
  fillings: ({ language, format }) =>
    language === 'en' && format !== 'Prompt'
      ? Object.keys(FOR_READERS).map((audience) => ({ slots: { audience } }))
      : [],
  faults: (revision) => {
    const { before, after, slots } = revision;
    const sign = FOR_READERS[slots['audience'] ?? ''];
    const said = (document: string) =>
      requirementsOf(document)
        .map(({ id, text }) => `${id} ${text}`)
        .join('\n');
    return [
      ...(sign?.test(after) ? [] : [`nothing for ${slots['audience']}`]),
      ...(said(before) === said(after) ? [] : ['requirements changed']),
      ...numbersLost(revision),
    ];
  },
};

/** Another tone leaves what binds, code, numbers, and the order of things. */
function factFaults(revision: Revision): string[] {
  const { before, after } = revision;
  const bindings = (document: string) =>
    requirementsOf(document)
      .map(({ id, text }) => `${id} ${text}`)
      .join('\n');
  const isProse = ({ text, code }: Unit) => !code && !text.startsWith('#');
  return [
    ...(bindings(before) === bindings(after) ? [] : ['requirements changed']),
    ...numbersLost(revision),
    ...strays(revision, isProse),
  ];
}

function numbersLost({ before, after }: Revision): string[] {
  const there = new Set(wordsOf(after));
  return [...new Set(wordsOf(before))]
    .filter((word) => /^\p{N}{2,}/u.test(word) && !there.has(word))
    .map((word) => `lost: ${word}`);
}
