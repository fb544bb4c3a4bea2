import type { ProseRule } from '../prose-rule.ts';

/** Nouns that are two words where they are verbs, with what may stand behind the verb. */
const OBJECT = String.raw`(?= (?:the|an?|it|this|that|these|our|your|my|their|his|her|its|all|any|new|some|everything|one|two)\b)`;
const REST = String.raw`(?=[.,;!?)\n]|$| (?:to|with|via|again|on|from|as|using|since|and|or|but|because|when|if|after|before|anymore|manually|first|in|at|now)\b)`;

const VERBS: Readonly<Record<string, string>> = {
  [`log(?<login>in|out|on|off)(?=${REST})`]: 'log',
  [`sign(?<sign>up|in|out)(?=${REST})`]: 'sign',
  [`set(?<setup>up)(?=${OBJECT})`]: 'set',
  [`check(?<checkout>out)(?=${OBJECT})`]: 'check',
  [`back(?<backup>up)(?=${OBJECT}|(?= manually| everything|[.!?]))`]: 'back',
  [`roll(?<rollback>back)(?=${OBJECT}|(?= (?:to|because|when|if|after|and|again|twice|once)\\b|[.!?]))`]:
    'roll',
  [`shut(?<shutdown>down)(?=${OBJECT})`]: 'shut',
  [`clean(?<cleanup>up)(?=${OBJECT})`]: 'clean',
  [`look(?<lookup>up)(?=${OBJECT})`]: 'look',
};

/** "Users cannot login", "you need to setup a database": a noun where only a verb can stand. */
export const phrasalVerb: ProseRule = {
  id: 'grammar/phrasal-verb',
  category: 'grammar',
  message: 'The verb is two words; one word is the noun.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:can|can['’]?t|cannot|could|will|would|should|must|may|might|please|don['’]t|didn['’]t|doesn['’]t|(?:can|could|will|would|should|must|may|might|did|do|does) not|(?:needs?|needed|wants?|wanted|able|tr(?:y|ies|ied|ying)|unable|have|has|had|going|fails?|failed|how|used|ways?|allow(?:s|ed)? (?:users|them|you)|you|users|we|i|they) to|(?:^|\n|[.!?] |, |in order )to) )(?:${Object.keys(VERBS).join('|')})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ({ 0: whole, groups }) => {
    const particle = Object.values(groups ?? {}).find((group) => group !== undefined) ?? '';
    return `${whole.slice(0, -particle.length)} ${particle}`;
  },
  examples: [
    ['Users can not login since Monday.', 'Users can not log in since Monday.'],
    ['You need to setup a database.', 'You need to set up a database.'],
    ['Please checkout the branch.', 'Please check out the branch.'],
    ['To setup one, run it.', 'To set up one, run it.'],
    ['we have to backup manually', 'we have to back up manually'],
  ],
  counterExamples: [
    'We redirect to login.',
    'The login is slow and the setup a mess.',
    'You need to login-protect it.',
    'Users can set up a database.',
  ],
};
