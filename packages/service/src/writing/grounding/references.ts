import type { WebSource } from '@faircopy/contract';
import type { GuardedAnswer } from '../guard/guarding.ts';
import type { TextWork } from '../text-work.ts';

const HEADING = '## References';

/** A document with the pages it draws on as its last section; as it was where it draws on none, or names them already. */
function withReferences(document: string, sources: readonly WebSource[]): string {
  const items = sources
    .map(({ url, title }) => ({ title, address: addressOf(url) }))
    .filter(({ address }) => !document.includes(`<${address}>`))
    .map(({ title, address }) => `- [${titleOf(title, address)}](<${address}>)`);
  if (items.length === 0) return document;
  const text = document.trimEnd();
  const hasSection = text.slice(text.lastIndexOf('\n#') + 1).startsWith(`${HEADING}\n`);
  return `${text}\n${hasSection ? '' : `\n${HEADING}\n\n`}${items.join('\n')}\n`;
}

/** Titles are a stranger's words: nothing in them is markup. */
function titleOf(title: string, url: string): string {
  const line = title.replace(/\s+/g, ' ').trim();
  return (line === '' ? new URL(url).host : line).replace(/[\\`*_{}[\]<>()#!|&~]/g, String.raw`\$&`);
}

function addressOf(url: string): string {
  return new URL(url).href.replaceAll('<', '%3C').replaceAll('>', '%3E');
}

/** The answer as a document with its references, which count as words of it. */
export async function referenced(
  { inspect }: Pick<TextWork, 'inspect'>,
  answer: GuardedAnswer,
  sources: readonly WebSource[] = [],
): Promise<GuardedAnswer> {
  const output = withReferences(answer.output, sources);
  if (output === answer.output) return answer;
  const { words } = await inspect({ source: '', output });
  return { ...answer, output, words };
}
