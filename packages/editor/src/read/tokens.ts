import { createRequire } from 'node:module';
import type * as Encoding from 'gpt-tokenizer/encoding/o200k_base';

const require = createRequire(import.meta.url);
let encoding: typeof Encoding | undefined;

/** Number of o200k tokens in `text`. The vocabulary (2 MB) is loaded at the first call. */
export function countTokens(text: string): number {
  encoding ??= require('gpt-tokenizer/encoding/o200k_base') as typeof Encoding;
  return encoding.countTokens(text, { disallowedSpecial: new Set() });
}
