import type { Composition } from './composition.ts';

/** A row of method, path and the requirements that name it, for every call the input writes out. */
export function endpointRows(composition: Composition): string[][] {
  const { understanding, requirements, phrases } = composition;
  return understanding.endpoints.map((endpoint) => {
    const ids = requirements
      .filter((one) => endpoint.statements.includes(one.statement.index))
      .map((one) => one.id);
    return [endpoint.method, `\`${endpoint.path}\``, ids.length > 0 ? ids.join(', ') : phrases.noneCell];
  });
}
