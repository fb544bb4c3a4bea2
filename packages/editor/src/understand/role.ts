import type { Block, Source, Span } from '../read/source.ts';
import { withoutBullet } from './chat/marker.ts';
import type { Following } from './kinds/signals.ts';
import { cuesIn } from './lexicon/cues.ts';
import { maskSpan } from './mask.ts';

/** What a clause is to the text around it. */
export interface Role {
  /** Requests for a document stand at the edges of a text. */
  readonly mayBeRequest: boolean;
  /** It introduces the list below it. */
  readonly announces: boolean;
  readonly next: Following | null;
  /** It is why what stands behind it in its sentence is wanted: "…, so …". */
  readonly isReason: boolean;
}

/** What stands behind a clause, before anything is taken off it. */
export function followingIn(source: Source, span: Span, block: Block, language: string): Following | null {
  if (block.kind !== 'paragraph' && block.kind !== 'listItem') return null;
  const prose = withoutBullet(maskSpan(source, span).text);
  return { prose, cues: cuesIn(prose, language), isListItem: block.kind === 'listItem' };
}
