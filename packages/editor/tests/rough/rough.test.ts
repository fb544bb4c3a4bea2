import { readdirSync, readFileSync } from 'node:fs';
import { Audience, Context, Format } from '@faircopy/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEditor } from '../../src/editor.ts';
import { figuresOf } from '../../src/quality/measured.ts';

const texts = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.md'));
const formats = Format.enum.filter((format) => format !== 'Optimize');
const editor = createEditor();
/** Every so many texts one is tried here, in one format, audience, context and tone; all of it is `npm run quality:documents`. */
const STEP = 4;
const PATIENCE_MS = 120_000;

describe('a rough text of any kind', () => {
  // The dictionaries are loaded here, not in the time of whichever text comes first.
  beforeAll(async () => {
    await editor.optimize({
      input: 'The servise restart every night.',
      correctionsOnly: true,
      audience: 'SRE',
      context: 'Backend',
    });
  }, PATIENCE_MS);

  const sample = texts.flatMap((file, at) => (at % STEP === 1 ? [[file.slice(0, -3), at] as const] : []));
  it.each(sample)(
    'becomes a sound document that loses and invents nothing: %s',
    async (name, at) => {
      const input = readFileSync(new URL(`${name}.md`, import.meta.url), 'utf8');
      const { output, quality } = await editor.translate({
        input,
        format: formats[((at / STEP) % formats.length) | 0] ?? 'RFC',
        audience: Audience.enum[at % Audience.enum.length] ?? 'SRE',
        context: Context.enum[(at + 2) % Context.enum.length] ?? 'Backend',
        tone: [0, 50, 100][((at / STEP) % 3) | 0] ?? 50,
      });
      const { lost, invented } = figuresOf(input, output);
      expect({ failed: quality.failed, lost, invented }).toEqual({ failed: [], lost: [], invented: [] });
    },
    PATIENCE_MS,
  );
});
