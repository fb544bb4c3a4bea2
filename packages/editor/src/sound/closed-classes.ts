/** The closed classes of English words that judge whether a sentence is one; all others are open and can be anything. */

const set = (line: string): ReadonlySet<string> => new Set(line.split(' '));

/** What stands before a noun and never beside an article. */
export const determiners = set('a an the every each my our your their this these those no');
export const modals = set('must should may can could shall will would might cannot');
const beForms = 'is are was were';
/** Verbs that are finite by their form. */
export const finiteForms = set(
  `${beForms} has have had do does did ${[...modals].join(' ')} isn't aren't wasn't weren't hasn't haven't doesn't don't didn't can't won't`,
);
/** Pronouns that are subjects and nothing else. */
export const subjectPronouns = set('i we they he she');
/** What no noun phrase begins with behind its article. */
export const neverNamed = set(
  'a an the of to for with from into onto up down if when whenever unless because although is are was were be must should may shall would could might and or but then also otherwise yes okay ok please not never whatever whether who which i we they he she you it nothing nobody both',
);
/** Words that wait for another one behind them. */
export const hanging = set(
  'a an the of to than into onto via per between and or but nor if because unless until whether its their my our your every each be is are was were must should may can shall will would could might not which who whose very too so as like without',
);
/** Prepositions that have a noun phrase and no clause behind them. */
export const prepositions = set('to of for with by from in on at into onto per about via without under over');
/** What people say to each other about what was said, and which is nothing that a document could speak of. */
export const interjections = set(
  'yes yeah yep nope ok okay agreed right sure hmm hm oh well hey hi hello thanks thx please pls lol whatever anyway nah btw imo imho fyi',
);
/** Numbers of more than one. */
export const several = set('two three four five six seven eight nine ten several many few both');

/** What opens a clause with a verb of its own, or parts two. */
export const clauseOpener =
  /^(?:that|which|who|whose|whom|what|whatever|whoever|how|why|where|when|whenever|if|unless|until|once|while|as|than|because|since|so|and|or|but|before|after|whether|although|though|till|only|moment|day|time|way|it|they|we|he|she|you|i|there|[,;:?!])$/u;
