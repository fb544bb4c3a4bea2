/** Documents of other formats as Markdown, as far as their prose goes: code becomes code spans, the rest of what is no prose goes. */
export function markdownOf(path: string, text: string): string {
  if (/\.xml$/.test(path)) return fromDocBook(text);
  if (/\.(?:rst|txt)$/.test(path)) return fromRestructuredText(text);
  if (/\.(?:asc|adoc)$/.test(path)) return fromAsciiDoc(text);
  if (/\.conllu$/.test(path)) return fromTreebank(text);
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/\{[#/%][^\n}]*\}|\{\{[^\n]*?\}\}|:::\w*/g, ' ')
    .replace(/<\/?[A-Z][^>]*>/g, '\n\n');
}

/** A treebank says each of its sentences in a comment. */
function fromTreebank(text: string): string {
  return [...text.matchAll(/^# text = (.+)$/gm)].map(([, sentence]) => sentence).join('\n\n');
}

const LITERAL =
  'literal|function|methodname|parameter|constant|classname|interfacename|exceptionname|type|filename|varname|command|option|envar|replaceable|userinput|property|modifier|code|emphasis role="bold"|enumname|simplelist|initializer|mediaobject|acronym|abbrev|productname|application|replaceable|term|systemitem|link|xref|package|keycap|directive';

function fromDocBook(text: string): string {
  const named = new RegExp(`<(${LITERAL})(?: [^>]*)?>([^<]*)</[a-z]+>`, 'g');
  return [...text.matchAll(/<(para|simpara|refpurpose)(?: [^>]*)?>([\s\S]*?)<\/\1>/g)]
    .map(([, , content = '']) =>
      content
        .replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, ' ')
        .replace(/<(programlisting|screen|literallayout)[^>]*>[\s\S]*?<\/\1>/g, '\n\n')
        .replace(named, (_, tag: string, inner: string) => (tag === 'link' ? inner : '`x`'))
        .replace(
          /<\/?(?:para|simpara|listitem|itemizedlist|entry|row|table|informaltable|note|warning|example|title|member)[^>]*>/g,
          '\n\n',
        )
        .replace(/<[^>]+>/g, '')
        .replace(/&(?:lt|gt|amp|quot|apos);/g, ' ')
        .replace(/&[\w.-]+;/g, '`x`')
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
        .join('\n\n'),
    )
    .join('\n\n');
}

function fromRestructuredText(text: string): string {
  const kept: string[] = [];
  let skipBelow = -1;
  for (const line of text.split('\n')) {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    if (line.trim() === '') {
      kept.push('');
      continue;
    }
    if (skipBelow >= 0 && indent > skipBelow) continue;
    skipBelow = -1;
    if (
      /^\s*\.\. (?!note|warning|tip|important|caution|versionadded|versionchanged|deprecated|seealso|hint|attention)/.test(
        line,
      )
    ) {
      skipBelow = indent;
      continue;
    }
    if (/^\s*(?:\.\. |:[\w -]+:|[=\-~^"'#*+`]{3,}\s*$|\+[-=+]{3,}|\|)/.test(line)) {
      if (/^[=\-~^"'#*+`]{3,}\s*$/.test(line)) kept.pop();
      continue;
    }
    if (/::\s*$/.test(line)) skipBelow = indent;
    kept.push(line.replace(/::\s*$/, ':').replace(/^\s+/, ''));
  }
  return kept
    .join('\n')
    .replace(/``[^`\n]+(?:\n[^`\n]+)?``/g, '`x`')
    .replace(/:[\w:+-]+:`([^`<]*?)(?:\s*<[^>]*>)?`/g, '`x`')
    .replace(/`([^`<\n]+(?:\n[^`<\n]+)?)\s*<[^>]*>`__?/g, '$1')
    .replace(/`([^`\n]+)`__?/g, '$1')
    .replace(/\b(\w+)_\b(?!\w)/g, '$1')
    .replace(/\|[\w ]+\|/g, '`x`');
}

function fromAsciiDoc(text: string): string {
  return text
    .replace(/^(-{4,}|\.{4,}|={4,}|\+{4,}|\|===)\n[\s\S]*?^\1\s*$/gm, '\n\n')
    .replace(/^(?:=+ |\[|\.[A-Z]|:\w|\/\/|image|include|ifdef|endif).*$/gm, '\n\n')
    .replace(/^\+$/gm, '\n\n')
    .replace(/(?:link|https?):\S*?\[([^\]]*)\]/g, '$1')
    .replace(/<<[^,>]+(?:,([^>]*))?>>/g, '$1')
    .replace(/\(\(\([^)]*\)\)\)|\(\(([^)]*)\)\)/g, '$1')
    .replace(/\b[a-z]+:[\w-]+\[\d?\]/g, '`x`')
    .replace(/(?<![\w`])[+][^+\n]+[+]|__?[^_\n]+__?|'[^'\n]{1,40}'/g, '`x`')
    .replace(/^[^\n]*::\s*$/gm, '\n\n')
    .replace(/^(?: |\t).*$/gm, (line) => line.trim());
}
