import type { Statement } from '../statement.ts';
import type { Entity } from './entity.ts';

const patterns: readonly RegExp[] = [
  /(?<!\p{L})(?:tables?|tabellen?|tablas?|entity|entities|collections?)\s(?:(?:is|are|named|called|heißt|namens|ist|appelée|llamada|est|es)\s)?`([\p{L}_][\p{L}\p{N}_]{1,50})`/giu,
  /`([\p{L}_][\p{L}\p{N}_]{1,50})`\s(?:table|tabelle|entity|collection)(?!\p{L})/giu,
];

/** Tables a sentence names without describing them: "the token table is `device_tokens`". */
export function namedEntities(statements: readonly Statement[]): Entity[] {
  return statements.flatMap((statement) =>
    patterns.flatMap((pattern) =>
      [...statement.text.matchAll(pattern)].map((match) => ({
        name: match[1] ?? '',
        fields: [],
        statements: [],
      })),
    ),
  );
}
