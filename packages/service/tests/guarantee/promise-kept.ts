import type { GoodCase } from './cases.ts';

/** What of a source must stand in whatever is made of it, found without the service's own reading of texts. */
const KEPT =
  /```[\s\S]*?```|`[^`\n]+`|https?:\/\/[^\s,)]+[\w/]|[\w.]+@[\w.]+\w|(?<=\s)\/[\w./]+\w|\b[A-Z]+(?:_[A-Z]+)+\b|\b\d+(?::\d+)*(?: (?:s|ms|minutes)\b)?/g;

const ENGLISH = /\b(?:the|and|is|of|to|that|are)\b/gi;
const OTHERS = /\b(?:der|die|das|und|wird|le|les|des|chaque|el|las|que|para|dolor|sit|amet|ipsum)\b/gi;
const CHAT =
  /improved text|you asked for|überarbeitete|le texte corrigé|the best way to put|以下是|let me know|hope this helps|viel erfolg|^(?:```|~~~)(?:markdown)?\n[\s\S]*\n(?:```|~~~)$/iu;

/** What is wrong with an output, in words; empty where every promise was kept. */
export function brokenPromises({ request }: GoodCase, output: string): string[] {
  const source = request.stage === 'refine' ? request.previousOutput : request.input;
  const broken: string[] = [];
  if (request.stage === 'summarize') {
    // It may leave out whatever it likes.
    for (const part of output.match(KEPT) ?? []) if (!source.includes(part)) broken.push(`new ${part}`);
    if ([...output].length > request.maxCharacters) broken.push('too long');
  } else {
    for (const part of source.match(KEPT) ?? []) if (!output.includes(part)) broken.push(`lost ${part}`);
  }
  const known = new Set(source.match(/\d+/g));
  for (const number of withoutOwnNumbers(output).match(/\d+/g) ?? [])
    if (!known.has(number)) broken.push(`invented ${number}`);
  if (CHAT.test(output.trim())) broken.push('chat');
  // A few words may be of any.
  if (tongueOf(output) !== 0 && tongueOf(output) !== tongueOf(source)) broken.push('another language');
  if (request.stage === 'optimize') {
    const lines = output.split('\n');
    const wanted = source.split('\n');
    if (lines.length !== wanted.length) broken.push(`${lines.length} lines`);
    if (wanted.some((line, index) => (line === '') !== (lines[index] === ''))) broken.push('lines moved');
  } else if (request.stage !== 'summarize') {
    const headings = source.startsWith('#') ? (source.match(/^#+ .*$/gm) ?? []) : SPEC_HEADINGS;
    for (const heading of headings) if (!output.includes(heading)) broken.push(`no ${heading}`);
  }
  return broken;
}

const SPEC_HEADINGS = ['## Summary', '## Requirements', '## Test plan', '## Risks', '## Open questions'];

/** A document numbers its requirements and steps, and may assume. */
function withoutOwnNumbers(output: string): string {
  return output.replace(/\b[A-Z]+-\d+|^\d+\.|^## Assumptions\n(?:(?!#).*\n?)*/gm, '');
}

/** 1: English, -1: another, 0: nothing tells. */
function tongueOf(text: string): number {
  return Math.sign(count(text, ENGLISH) - count(text, OTHERS));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
