import { singularOf } from '../understand/api/nouns.ts';
import type { Composition } from './composition.ts';

/** A row of method, path and the requirements that name it or speak of its endpoint, for every call the input writes out. */
export function endpointRows(composition: Composition): string[][] {
  const { understanding, requirements, phrases } = composition;
  const tellers = new Set(understanding.endpoints.flatMap(({ statements }) => statements));
  return understanding.endpoints.map((endpoint) => {
    const resource = resourceIn(endpoint.path);
    const ids = requirements
      .filter(
        ({ statement }) =>
          endpoint.statements.includes(statement.index) ||
          // What tells a call of its own speaks of that one.
          (!tellers.has(statement.index) && speaksOf(resource, statement.masked.text)),
      )
      .map((one) => one.id);
    return [endpoint.method, `\`${endpoint.path}\``, ids.length > 0 ? ids.join(', ') : phrases.noneCell];
  });
}

/** "/v1/scans/{id}" → "scan": the noun of the last segment that is no parameter. */
function resourceIn(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !/[{:<?]|^v\d+$/u.test(segment));
  return singularOf((segments.at(-1) ?? '').toLowerCase());
}

const endpointWord = /(?<!\p{L})(?:end-?points?|endpunkte?[ns]?|punkt końcowy)(?!\p{L})/iu;
/** Words on either side of "endpoint" that may say whose it is: "scan endpoint", "l'endpoint delle prenotazioni". */
const nearby = 3;

/** Whether a sentence speaks of the endpoint of a resource: "max 200 ms for the scan endpoint". */
function speaksOf(resource: string, prose: string): boolean {
  if (resource.length < 3) return false;
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word, at) => {
    const compound = /^(\p{L}{3,}?)s?(?:endpunkt|endpoint)/u.exec(word)?.[1];
    if (compound !== undefined) return singularOf(compound) === resource;
    return (
      endpointWord.test(word) &&
      words.slice(Math.max(0, at - nearby + 1), at + nearby).some((near) => singularOf(near) === resource)
    );
  });
}
