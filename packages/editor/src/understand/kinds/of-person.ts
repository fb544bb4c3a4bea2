import { isPersonName } from '../../correct/spelling/person-names.ts';
import { parse } from '../../syntax/parse.ts';
import type { Kind } from '../statement.ts';

/** What somebody thinks of something, or says. */
const opines =
  /^(?:think|thinks|thought|like|likes|liked|love|loves|loved|hate|hates|hated|agree|agrees|agreed|say|says|said|believe|believes|believed|fear|fears|feared|doubt|doubts|doubted|prefer|prefers|preferred|laughed|complained|complains)$/u;

/** What somebody would have: that may well be demanded. */
const wishes =
  /^(?:want|wants|wanted|need|needs|needed|ask|asks|asked|wish|wishes|wished|require|requires|request|requests|requested|expect|expects)$/u;

/** "Nina asks the vendor whether it has codes": what somebody finds out, and no wish. */
const findsOut = /^\p{Lu}\p{Ll}+ asks? (?:(?:the |our )?\p{L}+ )?(?:whether|if|about|how|why|when)(?!\p{L})/u;

/**
 * What a sentence taken for a demand is where a person by name does something in it: "Paulo builds that" is his task, and "Lena agrees with Bart a bit"
 * is told. Null where nobody is named, and where they wish for something or may do it. English.
 */
export function toldOfPerson(prose: string): Kind | null {
  const [, name = ''] = /^(\p{Lu}\p{Ll}+)(?=\s\p{Ll})/u.exec(prose) ?? [];
  if (name === '' || !isPersonName(name)) return null;
  const tree = parse(prose);
  const [first] = tree?.words ?? [];
  if (tree === null || first?.tag !== 'NNP' || first.relation !== 'nsubj') return null;
  const head = tree.word(first.head);
  const mayBe = tree.childrenOf(first.head, 'aux', 'aux:pass', 'cop').length > 0;
  if (head === undefined || mayBe || !/^VB[ZDP]$/u.test(head.tag)) return null;
  const verb = head.text.toLowerCase();
  if ((wishes.test(verb) && !findsOut.test(prose)) || /^(?:has|have|had|gets?|sees?)$/u.test(verb))
    return null;
  return opines.test(verb) ? 'context' : 'owner';
}
