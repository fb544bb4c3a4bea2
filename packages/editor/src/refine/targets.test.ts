import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const rfc = `# Move the search to Typesense

## Summary

The shop, the app and the kiosk are clients. Solr is what we rejected.

## Motivation

Pages are slow. Solr is what we rejected because nobody knows it.

## Alternatives

- Meilisearch.

## Risks

- **R-1:** The index is lost.

## Open questions

- **Q-1:** Who runs it?
`;
const revised = (feedback: string) =>
  revise(rfc, feedback, 'RFC', 'The shop, the app and the kiosk are clients.');

describe('what is no more one of several', () => {
  it.each([
    'The kiosk is no client any more, take it out.',
    'The kiosk is no longer a client.',
    'El kiosk ya no es client.',
    'Der Kiosk ist kein Client mehr, bitte raus.',
  ])('leaves the others where they are: %s', async (feedback) => {
    const { output } = await revised(feedback);
    expect(output).toContain('The shop and the app are clients.');
  });
});

describe('what belongs to one section and not to another', () => {
  it.each([
    ['Solr belongs to the alternatives and not into the motivation.'],
    ['Move the Solr sentence from Motivation to Alternatives.'],
  ])('leaves the section that is named, and no other: %s', async (feedback) => {
    const { output } = await revised(feedback);
    expect(output).toContain('are clients. Solr is what we rejected.\n');
    expect(output).toContain('Pages are slow.\n');
    expect(output).toContain('- Meilisearch.\n- Solr is what we rejected because nobody knows it.\n');
  });

  it('stays where the section does not hold it', async () => {
    const { output, applied } = await revised(
      'The cache belongs to the alternatives and not into the risks.',
    );
    expect({ output, status: applied[0]?.status }).toEqual({ output: rfc, status: 'not-understood' });
  });
});

describe('a question', () => {
  it.each(['Why is the kiosk a client?', 'Is the index really lost?', 'Why is R-1 a risk?'])(
    'changes nothing: %s',
    async (feedback) => {
      const { output, isOutOfScope } = await revised(feedback);
      expect({ output, isOutOfScope }).toEqual({ output: rfc, isOutOfScope: false });
    },
  );
});
