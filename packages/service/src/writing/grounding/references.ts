import type { WebSource } from '@faircopy/contract';
import { headingOf, isHeadingOf } from '@faircopy/editor/headings';
import { certainLanguage } from '../certain-language.ts';
import type { GuardedAnswer } from '../guard/guarding.ts';
import type { TextWork } from '../text-work.ts';

/** The pages a document does not name yet, as items of a list. */
function itemsFor(document: string, sources: readonly WebSource[]): string[] {
  return sources
    .map(({ url, title }) => ({ title, address: addressOf(url) }))
    .filter(({ address }) => !document.includes(`<${address}>`))
    .map(({ title, address }) => `- [${titleOf(title, address)}](<${address}>)`);
}

/** A document with the items at the end of its references, in whatever language their heading is; they are its last section. */
function withItems(document: string, items: readonly string[], heading: string): string {
  const text = document.trimEnd();
  const [last = ''] = text.slice(text.lastIndexOf('\n#') + 1).split('\n', 1);
  const hasSection = last.startsWith('## ') && isHeadingOf('references', last.slice(3));
  return `${text}\n${hasSection ? '' : `\n## ${heading}\n\n`}${items.join('\n')}\n`;
}

/** Titles are a stranger's words: nothing in them is markup. */
function titleOf(title: string, url: string): string {
  const line = title.replace(/\s+/g, ' ').trim();
  return (line === '' ? new URL(url).host : line).replace(/[\\`*_{}[\]<>()#!|&~]/g, String.raw`\$&`);
}

function addressOf(url: string): string {
  return new URL(url).href.replaceAll('<', '%3C').replaceAll('>', '%3E');
}

/**
 * The answer as a document with the pages it draws on as its last section, which count as words of it; as it was where it draws on none,
 * or names them already.
 */
export async function referenced(
  text: Pick<TextWork, 'inspect' | 'nameLanguage'>,
  answer: GuardedAnswer,
  sources: readonly WebSource[] = [],
): Promise<GuardedAnswer> {
  const items = itemsFor(answer.output, sources);
  if (items.length === 0) return answer;
  const language = await certainLanguage(text)(answer.output);
  const output = withItems(answer.output, items, headingOf('references', language ?? 'en'));
  const { words } = await text.inspect({ source: '', output });
  return { ...answer, output, words };
}
