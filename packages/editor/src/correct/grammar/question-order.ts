import { areModifiers } from '../lexicon/clause.ts';
import { baseOf, DOUBLE_BASE, DOUBLE_THIRD, PLAIN_BASE, PLAIN_THIRD } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "Why we need two caches?", "How I can reset it?", "Is anyone else have this?": sentences that are questions by their mark alone. */
export const questionOrder: ProseRule = {
  id: 'grammar/question-order',
  category: 'grammar',
  message: 'In a question the auxiliary stands before the subject.',
  pattern: new RegExp(
    String.raw`(?<=(?:^|\n|[.!?] |\b(?:but|and|so),? ))(?:((?:why|how|when|where) )(i|we|you|they) (?:(can|could|should|would|will|must)|(need|want|${PLAIN_BASE}|${DOUBLE_BASE}))(?= [^.!?\n()]{1,80}\?)|(what )(you|we|they) (think|say|suggest|mean|recommend)(?= (?:is|are|about|of|we|to do)\b[^.!?,\n()]{0,80}\?)|(is|are) (anyone(?: else)?|anybody(?: else)?|someone|you|we|they) (have|know|want|need|use|see|agree)(?= [^.!?\n()]{1,80}\?)|(why |how )((?:the|this|that|our|my|your|these|those) [a-z]{3,15}(?: [a-z]{3,15})?|it|he|she|they|we|you) (is|are|was|were)(?= [^.!?,\n()]{2,60}\?)|(why |how )(it|he|she) (${PLAIN_THIRD}|${DOUBLE_THIRD}|works|runs|fails|starts|stops|breaks|takes|crashes)(?=[^.!?,\n()]{0,60}\?)|(how) to(?= (?:i|we|you|they) [a-z]{2,15}\b)|(why |how )(i|we|you|they|it|he|she) ((?:do|does|did|is|are|was|were|can|could|should|would)n['’]t)(?= [^.!?,\n()]{2,80}\?))`,
    'giu',
  ),
  replace: (
    [
      whole,
      asked,
      subject,
      modal,
      verb,
      whatever,
      thinker = '',
      thinks = '',
      be = '',
      who,
      acts,
      why,
      whom = '',
      state = '',
      asks,
      doer = '',
      does = '',
      how,
      asking = '',
      whose = '',
      denied,
    ],
    { prose, from },
  ) => {
    // "explained what it does, and why they need it?" goes on with what is explained
    if (
      /\band,? $/i.test(prose.slice(Math.max(0, from - 6), from)) &&
      /^(?:why|how|when|where) /i.test(whole)
    )
      return null;
    if (whatever !== undefined) return `${whatever}do ${thinker} ${thinks}`;
    if (why !== undefined)
      return areModifiers(whom.split(' ').slice(1).join(' ')) ? `${why}${state} ${whom}` : null;
    if (asks !== undefined) return `${asks}does ${doer} ${baseOf(does) ?? does.replace(/(?<=sh)es$|s$/, '')}`;
    if (how !== undefined) return `${how} do`;
    if (denied !== undefined) return `${asking}${denied} ${whose}`;
    if (who !== undefined) {
      const singular = /^(?:any|some)/i.test(who);
      const auxiliary = singular ? 'does' : 'do';
      return `${/^[IA]/.test(be) ? auxiliary.replace('d', 'D') : auxiliary} ${who} ${acts}`;
    }
    return modal === undefined ? `${asked}do ${subject} ${verb}` : `${asked}${modal} ${subject}`;
  },
  examples: [
    ['What you think is the best way?', 'What do you think is the best way?'],
    ['Why the build is so slow?', 'Why is the build so slow?'],
    ['How it works without a network?', 'How does it work without a network?'],
    ['Why we need two caches?', 'Why do we need two caches?'],
    ['How I can reset it now?', 'How can I reset it now?'],
    ["Why you don't use the cache?", "Why don't you use the cache?"],
    ['Are you agree with this?', 'Do you agree with this?'],
    ['How to I reset it?', 'How do I reset it?'],
    ['Is anyone else have this problem?', 'Does anyone else have this problem?'],
  ],
  counterExamples: [
    'How the cache is filled, and when?',
    'Why we need two caches is told below.',
    'Why do we need it?',
    'What you think is right, and who knows?',
    'Is anyone here?',
    'Have you said what it does, and why they need this page?',
    'How we do it: see below.',
  ],
};
