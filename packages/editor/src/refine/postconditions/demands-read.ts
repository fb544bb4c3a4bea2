import { parse } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const binding = /(?<!\p{L})(?:MUST|SHALL|SHOULD|MAY)(?!\p{L})/gu;
const opensCase = /^(?:if|when|whenever|once|unless|as soon as|as long as|until)\s/iu;

/** A demand that was written binds in its main clause, and once: no case is bound ("If the store MUST be down …"). English. */
export const demandsRead: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  if (before.language !== 'en') return null;
  const isOdd = (sentence: string) => bindsCase(sentence) || bindsTwice(sentence, clause);
  const stood = gone.flatMap(sentencesOf).filter(isOdd);
  const odd = fresh.flatMap(sentencesOf).filter(isOdd);
  const first = odd.find((sentence) => !stood.includes(sentence));
  return odd.length <= stood.length || first === undefined
    ? null
    : `written ${quoted(first)}, in which what binds stands in the wrong place`;
};

function sentencesOf(line: string): string[] {
  return (
    line
      .replace(/^\s*(?:[-*+>]|\d{1,3}[.)])?\s*(?:\*\*[^*]{1,40}\*\*:?\s*)?(?:\(N?FR-\d+\)\s*)?/u, '')
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
      // "MUST binds" tells of the word
      .filter((sentence) => sentence.search(binding) > 0)
  );
}

/** Whether the word that binds belongs to the case and not to what holds in it. */
function bindsCase(sentence: string): boolean {
  if (!opensCase.test(sentence)) return false;
  const at = sentence.search(binding);
  const comma = sentence.indexOf(',');
  if (comma >= 0 && comma < at) return false;
  const tree = parse(sentence.replace(/`[^`]*`/gu, 'it'));
  return tree !== null && isMarked(tree);
}

/** Whether the first modal verb helps a verb that "if" or "when" introduces. */
function isMarked(tree: Tree): boolean {
  const modal = tree.words.findIndex(({ tag }) => tag === 'MD');
  const verb = tree.word(modal)?.head;
  if (modal < 0 || verb === undefined) return false;
  return tree
    .childrenOf(verb, 'mark', 'advmod')
    .some((at) => at === 0 && opensCase.test(`${tree.word(at)?.text ?? ''} `));
}

/** Whether a sentence binds more often than the words it was written from. */
function bindsTwice(sentence: string, clause: string): boolean {
  const bound = sentence.match(binding)?.length ?? 0;
  const said =
    clause.match(/(?<!\p{L})(?:must|shall|should|may|has to|have to|needs? to)(?!\p{L})/giu)?.length ?? 0;
  return bound > 1 && bound > said && !/(?<!\p{L})(?:merge|combine|join|fold|together)/iu.test(clause);
}
