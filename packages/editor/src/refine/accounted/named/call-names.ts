import type { Draft } from '../../draft.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import type { Formed, Named } from './mentions.ts';

/** What names the operations of a draft: method and path, or the path alone. */
export function callNames(draft: Draft): Named[] {
  const operations = operationsIn(draft).map(({ endpoint }) => endpoint);
  const paths = [...new Set(operations.map(({ path }) => path))];
  return [
    ...operations.map(
      ({ method, path }): Named => ({ kind: 'call', words: `${method} ${path}`, name: `${method} ${path}` }),
    ),
    ...paths.map((path): Named => ({ kind: 'path', words: path, name: path })),
    // of a method that one operation alone has, that is meant
    ...operations
      .filter(({ method }) => operations.filter((one) => one.method === method).length === 1)
      .map(
        ({ method, path }): Named => ({
          kind: 'call',
          words: method,
          name: `${method} ${path}`,
          isExact: true,
        }),
      ),
  ];
}

/** What has the form of a part of an API that may not be there yet. */
export const callForms: readonly Formed[] = [
  {
    kind: 'limit',
    form: /(?<![\p{N}.,])\d[\d.,]{0,9}\s(?:requests?|calls?|reqs?|anfragen|requêtes|appels|peticiones|solicitudes|richieste|verzoeken|pedidos|requisições|żądań)?\s?(?:per|a|an|pro|par|por|al?|each|every|\/|na)\s?(?:(?:client|user|key|caller|consumer),? (?:and|per|a) )?(?:second|minute|hour|day|sekunde|stunde|tag|seconde|heure|jour|segundo|minuto|hora|día|secondo|ora|giorno|sec|min|hr|s|m|h)(?!\p{L})(?: per (?:client|user|key|caller|consumer|api key))?/giu,
  },
  {
    kind: 'freshCall',
    form: /[`"“]?(?<![\p{L}\p{N}])(?:GET|POST|PUT|PATCH|DELETE)\s`?\/[^\s`"”,;]*[^\s`"”,;:.)?!]/gu,
  },
  {
    kind: 'freshPath',
    form: /[`"“]?(?<![\p{L}\p{N}/:.<}])\/[\p{L}\p{N}{][^\s`"”,;]*[^\s`"”,;:.)?!][`"”]?/gu,
  },
  {
    kind: 'status',
    form: /(?<![\p{L}\p{N}.,/-])[1-5]\d\d(?![\p{N}%]|[.,]\d|\s?(?:ms|MB|KB|GB|s|requests)(?!\p{L}))/gu,
  },
];
