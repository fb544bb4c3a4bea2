const MODIFIER =
  '(?:export|default|declare|abstract|async|public|private|protected|internal|static|final|sealed|override|open|data|pub(?:\\([a-z]{1,20}\\))?|unsafe|const)';

/** How common languages say that they define something; the first group is its name. Quantifiers are bounded: linear time. */
function definitionsOf(letter: string, rest: string): string[] {
  const name = `([${letter}][${rest}]{0,199})`;
  return [
    // function list(), export class Page, async def list, pub fn list, func (p *Page) list
    `^[ \\t]*(?:${MODIFIER}[ \\t]+){0,5}(?:function\\*?|class|interface|enum|type|namespace|struct|trait|impl|func|fn|def|module|protocol)[ \\t]+(?:\\([^)\\n]{0,60}\\)[ \\t]*)?${name}`,
    // export const list =
    `^(?:export[ \\t]+)?(?:const|let|var)[ \\t]+${name}[ \\t]*[:=]`,
    // list(page: Page): Invoice[] {
    `^[ \\t]{1,40}(?:(?:${MODIFIER}|get|set|readonly)[ \\t]+){0,5}#?${name}[ \\t]*(?:<[^\\n()]{0,80}>)?\\([^\\n;]{0,200}\\{[ \\t]*$`,
    // Page.prototype.list = function
    `^[ \\t]*(?:[${letter}][${rest}]{0,199}\\.){1,3}${name}[ \\t]*=[ \\t]*(?:async[ \\t]+)?(?:function|class|\\()`,
  ];
}

const DEFINITIONS = definitionsOf('\\p{L}_$', '\\p{L}\\p{N}_$').map((pattern) => new RegExp(pattern, 'gmu'));
/** The same for texts in ASCII, which most code is: twice as fast. */
const ASCII_DEFINITIONS = definitionsOf('A-Za-z_$', '\\w$').map((pattern) => new RegExp(pattern, 'gm'));
const NOT_ASCII = /[^\0-\x7f]/;

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
  for (const pattern of NOT_ASCII.test(content) ? DEFINITIONS : ASCII_DEFINITIONS) {
    for (const [, name = ''] of content.matchAll(pattern)) {
      if (!STATEMENTS.has(name)) names.add(name);
      if (names.size === MOST) return [...names];
    }
  }
  return [...names];
}
