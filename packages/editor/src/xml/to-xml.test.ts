import fc from 'fast-check';
import { toString as plainText } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { parseMarkdown } from '../read/markdown.ts';
import { documentSchema } from './schema.ts';
import { toXml } from './to-xml.ts';

const properties = {
  format: 'Technical Spec',
  audience: 'SRE',
  context: 'DevOps',
  tone: 40,
  language: 'en',
} as const;
const xml = (markdown: string) => toXml(markdown, properties);

/** Every construct once; each has to be valid and keep its text. The second entry has to stand in the XML. */
const constructs: [markdown: string, contains: string][] = [
  ['', '<document'],
  ['# Title\n\nText', '<section id="title" level="1">'],
  ['# A\n\n### C\n\n## B\n\n# A', '<section id="a-1" level="1">'],
  ['# a-1\n\n# a\n\n# a', '<section id="a-2" level="1">'],
  ['# !!!\n\n# ???', '<section id="section-1" level="1">'],
  ['Setext\n======\n\nSub\n---', '<section id="setext" level="1">'],
  [
    'plain *em* **strong** ~~gone~~ `code`',
    '<emphasis>em</emphasis> <strong>strong</strong> <strike>gone</strike> <inline-code>code</inline-code>',
  ],
  ['one  \ntwo\\\nthree', 'one<break/>two<break/>three'],
  ['[a](http://x.y/?a=1&b="2" \'t "q"\')', 'title="t &quot;q&quot;"'],
  ['<https://x.y/z> and www.example.org and me@example.org', '<link url="mailto:me@example.org">'],
  ['![alt *x*](i.png "t")', '<image url="i.png" title="t" alt="alt x"/>'],
  ['[a][b] [b][] [b] ![i][b]\n\n[b]: /u "t"', '<definition identifier="b" label="b" url="/u" title="t"/>'],
  ['note[^1]\n\n[^1]: first\n\n    second', '<footnote identifier="1" label="1">'],
  ['- a\n- b\n  - c\n\n    d', '<list ordered="false" loose="false">'],
  ['7. a\n8. b', '<list ordered="true" start="7" loose="false">'],
  ['0. a', 'start="0"'],
  ['- [x] done\n- [ ] open', '<item checked="true" loose="false">'],
  ['-', '<item loose="false"/>'],
  ['- **FR-1**: It MUST work.\n- NFR-2 fast', '<requirement key="FR-1" loose="false">'],
  ['- **A-1:** it is so\n- R-2: it breaks', '<assumption key="A-1" loose="false">'],
  ['- R-2: it breaks', '<risk key="R-2" loose="false">'],
  [
    '## Field tables\n\n### `order`\n\n| Name |\n| --- |\n| id |',
    '<entity id="order" level="3" name="order">',
  ],
  ['## Veldtabellen\n\n### klant', '<entity id="klant" level="3" name="klant">'],
  ['1. Q-1: Why?', '<question key="Q-1" loose="false">'],
  ['## T-3: Do it\n\nNow', '<ticket id="t-3-do-it" level="2" key="T-3">'],
  ['## `GET /users/{id}`\n\nText', '<endpoint id="get-usersid" level="2" method="GET" path="/users/{id}">'],
  ['## FR-9 Title\n\nText', '<section id="fr-9-title" level="2" key="FR-9">'],
  [
    '```ts title="x"\nconst a = 1 < 2 && b;\n```',
    '<code language="ts" meta="title=&quot;x&quot;">const a = 1 &lt; 2 &amp;&amp; b;</code>',
  ],
  ['    indented ]]> code', '<code>indented ]]&gt; code</code>'],
  ['~~~\nunclosed', '<code>unclosed</code>'],
  ['| a | b |\n| :- | -: |\n| T-1 | `y` |\n| z |', '<row header="false" key="T-1">'],
  ['> quote\n>\n> # inside\n> - list', '<heading level="1">inside</heading>'],
  ['a\n\n---\n\nb', '<rule/>'],
  ['<div>\n<b>x</b>\n</div>\n\ntext <br> end', '<html>&lt;br&gt;</html>'],
  ['<!-- comment -->', '<html>&lt;!-- comment --&gt;</html>'],
  ['---\ntitle: x\n---\n\n# A', '<front-matter syntax="yaml">title: x</front-matter>'],
  ['+++\ntitle = 1\n+++\n', '<front-matter syntax="toml">'],
  [
    'bell \u0007 and \u{1F600} and \uFFFF',
    'bell <character code="U+0007"/> and \u{1F600} and <character code="U+FFFF"/>',
  ],
  ['lone \uD800 and \uDFFF', '<character code="U+D800"/>'],
  ['`\u0001`', '<inline-code><character code="U+0001"/></inline-code>'],
  ['```\u0001x\ny\n```', 'spelled-out="language"'],
  ['[a](<b\u0002\\\\c>)', 'url="b\\u{2}\\\\c" spelled-out="url"'],
  ['line one\r\nline two\r\n\r\n```\r\na\r\nb\r\n```', '<code>'],
  ['&amp; &#x41; &lt;tag&gt; &nbsp;', '&amp; A &lt;tag&gt;'],
  ['日本語の文書 **強調** العربية', '<strong>強調</strong>'],
  [`${'*a **b '.repeat(100)}${'c** d* '.repeat(100)}`, '<emphasis>'],
  // more marks than any author sets are letters
  [`${'*a **b '.repeat(300)}${'c** d* '.repeat(300)}`, 'd*'],
  [
    Array.from({ length: 140 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join('\n'),
    'level 139',
  ],
];

describe('toXml', () => {
  it('is valid and keeps all text for every Markdown construct', { timeout: 60_000 }, async () => {
    await expectSound(constructs.map(([markdown]) => markdown));
  });

  for (const [markdown, contains] of constructs) {
    it(`writes ${JSON.stringify(markdown.slice(0, 60))} as ${contains.slice(0, 60)}`, () => {
      expect(xml(markdown)).toContain(contains);
    });
  }

  it('is valid and keeps all text for generated Markdown', { timeout: 60_000 }, async () => {
    const piece = fc.constantFrom(
      '# ',
      '## ',
      '- ',
      '1. ',
      '> ',
      '| a | b |\n| - | - |\n',
      '```',
      '`',
      '*',
      '**',
      '~~',
      '[',
      '](',
      ')',
      '![',
      '[^a]',
      '[^a]: ',
      '[b]: /u\n',
      '<b>',
      '</b>',
      '&',
      '"',
      ']]>',
      '\n',
      '\n\n',
      '\t',
      '    ',
      '\\',
      'FR-1: ',
      'GET /a/{b}',
      '---\n',
      '- [x] ',
      'https://x.y',
      '\r\n',
      '  \n',
    );
    const markdown = fc.array(
      fc.oneof({ weight: 3, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 8 })),
      { maxLength: 60 },
    );
    await expectSound(fc.sample(markdown, { numRuns: 400, seed: 7 }).map((pieces) => pieces.join('')));
  });

  it('says where in the input every typed element comes from', async () => {
    const input =
      'Users must be able to export an invoice.\n\nGET /invoices/{id} answers in XML. An invoice has a number.\nWho pays?';
    const markdown = [
      '- **FR-1:** Users MUST be able to export an invoice.',
      '- **Q-1:** Who pays?',
      '- **Q-2:** Can what FR-1 gives be taken back?',
      '- **A-1:** Nothing is stored elsewhere.',
      '\n### US-1: Export\n\n- **Context:** FR-1: Users MUST be able to export an invoice.',
      '\n### `GET /invoices/{id}`\n\n## Field tables\n\n### `invoice`\n',
    ].join('\n');
    const document = toXml(markdown, properties, input);
    const placesOf = (opening: string) =>
      (new RegExp(`<${opening}[^>]* source="([^"]*)"`, 'u').exec(document)?.[1] ?? '')
        .split(' ')
        .map((span) => input.slice(...(span.split('-').map(Number) as [number, number])));
    const demand = 'Users must be able to export an invoice.';
    expect(placesOf('requirement key="FR-1"')).toEqual([demand]);
    expect(placesOf('question key="Q-1"')).toEqual(['Who pays?']);
    expect(placesOf('question key="Q-2"')).toEqual([demand]);
    expect(document).toContain('<assumption key="A-1" loose="false">');
    expect(placesOf('ticket id="us-1-export"')).toEqual([demand]);
    expect(placesOf('endpoint')).toEqual(['GET /invoices/{id} answers in XML.']);
    expect(placesOf('entity')).toContain('An invoice has a number.');
    const result = await validateXML({
      xml: { fileName: 'a.xml', contents: document },
      schema: documentSchema,
    });
    expect(result.errors).toEqual([]);
  });

  it('never throws, whatever the string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (markdown) =>
        /(?:<\/document>|\/>)\n$/u.test(toXml(markdown, properties, markdown)),
      ),
    );
  });
});

