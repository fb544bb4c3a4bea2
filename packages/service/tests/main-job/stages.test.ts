import { Format } from '@faircopy/contract';
import { missingProtected } from '@faircopy/editor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXTURES } from '../harness/fixtures.ts';
import { OWN_EDITOR, type RunningService, startServiceForFile } from '../harness/start-service.ts';

const READER = { audience: 'Senior Dev', context: 'Backend' } as const;
const FORMATS = Format.enum.filter((format) => format !== 'Optimize');

/** Whether this is the long run, which has the servers as well (`npm run test:servers`). */
const IS_LONG = process.env['FAIRCOPY_TEST_REQUIRE_SERVERS'] === '1';

/** All in the long run; else every second one, another half for each next text, so that each format has half of the texts. */
const formatsFor = (text: number) => FORMATS.filter((_, at) => IS_LONG || (at + text) % 2 === 0);

/** What must be kept of a source and is not in an output; empty when all is well. */
const lost = (source: string, output: string) => missingProtected(source, output).map(({ text }) => text);

let service: RunningService;
beforeAll(async () => {
  service = await startServiceForFile({}, OWN_EDITOR);
  // The dictionaries are loaded here, not in the time of whichever test comes first.
  await send('translate', { input: 'The servise restart every night.', format: 'RFC', tone: 50 });
}, 120_000);
afterAll(() => service.stop());

const send = async (stage: string, body: object) => {
  const { status, body: answer } = await service.call(`/api/v1/${stage}`, { body: { ...READER, ...body } });
  expect([status, answer.error, answer.details]).toEqual([200, undefined, undefined]);
  return answer.data;
};

const composed = new Map<string, ReturnType<typeof send>>();
/** The document of a text, which several tests begin with. */
const compose = (input: string, format: string) => {
  const name = JSON.stringify([format, input]);
  const answer = composed.get(name) ?? send('translate', { input, format, tone: 50 });
  composed.set(name, answer);
  return answer;
};

describe.each(FIXTURES.map((fixture, at) => [...fixture, at] as const))(
  '%s, through the service and its own editor',
  (_name, input, text) => {
    test('is corrected without a line added or lost', async () => {
      const { output, metadata } = await send('optimize', { input, correctionsOnly: true });
      expect(output.split('\n')).toHaveLength(input.split('\n').length);
      expect(lost(input, output)).toEqual([]);
      expect(metadata.guard).toEqual({ status: 'clean', restored: 0 });
      let rebuilt = input;
      for (const { start, end, replacement } of (metadata.edits ?? []).toReversed()) {
        rebuilt = rebuilt.slice(0, start) + replacement + rebuilt.slice(end);
      }
      expect(output).toBe(rebuilt);
    });

    test('is improved, and the same every time', async () => {
      const { output, metadata } = await send('optimize', { input });
      expect(lost(input, output)).toEqual([]);
      expect(metadata.guard?.status).toBe('clean');
      expect((await send('optimize', { input })).output).toBe(output);
    });

    test.each(formatsFor(text))('becomes a sound document of the format %s', async (format) => {
      const { output, metadata } = await compose(input, format);
      expect(metadata.quality?.failed).toEqual([]);
      expect(metadata.guard).toEqual({ status: 'clean', restored: 0 });
      expect(lost(input, output)).toEqual([]);
    });

    test('is refined: a heading renamed, and all else as it was', async () => {
      const translated = await compose(input, 'RFC');
      const heading = /^## (.+)$/m.exec(translated.output)?.[1] ?? '';
      const body = {
        originalInput: input,
        previousOutput: translated.output,
        feedback: `Rename "${heading}" to "At a glance".`,
        format: 'RFC',
        tone: 50,
      };
      const { output, metadata } = await send('refine', body);
      expect(metadata.applied).toMatchObject([{ status: 'applied' }]);
      expect(output).toBe(translated.output.replace(`## ${heading}\n`, '## At a glance\n'));
    });

    test('keeps its document when the feedback is about something else', async () => {
      const previousOutput = (await compose(input, 'RFC')).output;
      const feedback = 'What is a good recipe for pancakes?';
      const { output, metadata } = await send('refine', {
        previousOutput,
        feedback,
        format: 'RFC',
        tone: 50,
      });
      expect(metadata.isOutOfScope).toBe(true);
      expect(output).toBe(previousOutput);
    });
  },
);
