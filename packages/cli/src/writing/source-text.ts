import { readFile } from 'node:fs/promises';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../report/command-error.ts';
import { UsageError } from '../report/usage-error.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** A text as it was found. */
export interface SourceText {
  /** Null: standard input. */
  readonly file: string | null;
  /** For people. */
  readonly name: string;
  /** Without a byte order mark. */
  readonly text: string;
  readonly hasByteOrderMark: boolean;
  readonly bytes: Buffer;
}

/**
 * Reads a file, or standard input for `-` and for no file at all.
 *
 * @throws {CommandError} when there is no such file, or it is no text
 */
export async function readSource(
  { terminal }: CommandContext,
  file: string | undefined,
): Promise<SourceText> {
  if (file !== undefined && file !== '-') return sourceOf(file, file, await bytesOf(file));
  if (terminal.input === null) {
    throw new UsageError('Name a file, or pipe a text in (- reads standard input).');
  }
  const parts: Uint8Array[] = [];
  for await (const part of terminal.input) parts.push(part);
  return sourceOf(null, 'standard input', Buffer.concat(parts));
}

/**
 * Holds the length of a text against what the service takes, before it is sent.
 *
 * @param what the part it plays, such as `The text`
 * @throws {CommandError}
 */
export function checkLength(
  { name, text }: Pick<SourceText, 'name' | 'text'>,
  { minimum = 0, maximum }: { readonly minimum?: number; readonly maximum: number },
  hint?: string,
): void {
  const length = codePoints(text);
  const figure = (value: number) => value.toLocaleString('en-US');
  if (length > maximum) {
    throw new CommandError(
      `${name} is too long: ${figure(length)} characters, and the service takes ${figure(maximum)} at most.`,
      hint === undefined ? {} : { hint },
    );
  }
  if (length < minimum) {
    throw new CommandError(`${name} is too short: ${figure(length)} characters, and ${minimum} are needed.`);
  }
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file',
  EISDIR: 'Not a file but a folder is',
  EACCES: 'You may not read',
};

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const words = FILE_FAULTS[code];
    throw new CommandError(words === undefined ? `${file} cannot be read: ${message}.` : `${words} ${file}.`);
  }
}

function sourceOf(file: string | null, name: string, bytes: Buffer): SourceText {
  const text = decoded(bytes);
  if (text === null) {
    throw new CommandError(`${name} is no text in UTF-8: it is a binary file, or in another encoding.`, {
      hint: 'Only text can be worked on. Save it as UTF-8 if it is one.',
    });
  }
  const hasByteOrderMark = text.startsWith(BYTE_ORDER_MARK);
  return { file, name, text: hasByteOrderMark ? text.slice(1) : text, hasByteOrderMark, bytes };
}

function decoded(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A text as it is written to a file that began as `source`. */
export function encoded({ hasByteOrderMark }: SourceText, text: string): string {
  return hasByteOrderMark ? BYTE_ORDER_MARK + text : text;
}
