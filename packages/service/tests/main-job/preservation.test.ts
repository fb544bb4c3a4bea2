import { Format } from '@faircopy/contract';
import { missingProtected } from '@faircopy/editor';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWN_EDITOR, type RunningService, startServiceForFile } from '../harness/start-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startServiceForFile({}, OWN_EDITOR);
});
afterAll(() => service.stop());

const word = fc.stringMatching(/^[a-z]{2,9}$/);
const protectedPart = fc.oneof(
  word.map((name) => `\`${name} --${name}\``),
  word.map((name) => `https://${name}.example/${name}?q=${name}#1`),
  word.map((name) => `${name}@mail.example`),
  word.map((name) => `src/${name}/${name}.ts`),
  word.map((name) => `${name}_${name}_id`),
  word.map((name) => `--dry-${name}`),
  fc.tuple(fc.nat(99), fc.nat(99)).map(([major, minor]) => `v${major}.${minor}.0`),
  fc.nat(99_999).map((number) => `${number} ms`),
  word.map((name) => `\n\n\`\`\`js\nconst ${name} = '${name}';  // teh ${name}\n\`\`\`\n\n`),
);
const clause = fc.constantFrom(
  'we need to mend the',
  'users cant log in because',
  'it should return',
  'teh service crash when',
  'nobody knows why',
  'maybe later',
);
const sentence = fc
  .tuple(
    clause,
    fc.array(fc.oneof(word, protectedPart), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('.', '?', '\n', '\n\n- '),
  )
  .map(([start, parts, end]) => `${start} ${parts.join(' ')}${end}`);
const text = fc.array(sentence, { minLength: 1, maxLength: 8 }).map((sentences) => sentences.join(' '));

test('code, addresses, paths, identifiers, flags, versions and numbers come through every stage', {
  timeout: 120_000,
}, async () => {
  const request = fc.record({
    input: text.filter((input) => input.length >= 10),
    format: fc.constantFrom(...Format.enum),
    audience: fc.constantFrom('Junior Dev', 'SRE'),
    tone: fc.constantFrom(0, 50, 100),
    correctionsOnly: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(request, async (body) => {
      for (const stage of ['optimize', 'translate']) {
        const answer = await service.call(`/api/v1/${stage}`, { body: { ...body, context: 'Backend' } });
        expect(answer.status).toBe(200);
        const missing = missingProtected(body.input, answer.body.data.output).map((part) => part.text);
        expect(missing).toEqual([]);
        expect(answer.body.data.metadata.guard).toEqual({ status: 'clean', restored: 0 });
      }
    }),
    { numRuns: 25 },
  );
});
