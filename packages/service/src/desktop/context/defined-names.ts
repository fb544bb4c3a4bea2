const NAME = '([\\p{L}_$][\\p{L}\\p{N}_$]{0,199})';
const MODIFIER =
  '(?:export|default|declare|abstract|async|public|private|protected|internal|static|final|sealed|override|open|data|pub(?:\\([a-z]{1,20}\\))?|unsafe|const)';

/** How common languages say that they define something; the first group is its name. Quantifiers are bounded: linear time. */
const DEFINITIONS = [
  // function list(), export class Page, async def list, pub fn list, func (p *Page) list
  `^[ \\t]*(?:${MODIFIER}[ \\t]+){0,5}(?:function\\*?|class|interface|enum|type|namespace|struct|trait|impl|func|fn|def|module|protocol)[ \\t]+(?:\\([^)\\n]{0,60}\\)[ \\t]*)?${NAME}`,
  // export const list =
  `^(?:export[ \\t]+)?(?:const|let|var)[ \\t]+${NAME}[ \\t]*[:=]`,
  // list(page: Page): Invoice[] {
  `^[ \\t]{1,40}(?:(?:${MODIFIER}|get|set|readonly)[ \\t]+){0,5}#?${NAME}[ \\t]*(?:<[^\\n()]{0,80}>)?\\([^\\n;]{0,200}\\{[ \\t]*$`,
  // Page.prototype.list = function
  `^[ \\t]*(?:[\\p{L}_$][\\p{L}\\p{N}_$]{0,199}\\.){1,3}${NAME}[ \\t]*=[ \\t]*(?:async[ \\t]+)?(?:function|class|\\()`,
].map((pattern) => new RegExp(pattern, 'gmu'));

const STATEMENTS = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'return',
  'function',
  'constructor',
  'with',
]);

/** As many as a caller may send with a piece. */
const MOST = 100;

/**
 * Names that a piece of code defines, as far as its lines tell, for callers that send none. Without a parser: a name too
 * many or too few changes little of a ranking.
 */
export function definedNames(content: string): string[] {
  const names = new Set<string>();
  for (const pattern of DEFINITIONS) {
    for (const [, name = ''] of content.matchAll(pattern)) {
      if (!STATEMENTS.has(name)) names.add(name);
      if (names.size === MOST) return [...names];
    }
  }
  return [...names];
}
