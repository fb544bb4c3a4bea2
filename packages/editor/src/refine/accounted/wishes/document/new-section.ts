import type { Draft } from '../../../draft.ts';
import { findSection } from '../../../target/section.ts';
import { ADDING, type Concept } from '../../lexicon/concept.ts';
import type { Piece } from '../../reading/pieces.ts';

const own: ReadonlySet<Concept> = new Set([...ADDING, 'heading', 'rename']);
/** Words behind which that begins what the section says. */
const opening = /(?:^|\s)(?:that|say|says|saying|state|states|stating|dass|que|qu['’]|:|[–—-])$/iu;
/** Words before a section that is there already. */
const standing = /^(?:to|into|in|under|within|from|at|zu|zum|in|im|unter|à|dans|sous|bajo)$/iu;
const MOST_WORDS = 5;

/** A section that is to be added, with its heading and what it is to say; null where a word is left over or the document has such a section. */
export function newSectionOrders(
  message: string,
  pieces: readonly Piece[],
  draft: Draft,
): readonly string[] | null {
  const isOwn = ({ kind, concepts }: Piece) =>
    kind === 'mark' || kind === 'break' || [...concepts].some((one) => own.has(one));
  const first = pieces.findIndex((one) => !isOwn(one));
  if (first < 0 || pieces[first]?.kind === 'section') return null;
  const past = pieces.findIndex((one, at) => at > first && isOwn(one));
  const last = pieces[first]?.kind === 'quoted' ? first : past - 1;
  const head = pieces.slice(0, first);
  const isSection = (one: Piece | undefined) =>
    one?.concepts.has('section') === true || one?.concepts.has('heading') === true;
  const called = head.findLastIndex(isSection);
  const isNamed = called >= 0 ? pieces.slice(called + 1, first).every(isOwn) : isSection(pieces[last + 1]);
  const isNew = pieces
    .slice(first, last + 1)
    .every(({ kind, concepts }) => kind === 'quoted' || concepts.size === 0);
  if (!isNew || last < first || !isNamed || head.some(({ text }) => standing.test(text))) return null;
  const rest = pieces.slice(last + 1);
  const foreign = rest.findIndex((one) => !isOwn(one));
  const opens = rest.findLastIndex(({ text }, at) => at < foreign && opening.test(text));
  const [from, to] = [pieces[first], pieces[last]];
  const begin = rest[opens + 1];
  if (!from || !to || opens < 0 || !begin) return null;
  const title = from.kind === 'quoted' ? from.text : message.slice(from.start, to.end);
  if (title.split(/\s+/u).length > MOST_WORDS || findSection(draft, title)) return null;
  const content = message
    .slice(begin.start)
    .trim()
    .replace(/[.!?]+$/u, '');
  return content.includes(' ')
    ? [`Add a section ${title}: ${content.charAt(0).toUpperCase()}${content.slice(1)}`]
    : null;
}
