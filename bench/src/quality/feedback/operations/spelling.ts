import { strays } from '../judging/strays.ts';
import type { Operation } from '../operation.ts';
import { hashOf } from '../phrasings.ts';
import { changesOf } from '../reading/changes.ts';
import { slot } from '../slots.ts';

/** Words whose misspellings nobody takes for another word, in each language of the documents. */
const MISSPELT: Readonly<Record<string, readonly (readonly [right: string, wrong: string])[]>> = {
  en: [
    ['customer', 'custmoer'],
    ['workspace', 'worksapce'],
    ['library', 'libary'],
    ['memory', 'memroy'],
    ['requirements', 'requirments'],
    ['session', 'sesssion'],
    ['position', 'positon'],
    ['patient', 'patinet'],
    ['parallel', 'paralell'],
    ['machine', 'machien'],
    ['records', 'recrods'],
    ['deployment', 'deploymnet'],
    ['system', 'sytem'],
    ['payment', 'paymnet'],
    ['booking', 'boooking'],
    ['report', 'reprot'],
    ['vehicle', 'vehcile'],
    ['instruction', 'instrution'],
  ],
  de: [
    ['Bericht', 'Beircht'],
    ['Bestand', 'Betsand'],
    ['Mitarbeiter', 'Mitarbieter'],
  ],
  fr: [
    ['réservation', 'réservaton'],
    ['confirmation', 'confrimation'],
  ],
  es: [
    ['sistema', 'sitsema'],
    ['cliente', 'clinete'],
  ],
};

/** Most mistakes that are put into a document. */
const MOST = 3;

/** A document with a few misspelt words, each of which shall be right again, and nothing else otherwise. */
export const fixSpelling: Operation = {
  name: 'fix-spelling',
  fillings: ({ text, language }) => {
    const there = (MISSPELT[language] ?? []).filter(([right]) => wordIn(right).test(text));
    if (there.length === 0) return [];
    const start = hashOf(text) % there.length;
    const chosen = [...there.slice(start), ...there.slice(0, start)].slice(0, MOST);
    const previous = chosen.reduce((said, [right, wrong]) => said.replace(wordIn(right), wrong), text);
    return [{ slots: { right: text, wrong: chosen.map(([, wrong]) => wrong).join(' ') }, previous }];
  },
  faults: (revision) => {
    const left = slot(revision.slots, 'wrong')
      .split(' ')
      .filter((wrong) => revision.after.includes(wrong));
    const right = slot(revision.slots, 'right');
    const others = changesOf({ before: right, after: revision.after });
    return [
      ...left.map((wrong) => `still ${wrong}`),
      ...(left.length > 0 ? [] : strays({ ...revision, changes: others }, () => false)),
    ];
  },
};

function wordIn(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\`{/_-])${word}(?![\\p{L}\`}/_-])`, 'u');
}
