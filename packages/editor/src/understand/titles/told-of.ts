import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { short } from './short.ts';
import { asSubject } from './topic-words.ts';
import { isPointing } from './untelling.ts';

/** Words of a name; one alone is told from others by none. */
const fewest = 2;
const most = 6;

/**
 * "Search box on the docs site" of "The search box on the docs site fires a request …": the thing that a sentence tells of by its tree; null where
 * that is people, a pronoun, a case or a clause, and where the sentence opens with something else. English.
 */
export function toldOf(text: string): string | null {
  const tree = parse(text);
  const clause = tree && mainClause(tree);
  const first = clause?.subject?.first ?? -1;
  if (!tree || !clause?.subject || first !== 0) return null;
  const words = tree.words.slice(first, clause.subject.last + 1);
  const said = words.map(({ text: word }) => word).join(' ');
  const head = words.findLast(({ relation }) => relation === 'nsubj' || relation === 'nsubj:pass');
  if (
    head === undefined ||
    !isName.test(said) ||
    isPointing.test(said) ||
    cuesIn(head.text, 'en').has('actor')
  )
    return null;
  const name = asSubject(said);
  const count = name.split(' ').length;
  return text.startsWith(said) && count >= fewest && count <= most ? short(name) : null;
}

/** A name of a thing: with an article or one's own, and no figure, nobody and nothing that is told of it. */
const isName =
  /^(?:the|our|my|an?) (?!\p{L}+ of(?!\p{L}))(?!.*(?<!\p{L})(?:who|which|that|we|i|you|it|they|people|one|two|three|thing|problem|issue|reason|result|idea|goal|drawback|team)(?!\p{L}))[^,;:()\d]+$/iu;
