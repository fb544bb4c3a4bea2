import { describe, expect, it } from 'vitest';
import { libraryModel } from '../samples/library-model.ts';
import { revise } from '../samples/revise.ts';

const rfc = `# Move the search to Typesense

## Metadata

- **Status:** not stated in the input
- **Author:** not stated in the input

## Summary

A search answers within 300 ms. Mara runs the index.

## Alternatives

- Meilisearch.
`;
const ofModel = (feedback: string) => revise(libraryModel, feedback, 'Data Model', 'Members borrow books.');
const revised = (feedback: string) => revise(rfc, feedback, 'RFC', rfc);

describe('several wishes in one clause', () => {
  it('are all carried out, whatever the first that is read makes of the clause', async () => {
    const { output, applied } = await revised(
      'Set the status to Draft and the author to Ivo Brandt, and shorten the title to "Search on Typesense".',
    );
    expect(output).toContain('# Search on Typesense\n');
    expect(output).toContain('- **Status:** Draft\n- **Author:** Ivo Brandt\n');
    expect(applied.map(({ status }) => status)).toEqual(['applied', 'applied']);
  });

  it('are told where one of them was not carried out', async () => {
    const { applied } = await revised(
      'A search answers within 200 ms, not 300, and frobnicate "Meilisearch" please.',
    );
    expect(applied.map(({ status }) => status)).toEqual(['applied', 'not-understood']);
    expect(applied[1]?.instruction).toContain('Meilisearch');
  });

  it('are carried out where another is refused', async () => {
    const { output, applied } = await revised(
      'Drop the Alternatives section, and replace "Solr" with "Lucene".',
    );
    expect(output).not.toContain('Meilisearch');
    expect(applied.map(({ status }) => status)).toEqual(['applied', 'no-effect']);
  });

  it('are one where the rest only says why', async () => {
    const { applied } = await revised('Drop the Alternatives section, nobody asked for them.');
    expect(applied).toHaveLength(1);
  });
});

describe('a name', () => {
  it('ends where the sentence goes on to say more', async () => {
    const { output } = await ofModel('due_at should be called due_on and be a date');
    expect(output).toContain('| `due_on` | `date` |');
    expect(output).not.toContain('due_on and');
  });

  it('of a person gives way to a team with its article and in small letters', async () => {
    const { output } = await revised('Replace Mara with the search team.');
    expect(output).toContain('The search team runs the index.');
    const within = await revise(
      '# Notes\n\nAsk Mara first.\n',
      'It is not Mara any more, it is the index team.',
      'Optimize',
      '',
    );
    expect(within.output).toContain('Ask the index team first.');
  });
});

describe('the values of a field', () => {
  it('are those that are there where they are only to be listed', async () => {
    const { output } = await ofModel('List the status values as an enumeration too');
    expect(output).toContain("CHECK (status IN ('open', 'returned'))");
  });

  it('are of the field that they are said of', async () => {
    const { output } = await ofModel('email is required, and status gets the values open, late, returned');
    expect(output).toContain('  email text NOT NULL');
    expect(output).toContain('| `email` | `text` | no | – | – | type assumed |');
    expect(output).toContain('| open, returned, late; type assumed |');
  });
});
