import type { Unit } from '../reading/units.ts';

const FLAWS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a word twice', /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}])/iu],
  ['stray signs', /\.\.(?!\.)| [.,;](?:\s|$)|,[.,]|[?!][.,]|\(\s*\)|: *:|->|=>|—\s*$/u],
  [
    'talk to the writer',
    /(?<!\p{L})(?:please|pls|nit|fyi|can you|could you|I'd|as discussed|bitte|merci|s'il te|svp|por favor|per favore)(?!\p{L})/iu,
  ],
  ['binds in small letters as well', /(?:MUST|SHOULD|MAY)\b.*\b(?:must|shall)\b/u],
];

const LABELLED = /^(?:[-*] |\d+\. )?(?:\*\*|`|\(|\[)/u;

/** What a new sentence of a document must not look like, wherever it stands. Code and tables are not read. */
export function malformed({ text, heading, code }: Unit): string[] {
  if (code || /^[|<#]/u.test(text)) return [];
  const words = text.replace(/`[^`]*`|[“"„«][^”"“»]*[”"“»]/gu, '`…`');
  const flaws = FLAWS.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);
  const said = words.replace(/^(?:[-*] |\d+\. )?(?:\*\*[^*]+\*\*:? ?)?(?:\([^)]*\) ?)?/u, '');
  if (/^\p{Ll}/u.test(said) && !LABELLED.test(text)) flaws.push('begins with a small letter');
  if (/\*\*N?FR-\d+:\*\*/u.test(text) && !/[.?!:”"`)]$/u.test(text)) flaws.push('no end');
  return flaws.map((flaw) => `${flaw} in ${heading}: ${text}`);
}
