import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .freeze();

/** Container markers a line may open before they are read as plain text; people do not nest deeper. */
const DEEPEST_NESTING = 60;

const MARKER_RUN = new RegExp(`^[ \\t>*+\\-\\d.)]{${DEEPEST_NESTING},}`, 'gm');

/** What opens a container: a long rule or underline of dashes does not. */
const OPENING_MARKER = />|[*+-][ \t]|\d[.)][ \t]/g;

/**
 * Parses Markdown (CommonMark, GFM, front matter) to mdast.
 *
 * The parser recurses once a nested container, so a line of thousands of `>` would overflow the stack:
 * such runs are read as letters. Offsets stay those of `text`, since the substitute has its length.
 */
export function parseMarkdown(text: string): Root {
  const safe = text.replace(MARKER_RUN, (run) =>
    (run.match(OPENING_MARKER)?.length ?? 0) >= DEEPEST_NESTING ? 'x'.repeat(run.length) : run,
  );
  return parser.parse(safe);
}
