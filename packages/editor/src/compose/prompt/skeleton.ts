import type { Statement } from '../../understand/statement.ts';
import { code } from '../blocks.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';

/** "Answer as JSON with category, urgency and summary": which names an object of the result has. */
const object =
  /(?<!\p{L})json(?: objects?|(?<several> (?:array|list)(?: of objects)?))?(?: with| containing| of|:| mit| avec| con)(?: the| den| les| los)?(?: (?:fields?|keys?|properties|feldern?|champs|campos))?:? (?<names>[\p{L}_][\p{L}\d_]*(?:(?:, (?:and |und |et |y )?| and | und | et | y )[\p{L}_][\p{L}\d_]*)+)[.!]?$/iu;

/** "Set multi to true": another name, and that it is true or false. */
const flag = /(?<!\p{L})sets? (?<name>[\p{L}_][\p{L}\d_]*) to (?:true|false)(?!\p{L})/iu;

/** Where the form of the result names the fields of an object: that object with nothing in it, so that their names are copied as they are. */
export function skeletonBlocks({ understanding }: Composition, form: readonly Statement[]): Block[] {
  const found = form.map(({ text }) => object.exec(text)?.groups).find((groups) => groups !== undefined);
  const list = found?.['names'];
  if (list === undefined || form.some(({ text }) => text.includes('{'))) return [];
  const names = list.split(/, (?:and |und |et |y )?| and | und | et | y /u);
  const flags = understanding.statements.flatMap(({ text }) => flag.exec(text)?.groups?.['name'] ?? []);
  const fields = [
    ...names.map((name): [string, string | boolean] => [name, flags.includes(name) ? false : '']),
    ...flags.filter((name) => !names.includes(name)).map((name): [string, boolean] => [name, false]),
  ];
  const shape = Object.fromEntries(fields);
  return [code('json', JSON.stringify(found?.['several'] === undefined ? shape : [shape], null, 2))];
}
