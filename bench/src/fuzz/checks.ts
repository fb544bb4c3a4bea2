import { Audience } from '@faircopy/contract';
import { FORMATS } from '@faircopy/contract/formats';
import { createEditor, detectLanguage, missingProtected, protect, toXml } from '@faircopy/editor';
import type { Input } from './inputs.ts';
import { revisionOf } from './revision.ts';

/** What an answer to a hostile text must not do, each in words. */
export type Faults = readonly string[];

const editor = createEditor();
const base = { audience: 'Senior Dev', context: 'Backend' } as const;

/** The operations that take turns, each with what has to hold for its answer. */
const CHECKS: Readonly<Record<string, (text: string, index: number) => Promise<Faults>>> = {
  correct: async (input) => {
    const { output } = await editor.optimize({ ...base, input, correctionsOnly: true });
    return [...kept(input, output), ...sameLines(input, output)];
  },
  improve: async (input) => {
    const { output } = await editor.optimize({ ...base, input, correctionsOnly: false });
    return kept(input, output);
  },
  translate: async (input, index) => {
    const format = FORMATS[index % FORMATS.length] ?? 'RFC';
    const audience = Audience.enum[index % Audience.enum.length] ?? 'SRE';
    const { output } = await editor.translate({ ...base, input, format, audience, tone: index % 101 });
    return kept(input, output);
  },
  refine: async (input, index) => {
    const revision = await revisionOf(editor, input, index);
    const { previousOutput } = revision;
    const { output, isOutOfScope } = await editor.refine({
      ...base,
      ...revision,
      originalInput: '',
      tone: index % 101,
    });
    const changed = isOutOfScope && output !== previousOutput ? ['out of scope, and yet changed'] : [];
    return [...changed, ...masksLeft(`${input}${previousOutput}`, output)];
  },
  summarize: async (input, index) => {
    const room = 200 + (index % 4_000);
    const { output } = await editor.summarize({ input, maxCharacters: room });
    return Array.from(output).length > room ? [`longer than ${room} characters`] : [];
  },
  xml: async (input) => {
    const xml = toXml(input, { ...base, format: 'RFC', tone: 50, language: detectLanguage(input).language });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not allow
    return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/u.test(xml) || !xml.isWellFormed()
      ? ['a character that XML does not allow']
      : [];
  },
};

export const CHECK_NAMES = Object.keys(CHECKS);

/** The name of the operation whose turn it is; a round of all kinds goes to each of them. */
export function checkAt(index: number, kinds: number): string {
  return CHECK_NAMES[Math.floor(index / kinds) % CHECK_NAMES.length] ?? 'correct';
}

/** What is wrong with the answer of an operation to an input; what it throws counts as wrong. */
export async function faultsOf(name: string, { text }: Input, index: number): Promise<Faults> {
  try {
    return [...overlaps(text), ...((await CHECKS[name]?.(text, index)) ?? [])];
  } catch (error) {
    return [`throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

/** Whatever is protected stands in the output, and nothing that stood for it while it was masked. */
function kept(input: string, output: string): string[] {
  // What the input itself runs into something else, such as `/v1/orders_see`, cannot be told from a part of it.
  const unclear = new Set(missingProtected(input, input).map(({ text }) => text));
  const lost = missingProtected(input, output).filter(({ text }) => !unclear.has(text));
  const missing = lost.map(({ kind, text }) => `${kind} ${JSON.stringify(text)} is lost`);
  return [...missing, ...masksLeft(input, output)];
}

function masksLeft(input: string, output: string): string[] {
  const mask = output.match(/[\uE000-\uF8FF]/gu)?.find((one) => !input.includes(one));
  return mask === undefined ? [] : [`a mask ${JSON.stringify(mask)} was left`];
}

function sameLines(input: string, output: string): string[] {
  const breaks = (text: string) => text.match(/\r\n|\r|\n/gu)?.join('') ?? '';
  return breaks(input) === breaks(output) ? [] : ['line breaks changed'];
}

function overlaps(text: string): string[] {
  let end = 0;
  for (const span of protect(text)) {
    if (span.start < end || text.slice(span.start, span.end) !== span.text)
      return ['protected spans overlap'];
    end = span.end;
  }
  return [];
}