/** Validates many documents in one go and compares each one's text with its tree's. */
async function expectSound(documents: readonly string[]): Promise<void> {
  const files = documents.map((markdown, index) => ({ fileName: `${index}.xml`, contents: xml(markdown) }));
  const result = await validateXML({ xml: files, schema: documentSchema });
  expect(result.errors.slice(0, 3)).toEqual([]);
  expect(result.valid).toBe(true);
  for (const [index, { contents }] of files.entries()) {
    expect(textOf(contents)).toBe(treeText(documents[index] ?? ''));
  }
}

function treeText(markdown: string): string {
  return plainText(parseMarkdown(markdown), { includeImageAlt: false });
}

const structural = new Set(
  'document section ticket endpoint entity list item requirement question assumption risk table row quote footnote'.split(
    ' ',
  ),
);

/** The text of an XML document: white space between structural elements left out, characters put back. */
function textOf(document: string): string {
  const open: string[] = [];
  let text = '';
  for (const [token, name, code] of document
    .replace(/^<\?.*\?>\n/u, '')
    .matchAll(/<\/?([\w-]+)(?: code="U\+([0-9A-F]+)"\/)?[^>]*>|[^<]+/gu)) {
    if (code !== undefined) text += String.fromCodePoint(Number.parseInt(code, 16));
    else if (name === undefined) text += structural.has(open.at(-1) ?? 'document') ? '' : unescaped(token);
    else if (token.startsWith('</')) open.pop();
    else if (!token.endsWith('/>')) open.push(name);
  }
  return text;
}

function unescaped(text: string): string {
  const entities: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#13': '\r',
    '#10': '\n',
    '#9': '\t',
  };
  return text.replace(/&([^;]+);/gu, (_, name: string) => entities[name] ?? '');
}
