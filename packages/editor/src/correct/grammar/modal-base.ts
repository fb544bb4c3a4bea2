import { isBehindElision } from '../agreement/elided-verb.ts';
import {
  baseOf,
  baseOfPast,
  DOUBLE_BASE,
  DOUBLE_THIRD,
  PAST_FORM,
  PLAIN_BASE,
  PLAIN_THIRD,
} from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "will fails", "must to rotate". A modal at the start of a clause may ask: "will updates be there". */
export const modalBase: ProseRule = {
  id: 'grammar/modal-base',
  category: 'grammar',
  message: 'The base form of the verb follows a modal verb.',
  pattern: new RegExp(
    String.raw`\b((?!(?:when|how|what|why|where|who|which|so|nor|neither|then|only|and|or|else|not|the|an?|our|my|your|their|his|her|its|free|good|as|if|to|from|of)\b)[a-z]{1,20} (?:will|would|should|must|might|could|cannot|can|may|(?:ca|wo|could|would|should|must)n['’]t)(?: not| also| always| only| even| never| really| just| still| easily)? )(?:(${PLAIN_THIRD}|${DOUBLE_THIRD}|(?:${PAST_FORM})(?! that\b)|is|are|was)(?![\p{L}'’-])|to (?=(?:skip|discuss|reset|show|move|add|remove|try|ask|help|call|save|load|merge|replace|handle|share|export|import|filter|sort|search|reduce|improve|avoid|prevent|validate|rotate|restart|fix|check|use|update|change|test|deploy|wait|be|make|do|go|have|get|see|find|give|keep|run|set|put|install|${PLAIN_BASE}|${DOUBLE_BASE})\b(?! (?:some|a certain) extent)))|\b((?:needs?|needed|wants?|wanted|tries|try|tried|going|able|supposed|have|used|how) to )(${PLAIN_THIRD}|(?:${PAST_FORM})(?! that\b)|is|was|were)(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([whole, modal = '', third, infinitive, verb = ''], { prose, from }) => {
    if (infinitive !== undefined) return `${infinitive}${baseFormOf(verb)}`;
    // "the release in May was late"
    if (/ May $/.test(modal)) return null;
    const before = prose.slice(Math.max(0, from - 12), from);
    // "what we cannot is explained"
    if (third !== undefined && /\b(?:what|all|everything|whatever) $/i.test(before)) return null;
    if (
      /^(?:it|they|we|you) (?!must\b)\w+ to /i.test(whole) &&
      /\b(?:as|than|what|all|that|everything|whatever|where|wherever|whenever|if) $/i.test(before)
    )
      return null;
    if (third === undefined) return /^to can\b/i.test(whole) ? null : `${modal}`;
    // "one that can't returns null"
    if (/s$/.test(third) && isBehindElision(prose, from + modal.length, from + whole.length)) return null;
    // "must defined in the file" lacks a "be" rather than having an ending too many
    return isParticiple(third, prose.slice(from + whole.length)) ? null : `${modal}${baseFormOf(third)}`;
  },
  examples: [
    ['The request will fails.', 'The request will fail.'],
    ['We must to rotate the keys.', 'We must rotate the keys.'],
    ['The flag needs to has a default.', 'The flag needs to have a default.'],
    ['We should to add an index.', 'We should add an index.'],
    ['It can takes a minute.', 'It can take a minute.'],
    ["They can't to do it.", "They can't do it."],
    ['We need to spent more time.', 'We need to spend more time.'],
  ],
  counterExamples: [
    'It is our will to move it.',
    'It corrects faults where they can to ensure that pages show.',
    'When will updates be there?',
    'How can users log in?',
    "A hook that can't returns null.",
    'it runs as it should to keep the peace',
    'it can to some extent be avoided',
    'The will is clear.',
    'It does what it can provided that the disk is free.',
    'how to left join two tables',
    'The version from May was slower.',
    'The module must defined in the config.',
    'The change from may to should is editorial.',
    'What they cannot is listed below.',
  ],
};

/** Whether a past without an object may be what is done to the subject. */
function isParticiple(verb: string, after: string): boolean {
  return (
    baseOfPast(verb) !== undefined &&
    /^(?:[.,;:!?)\n]|$| (?:in|by|at|on|as|with|via|from|before|after)\b)/.test(after)
  );
}

function baseFormOf(verb: string): string {
  return /^(?:is|are|was|were)$/i.test(verb) ? 'be' : (baseOf(verb) ?? baseOfPast(verb) ?? verb);
}
