import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const MINUTES = `Archive weekly 14 May (Ines, Marco, Xochi, late: Tom)
1. Scans take 40 s since the move. Marco: the thumbnails were not copied. -> Marco copies them this week
2. Xochi asked if we should keep the originals. Agreed: yes, without location, 90 days
3. Folders keep their order. Broken since Safari 18
4. Map view: parked until Q3
5. Tom thinks that the mail goes out twice
6. Open: who pays the storage?
7. AI Ines: list the folders
8. Risk: the copy runs for 6 hours`;

const { statements, title } = understand(read(MINUTES));

it('reads each point of minutes for what it is', () => {
  const kinds = statements.map(({ kind, text }) => `${kind}: ${text}`);
  expect(kinds).toContain('problem: The thumbnails were not copied (Marco).');
  expect(kinds).toContain('owner: Marco copies them this week.');
  expect(kinds).toContain('problem: Broken since Safari 18.');
  expect(kinds).toContain('future: Map view: parked until Q3.');
  expect(kinds.find((one) => one.includes('The mail goes out twice (Tom)'))).toMatch(
    /^(?:context|problem|risk): /u,
  );
  expect(kinds).toContain('question: Who pays the storage?');
  expect(kinds).toContain('owner: Ines: list the folders.');
  expect(kinds).toContain('risk: The copy runs for 6 hours.');
});

it('makes one demand of a reported question and what was agreed', () => {
  const about = statements.filter(({ text }) => /originals|location/u.test(text));
  expect(about.map(({ text }) => text)).toEqual(['Keep the originals without location, 90 days.']);
  expect(about[0]?.strength).toBe('MUST');
});

it('calls the document after what was met about', () => {
  expect(title).toBe('Archive');
});
