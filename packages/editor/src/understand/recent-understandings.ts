import type { Root } from 'mdast';
import type { Source } from '../read/source.ts';
import { type Understanding, understand } from './understand.ts';

/** What was understood of a text lives as long as its reading, see `read/recent-readings.ts`. */
const recent = new WeakMap<Root, Understanding>();

/** `understand` for a source that was likely understood a moment ago: people ask for several documents of one text. */
export function understandRecent(source: Source): Understanding {
  const known = recent.get(source.tree);
  if (known !== undefined && known.source.language === source.language) return known;
  const understanding = understand(source);
  recent.set(source.tree, understanding);
  return understanding;
}
