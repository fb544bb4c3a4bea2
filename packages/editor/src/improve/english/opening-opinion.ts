import type { ProseRule } from '../../correct/prose-rule.ts';

const MEANT: Readonly<Record<string, string>> = {
  imo: 'In my opinion',
  imho: 'In my opinion',
  afaik: 'As far as I know',
  afaict: 'As far as I can tell',
  iirc: 'If I remember correctly',
  tbh: 'To be honest',
  btw: 'By the way',
  fyi: 'For your information',
};

/** Shorthand that opens a sentence is written out, and a comma ends it. */
export const openingOpinion: ProseRule = {
  id: 'improve/opening-opinion',
  category: 'style',
  message: 'Chat shorthand is written out.',
  pattern: new RegExp(String.raw`(?<=^|\n|[.!?] )(${Object.keys(MEANT).join('|')}),? (?=[\p{Ll}I@])`, 'giu'),
  replace: ([, word = '']) => `${MEANT[word.toLowerCase()] ?? word}, `,
  examples: [
    ['imo we should wait', 'In my opinion, we should wait'],
    ['FYI, the cluster is down.', 'For your information, the cluster is down.'],
  ],
  counterExamples: ['IMO: none', 'It is an FYI only.'],
};
