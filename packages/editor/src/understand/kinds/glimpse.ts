import type { Block, Source, Span } from '../../read/source.ts';
import { withoutBullet } from '../chat/marker.ts';
import { spokenLine } from '../chat/speaker.ts';
import type { Evidence } from '../evidence.ts';
import { hintOf } from '../hints.ts';
import { isImperative } from '../imperative.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { changed, maskSpan } from '../mask.ts';
import { signalsOf } from './signals.ts';
import type { Glimpse } from './surroundings.ts';

/** The parts of a text that are read, each with the clauses it is cut into. */
export interface CutBlock {
  readonly block: Block;
  readonly clauses: readonly Span[];
}

/** A first look at all clauses of a source, in their order. */
export function glimpsesOf(
  source: Source,
  cut: readonly CutBlock[],
  { language, isReport, speakers }: { language: string; isReport: boolean; speakers: ReadonlySet<string> },
): Glimpse[] {
  let heading: Evidence['hint'] = null;
  return cut.flatMap(({ block, clauses }) => {
    if (block.kind === 'heading') heading = hintOf(block.text);
    if (block.kind !== 'paragraph' && block.kind !== 'listItem') return [];
    const hint = heading;
    return clauses.map((span) => {
      const masked = maskSpan(source, span);
      const said = changed(masked, withoutBullet(spokenLine(masked, speakers)?.said ?? masked.text)).text;
      const cues = cuesIn(said, language);
      const evidence: Evidence = {
        prose: said,
        text: source.text.slice(span.start, span.end),
        language,
        cues,
        announced: null,
        hint,
        isCarried: false,
        previous: null,
        isListItem: block.kind === 'listItem',
        isOrdered: block.ordered,
        isImperative: isImperative(said, cues),
        isWish: false,
        isReport,
      };
      const alone = { place: null, next: null, around: null, language };
      return { start: span.start, end: span.end, signals: signalsOf(evidence, alone) };
    });
  });
}
