import { callsIn, type Endpoint, isCallOf } from './endpoint.ts';

/**
 * What a text writes right behind the calls of an operation: to the end of the line, the sentence or the words before the next call, as it
 * stands there. Sentences are cut into clauses before anybody asks what they tell of a call; a note of a call is a whole.
 */
export function notesBehind(endpoint: Pick<Endpoint, 'method' | 'path'>, text: string): string[] {
  const calls = callsIn(text);
  return calls.flatMap((one, at) => {
    if (!isCallOf(one, endpoint)) return [];
    const line = text.slice(one.index, calls[at + 1]?.index).split('\n')[0] ?? '';
    const behind = line
      .replace(/^\w+[\s`*|]{1,6}[^\s`,;)]+[`*|]{0,3}\s?/u, '')
      .split(/(?<=[\p{L}\d)}])[.!?]\s+(?=\p{Lu})/u)[0]
      ?.trim();
    return behind === undefined || behind === '' ? [] : [behind.replace(/[.,;\s]+$/u, '')];
  });
}

const list = String.raw`(?<list>[\p{L}_][\p{L}\p{N}_]*\??(?:(?:, (?:and |und |et |y )?| and | und | et | y )(?:optional(?:ly)? )?[\p{L}_][\p{L}\p{N}_]*\??)+)`;

/** "with petId, start, reason books it", "name, site_id only", "legt einen Vertrag mit kunde, von und bis an". */
const handed: readonly RegExp[] = [
  new RegExp(String.raw`^(?:with|takes|mit|avec|con) ${list} \p{Ll}+s (?:it|them|the|an?)(?!\p{L})`, 'iu'),
  new RegExp(String.raw`^${list} only(?!\p{L})`, 'iu'),
  new RegExp(
    String.raw`^(?:legt|fügt|nimmt) (?:\p{L}+ ){0,3}mit ${list} (?:an|hinzu|auf|entgegen)(?!\p{L})`,
    'iu',
  ),
];

/** "-> list with id, name, capacity": what one of the list has. */
const listed = new RegExp(
  String.raw`^(?:->|→|=>|returns)\s?(?:an? )?(?:(?:list|array)(?: of \p{L}+)?,?(?: each)? with|\[?\{)\s?${list}\s?\}?\]?$`,
  'iu',
);

/** The names that a note says come back of each of a list, in the shape of a call that lists them; null where it names none so. */
export function listedInNote(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  note: string,
): string | null {
  const names = method === 'GET' ? listed.exec(note)?.groups?.['list'] : undefined;
  return names === undefined ? null : `GET ${path} -> ${names}`;
}

/** The names that a note says are handed in, in the shape of a call that lists them; null where it names none so. */
export function handedInNote(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  note: string,
): string | null {
  if (!['POST', 'PUT', 'PATCH'].includes(method)) return null;
  for (const pattern of handed) {
    const names = pattern.exec(note)?.groups?.['list'];
    if (names !== undefined)
      return `${method} ${path} with ${names.replace(/,? (?:and|und|et|y) /u, ', ').replaceAll('?', '')}`;
  }
  return null;
}
