import { literal } from '../../read/literal.ts';
import { type Draft, draftOf } from '../draft.ts';
import { modelLines } from '../entities/code-lines.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** A row of a table of fields, with a type that has a size. */
const sized = /^\|\s*`(?<name>[^`|]+)`\s*\|\s*`(?<type>\w+\(\d+(?:,\s?\d+)?\))`/u;

/** A field whose type becomes another has that in the script as well as in its table. */
export const typesAgree: Postcondition = ({ before, after, changed: { gone, fresh } }) => {
  const altered = gone.flatMap((line) => {
    const { name, type } = sized.exec(line)?.groups ?? {};
    const now = fresh.map((one) => sized.exec(one)?.groups).find((one) => one?.['name'] === name);
    return name !== undefined && type !== undefined && now && now['type'] !== type ? [{ name, type }] : [];
  });
  const left = altered.find(({ name, type }) => {
    const was = declared(before, name, type);
    return was > 0 && declared(draftOf(after, before.request), name, type) >= was;
  });
  return left === undefined ? null : `left ${quoted(`${left.name} ${left.type}`)} in the script`;
};

function declared(draft: Draft, name: string, type: string): number {
  const line = new RegExp(`^\\s*["\`]?${literal(name)}["\`]?\\s+${literal(type)}`, 'iu');
  return modelLines(draft).flatMap(({ lines }) => lines.filter(({ text }) => line.test(text))).length;
}
