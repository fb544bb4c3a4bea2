import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { baseOfPastForm, isPlainBase, participleOf } from '../lexicon/participles.ts';
import { baseOfGerund } from '../lexicon/verbs.ts';
import { regularBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const ADVERB =
  '(?:(?:also|always|never|only|just|still|even|really|already|probably|easily|simply|automatically) )?';

const AUXILIARY =
  "(?:(?:can|could|will|would|should|must|might|may|did|does|do) not|cannot|(?:ca|wo|could|would|should|must|did|does|do)n['’]t|can|could|will|would|should|must|might|may)";

/** What an infinitive follows; behind "used to" and "forward to" there may be a gerund. */
const ASKS_INFINITIVE =
  '(?:(?<!\\b(?:close|near) )enough|forgot|forget|need|needs|needed|want|wants|wanted|try|tries|tried|trying|able|unable|going|decided?|plan|planned|hope|hoped|expect|expected|fail|failed|managed?|happen|happens|happened|seems?|seemed|started|continued?|allowed|ready|easy|easier|hard|difficult|possible|important|necessary|required|in order|time|chance|way|ways|how|would like|like|have|has|had|supposed|meant|remember|remembered)';

/** The form that a verb takes behind an auxiliary, behind "to" and behind "be". */
export const verbChain: ProseRule = {
  id: 'grammar/verb-chain',
  category: 'grammar',
  message: 'The verb before this one asks for another form of it.',
  pattern: new RegExp(
    String.raw`(?<!\b(?:the|a|an|my|your|his|her|our|free|good|last|own|of) )(?<modal>\b${AUXILIARY} ${ADVERB})(?<past>been|[a-z]{3,15}ed|[a-z]{3,12})(?![\p{L}'’-])|(?<=\b(?:i|we|you|they|it|he|she|this|that|users|people|(?:the|this|our|your) [a-z]{3,15}) )(?<should>(?:should|must|can|could|cannot|can['’]t|shouldn['’]t|couldn['’]t) )to (?=(?<act>[a-z]{3,14})(?: (?!extent\b)[a-z]|[.,;!?]|$))|(?<to>\b${ASKS_INFINITIVE} (?:not )?to (?:not )?)(?<form>[a-z]{3,15}(?:ed|ing)|[a-z]{3,12})(?= [a-z\d]|[.,;!?]|$)(?!-)|(?<be>\b(?:${AUXILIARY}|to) ${ADVERB}be ${ADVERB})(?<base>[a-z]{3,14})(?=[.,;!?)\n]|$| (?:by|before|after|in|on|at|and|or|when|if|until|with|from|for|to|as|into|through|via|again|first|soon|now)\b)|(?<was>\b(?:was|were|is|are) (?:never|always|already|still|not) )be (?=[a-z]{3,14}(?:ed|en|wn)\b)`,
    'giu',
  ),
  replace: ({ groups }, { prose, from }) => {
    const { should, act = '', modal, past = '', to, form = '', be, base = '', was } = groups ?? {};
    if (was !== undefined) return was;
    if (should !== undefined) {
      const isEllipsis =
        /\b(?:as|than|what|all|that|everything|whatever|where|if|much|far|best|long|where) [^.!?]{1,24}$/i.test(
          prose.slice(Math.max(0, from - 30), from),
        );
      const isVerb = participleOf(act) !== undefined || /^(?:clean|open|close|free|clear|empty)$/.test(act);
      return isVerb && !isEllipsis ? should : null;
    }
    if (modal !== undefined) {
      // "what came in May failed"
      if (/^May /.test(modal) && /[\p{L},] $/u.test(prose.slice(Math.max(0, from - 2), from))) return null;
      const meant = ADJECTIVE.test(past) ? undefined : baseOfPastForm(past.toLowerCase());
      return meant === undefined ? null : `${modal}${meant}`;
    }
    if (to !== undefined) {
      const meant = form.endsWith('ing')
        ? baseOfDoing(form)
        : ADJECTIVE.test(form)
          ? undefined
          : baseOfPastForm(form);
      return meant === undefined ? null : `${to}${meant}`;
    }
    if (be === undefined || !isPlainBase(base)) return null;
    if (INTRANSITIVE_VERB.test(base)) return `${be.replace(/be (?=(?:[a-z]+ )?$)/i, '')}${base}`;
    const participle = participleOf(base);
    return participle === undefined || participle === base ? null : `${be}${participle}`;
  },
  examples: [
    ['The value should not been cached.', 'The value should not be cached.'],
    ['We should to clean it up.', 'We should clean it up.'],
    ['I forgot to mentioned it.', 'I forgot to mention it.'],
    ['We need more time to investigating this.', 'We need more time to investigate this.'],
    ['We decided to not using it.', 'We decided to not use it.'],
    ['The parameter can be omit.', 'The parameter can be omitted.'],
    ['The job can be fail when it is full.', 'The job can fail when it is full.'],
    ['It is not enough to fixing it.', 'It is not enough to fix it.'],
    ['It was never be initialized.', 'It was never initialized.'],
  ],
  counterExamples: [
    'The build from May failed on it.',
    'We look forward to investigating this.',
    'It can be clean or empty.',
    'He read the will attached to it.',
    'They are used to working late.',
    'We are close enough to shipping it.',
    'It does what it can provided that it runs.',
    'The way to built-in tools is short.',
    'We have to need-based plans no link.',
    'It will need it.',
    'It runs as long as it should to keep up.',
    'We do what we can to help.',
    'They can be found in the log, and will be ready and met.',
    'It does not seed from it.',
  ],
};

const INTRANSITIVE_VERB = new RegExp(`^(?:${INTRANSITIVE})$`, 'i');

/** Participles that stand for themselves: "provided that". */
const ADJECTIVE =
  /^(?:provided|given|supposed|need|based|related|limited|advanced|need|found|left|felt|saw|lay|put|set|bound|ground|wound|cost|broke)$/i;

function baseOfDoing(gerund: string): string | undefined {
  if (
    /^(?:being|nothing|something|everything|anything|testing|training|marketing|engineering|accounting|networking|logging|caching|tracing|monitoring|billing)$/.test(
      gerund,
    )
  )
    return undefined;
  return baseOfGerund(gerund) ?? regularBase(gerund.slice(0, -3));
}
