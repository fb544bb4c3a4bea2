/** What stands on both sides of a slash where two fields share the rest of their name. */
const pairs: readonly (readonly [string, string])[] = [
  ['from', 'to|until|till'],
  ['starts?', 'ends?'],
  ['begins?', 'ends?'],
  ['min(?:imum)?', 'max(?:imum)?'],
  ['first', 'last'],
  ['created', 'updated|modified|changed'],
  ['opened', 'closed'],
  ['width', 'height'],
  ['lat(?:itude)?', 'lng|lon|longitude'],
  ['von', 'bis'],
  ['début', 'fin'],
  ['desde', 'hasta'],
];
const slashed = new RegExp(
  `^(|\\p{L}[\\p{L} ]{1,30} )(?:${pairs.map(([one, other]) => `(?:${one})/(?:${other})`).join('|')})((?: \\p{L}[\\p{L} ]{1,30})?)(?=$| ?\\()`,
  'iu',
);

/** "Valid from/to" and "start/end date" are two fields each, "size S/M/L" is one. */
export function fieldsOfPair(part: string): string[] {
  const [whole, before = '', behind = ''] = slashed.exec(part) ?? [];
  if (whole === undefined) return [part];
  const rest = part.slice(whole.length);
  return whole
    .slice(before.length, whole.length - behind.length)
    .split('/')
    .map((side) => `${before}${side}${behind}${rest}`);
}
