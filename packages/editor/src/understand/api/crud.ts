import type { Statement } from '../statement.ts';
import type { Endpoint } from './endpoint.ts';
import { parameterOf, pluralOf, segmentOf, singularOf } from './nouns.ts';

/** "CRUD for tasks under /projects/{id}/tasks", "CRUD endpoints for the tags". */
const crud =
  /(?<!\p{L})CRUD(?: (?:endpoints?|operations?|calls?|api))? (?:for|on|of|over) (?:the |our |all )?([\p{L}-]{3,30})(?:(?: under| at| below| on)? `?(\/[\w{}:/.-]{2,100}?)`?(?=[\s,;.)]|$))?/giu;
const notThing = /^(?:everything|all|it|them|that|this|each|every|these|those)$/iu;

/** The five operations that "CRUD" stands for, of each thing that sentences name with it. */
export function crudEndpoints(statements: readonly Statement[], prefix: string): Endpoint[] {
  return statements
    .filter(({ kind }) => kind !== 'question' && kind !== 'nonGoal' && kind !== 'future')
    .flatMap(({ text, index }) =>
      [...text.matchAll(crud)].flatMap(([, noun = '', path]): Endpoint[] => {
        if (notThing.test(noun)) return [];
        const all = (path ?? `${prefix}/${segmentOf(pluralOf(singularOf(noun.toLowerCase())))}`).replace(
          /\/$/u,
          '',
        );
        const one = `${all}/{${parameterOf(noun.toLowerCase())}}`;
        const told = { query: [], statements: [index], isDerived: true, phrase: null };
        return [
          { method: 'GET', path: all, ...told },
          { method: 'POST', path: all, ...told },
          { method: 'GET', path: one, ...told },
          { method: 'PATCH', path: one, ...told },
          { method: 'DELETE', path: one, ...told },
        ];
      }),
    );
}
