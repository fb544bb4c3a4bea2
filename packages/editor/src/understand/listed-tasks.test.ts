import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

function kindsOf(text: string): string[] {
  return understand(read(text)).statements.map(({ kind }) => kind);
}

it('takes what is listed beside the deeds of people for a deed of theirs, and what is to be built for a demand', () => {
  const text =
    'The portal must show open invoices.\n\n## Action items\n\n- Katarina collects the forms\n- borrow a van for the move\n- add a filter by year to the portal';
  expect(kindsOf(text)).toEqual(['requirement', 'owner', 'owner', 'requirement']);
});

it('demands what is listed as work that is given to nobody', () => {
  const text =
    'The portal is slow.\n\n## Next steps\n\n- cache the list of invoices\n- mark paid ones in green';
  expect(kindsOf(text).slice(1)).toEqual(['requirement', 'requirement']);
});
