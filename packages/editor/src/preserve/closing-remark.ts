import type { Nodes } from 'mdast';
import { contentWords } from '../document/content-words.ts';
import { endOf, type Outline, startOf } from '../document/outline.ts';
import type { Subject } from '../quality/rule.ts';
import { type Breach, breach } from './breach.ts';
import { nearWords, shareIn } from './near-words.ts';

/** Less of a last paragraph's words stands elsewhere when it is a farewell. */
const OWNED = 0.3;
/** Fewer words tell nothing, and do not hide the paragraph before them. */
const FEWEST = 2;

/** A last paragraph that speaks of something else than the document and its material. */
export function closingRemark({ document, units, known, input }: Subject): Breach[] {
  const closing = closingParagraphs(document);
  const last = closing.slice(closing.findLastIndex((node) => wordsOf(node, document).length >= FEWEST));
  const [first] = last;
  if (first === undefined) return [];
  const text = document.text.slice(startOf(first)).trimEnd();
  const words = contentWords(text);
  if (words.length < FEWEST || input.text.includes(text)) return [];
  const elsewhere = units
    .filter(({ node }) => !closing.includes(node))
    .flatMap((unit) => contentWords(unit.text));
  const isSaid = nearWords([...elsewhere, ...contentWords(known)]);
  // a remark in several paragraphs, or said twice, does not speak for itself
  const before = closing
    .filter((node) => !last.includes(node))
    .map((node) => wordsOf(node, document))
    .filter((said) => shareIn(said, isSaid) >= OWNED);
  const isSaidBefore = nearWords(before.flat());
  if (shareIn(words, (word) => isSaid(word) || isSaidBefore(word)) >= OWNED) return [];
  return [breach('chat', `End with the document; leave out "${text.slice(0, 80)}".`)];
}

/** The paragraphs that nothing else follows. */
function closingParagraphs({ tree: { children } }: Outline): Nodes[] {
  return children.slice(children.findLastIndex(({ type }) => type !== 'paragraph') + 1);
}

function wordsOf(node: Nodes, { text }: Outline): readonly string[] {
  return contentWords(text.slice(startOf(node), endOf(node)));
}
