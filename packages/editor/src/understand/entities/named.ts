import { singularOf } from '../api/nouns.ts';
import type { Statement } from '../statement.ts';
import type { Entity } from './entity.ts';
import { oneToMany } from './relations.ts';

const patterns: readonly RegExp[] = [
  /(?<!\p{L})(?:tables?|tabellen?|tablas?|entity|entities|collections?)\s(?:(?:is|are|named|called|heißt|namens|ist|appelée|llamada|est|es)\s)?`([\p{L}_][\p{L}\p{N}_]{1,50})`/giu,
  /`([\p{L}_][\p{L}\p{N}_]{1,50})`\s(?:table|tabelle|entity|collection)(?!\p{L})/giu,
];

/** Tables a sentence names without describing them: "the token table is `device_tokens`". */
export function namedEntities(statements: readonly Statement[]): Entity[] {
  return statements
    .flatMap(({ text }) => [
      ...patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')),
      ...relatedNames(text),
    ])
    .map((name) => ({ name, fields: [], statements: [] }));
}

/** Both ends of "a site has many devices", where the sentence opens with it. */
function relatedNames(text: string): string[] {
  oneToMany.lastIndex = 0;
  const match = oneToMany.exec(text);
  return match && match.index === 0
    ? [(match[1] ?? '').toLowerCase(), singularOf((match[2] ?? '').toLowerCase())]
    : [];
}
