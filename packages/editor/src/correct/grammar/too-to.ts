import { isPlainBase } from '../lexicon/participles.ts';
import { isVerbBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What "to" and a verb follow, and "too" only before what there is too much of. */
const LEADING =
  'able|unable|going|want|wants|wanted|need|needs|needed|try|tries|tried|trying|have|has|had|supposed|allowed|used|like|how|ready|easy|hard|possible|impossible|order|decided|plan|planning|way|about|forgot|seems?|happy|free|likely|time|early|late|soon|minutes|hours|days|weeks|months|expected|required|asked';

/** What leads to a thing or a number. */
const REACHING =
  'defaults?|defaulted|set|due|back|goes|go|went|going|sent|sends?|connects?|connected|switch(?:ed|es)?|equal|similar|close|closer|next|according|belongs?|refers?|leads?|led|changed?|related|added?|moved?|migrated?|wrote|written|logged|upgraded?|thanks|response|respond(?:ed|s)?|access|linked|limited|up|down|relevant|compared|applies|apply';

/** Of these there may be too much, or they may be too much so. */
const GRADED =
  /^(?:many|much|few|little|big|small|long|short|slow|fast|late|early|high|low|hard|easy|open|clean|clear|complex|complicated|dry|empty|full|close|correct|free|narrow|quiet|direct|warm|cool|calm|thin|tame|lean|loose|tense|rough|smooth|live|own|mean|found|well|welcome|soon|often|far|busy|heavy|light|cheap|costly|dense|near|old|young|new|bad|good|deep|wide|strict)$/;

/** "able too filter", "defaults too 100": the reverse of "is to slow". */
export const tooTo: ProseRule = {
  id: 'grammar/too-to',
  category: 'grammar',
  message: '"To" leads to what follows; "too" says that there is more than wanted.',
  pattern: new RegExp(
    String.raw`(?:(?<=\b(?:${LEADING}|(?:want|wants|wanted|need|needs|allow|allows|ask|asks|asked|enable|enables|expect|expects|cause|causes|force|forces|require|requires) (?:(?:the|an?|our|my|your|this|that) [a-z]{2,15}|it|them|us|me|you|users)) )too (?!the\b|an?\b)([a-z]{2,14})(?![\p{L}'’-])|(?<=\b(?:${REACHING}) )too(?= (?:the|an?|my|our|your|this|that|these|it|them|us|me|\d+)(?![\p{L}\d]))(?! (?:the|an?|it|that|this)[.,;!?\n]))`,
    'giu',
  ),
  replace: ([, verb]) => {
    if (verb === undefined) return 'to';
    const small = verb.toLowerCase();
    const isVerb = small === 'be' || isPlainBase(small) || isVerbBase(small) || IRREGULAR.test(small);
    return isVerb && !GRADED.test(small) ? `to ${verb}` : null;
  },
  examples: [
    ['I would like to be able too filter it.', 'I would like to be able to filter it.'],
    ['We need too update it.', 'We need to update it.'],
    ['I want the service too restart by itself.', 'I want the service to restart by itself.'],
    ['The limit should default too 100 requests.', 'The limit should default to 100 requests.'],
    ['We went back too the old version.', 'We went back to the old version.'],
    ['It fails due too the cache.', 'It fails due to the cache.'],
  ],
  counterExamples: [
    'We have too many tests.',
    'They need too much memory.',
    'We tried too hard.',
    'It has too open a scope.',
    'I need it too.',
    'We added too, and they did.',
    'The way too slow build is gone.',
  ],
};

const IRREGULAR =
  /^(?:go|do|get|make|take|see|say|find|keep|let|put|run|send|write|read|build|know|give|have|show|tell|think|use|add|set)$/;
