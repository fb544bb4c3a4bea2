import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const modelOf = (text: string) =>
  understand(read(text)).entities.map(({ name, fields }) => [
    name,
    fields.map((field) => (field.type === null ? field.name : `${field.name} ${field.type}`)),
  ]);

it('reads the head of a sample of CSV as columns, with the types its values show', () => {
  const sample = 'id,plate,seats,price_per_day,bought_on\n17,B-XY 123,5,49.90,2021-04-01';
  const columns = ['id integer', 'plate text', 'seats integer', 'price_per_day numeric', 'bought_on date'];
  expect(modelOf(`This is the export of our vans.\n\n\`\`\`csv\n${sample}\n\`\`\``)).toContainEqual([
    'van',
    columns,
  ]);
  expect(modelOf(`\`\`\`\n${sample}\n\`\`\`\n\nOne line per van.`)).toContainEqual(['van', columns]);
});

it('takes no sentence with commas for one', () => {
  expect(modelOf('red, green, blue\nyes, no, 3\n\nThis is the list of our colours.')).toEqual([]);
  expect(
    modelOf('We need soup, bread, salad\nand 3 plates, 2 cups, forks. A list of guests follows.'),
  ).toEqual([]);
});
