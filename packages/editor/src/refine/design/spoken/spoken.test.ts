import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../samples/library-model.ts';
import { revise } from '../../samples/revise.ts';
import { roomsApi } from '../../samples/rooms-api.ts';

const ofApi = (feedback: string) => revise(roomsApi, feedback, 'API Design');
const ofModel = (feedback: string) => revise(libraryModel, feedback, 'Data Model');

/** The OpenAPI fragment of a design. */
function fragmentOf(output: string) {
  const json = /```json\n(\{\n {2}"openapi"[\s\S]*?\n\})\n```/u.exec(output)?.[1] ?? '{}';
  // biome-ignore lint/suspicious/noExplicitAny: whatever the document holds
  return JSON.parse(json) as any;
}

describe('a parameter in spoken words', () => {
  it('is added with its traits and changed in the clause behind', async () => {
    const { output } = await ofApi(
      'POST /rooms should take the query parameters `dry_run` (boolean) and `region`, and region is required, otherwise routing fails',
    );
    expect(output).toContain('| `dry_run` | query | no | boolean |');
    expect(output).toContain('| `region` | query | yes |');
    expect(fragmentOf(output).paths['/rooms'].post.parameters).toEqual([
      { name: 'dry_run', in: 'query', required: false, schema: { type: 'boolean' } },
      { name: 'region', in: 'query', required: true, schema: { type: 'string' } },
    ]);
  });

  it('never becomes a sentence beside the table', async () => {
    const { output, applied } = await ofApi('room_size must be an integer, our clients mix it up');
    expect(output).toBe(roomsApi);
    expect(applied[0]?.status).toBe('not-understood');
  });
});

describe('an answer in spoken words', () => {
  it('goes from the operation that is named', async () => {
    const { output } = await ofApi('Could we drop the 201 on POST /rooms? Nobody checks it.');
    expect(output).not.toContain('| 201 | The room is created. |');
    expect(fragmentOf(output).paths['/rooms'].post.responses['201']).toBeUndefined();
    expect(output).toContain('| 201 | The booking is created. |');
  });

  it('is added in its case, in another language', async () => {
    const { output } = await ofApi('Il manque une réponse 422 sur POST /bookings quand la durée est nulle.');
    expect(output).toContain('| 422 | La durée est nulle. |');
  });
});

describe('a field in spoken words', () => {
  it('takes the same traits as the one before', async () => {
    const { output } = await ofModel('member.name must not be null, and email as well');
    expect(output).toContain('  name text NOT NULL');
    expect(output).toContain('  email text NOT NULL');
  });

  it('gets another name and type in one sentence of German', async () => {
    const { output } = await ofModel(
      'Das Feld due_at bitte in due_on umbenennen und auf timestamptz ändern.',
    );
    expect(output).toContain('| `due_on` | `timestamptz` |');
    expect(output).toContain('  due_on timestamptz');
  });

  it('keeps its bounds in table and script', async () => {
    const { output } = await ofModel('We need a field copies (smallint, required, default 1) in loan.');
    expect(output).toContain('| `copies` | `smallint` | no | – | `1` |');
    expect(output).toContain('  copies smallint NOT NULL DEFAULT 1');
  });
});
