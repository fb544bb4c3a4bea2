import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { compose } from './compose.ts';

const spec = compose(
  read(`The import loses rows. A row that fails validation goes to a list. The buyer of that supplier receives a mail at 7:00.
I worry that suppliers change their columns without notice. My fear is that one bad file stops all. I am afraid of the disk.`),
  { audience: 'Senior Dev', context: 'Backend', format: 'Technical Spec', tone: 50 },
);

it('says what is feared, and not that it is, and leaves a fear of a thing as it is', () => {
  expect(spec).toContain('**R-1:** Suppliers change their columns without notice.');
  expect(spec).toContain('**R-2:** One bad file stops all.');
  expect(spec).toContain('**R-3:** I am afraid of the disk.');
});

it('tells the case in which a demand is on what fails', () => {
  expect(spec).toContain('- A row that fails validation (FR-1).');
});

it('asks what reduces all risks that nothing reduces, by their numbers', () => {
  expect(spec).toContain('How are these risks reduced: R-1, R-2 and R-3?');
});
