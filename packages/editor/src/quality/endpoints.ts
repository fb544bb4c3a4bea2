import { type Endpoint, endpointsIn } from '../document/endpoints.ts';
import { sectionsOf, withSubsections } from '../document/outline.ts';
import type { Subject } from './rule.ts';

/** The operations of the endpoint table. */
export function tableEndpoints(subject: Subject): Endpoint[] {
  const homes = sectionsOf(subject.document, 'endpoints');
  return subject.units
    .filter(
      (unit) =>
        unit.section !== null && homes.includes(unit.section) && unit.kind !== 'heading' && !unit.header,
    )
    .flatMap((unit) => endpointsIn(unit.text).slice(0, 1));
}

/** The operations that have a heading of their own under the details, with the text of their part. */
export function detailedEndpoints(subject: Subject): { endpoint: Endpoint; text: string }[] {
  const { document } = subject;
  return sectionsOf(document, 'endpoint-details').flatMap((home) =>
    withSubsections(document, home).flatMap((section) => {
      const endpoint = endpointsIn(section.title)[0];
      return endpoint && section !== home
        ? [{ endpoint, text: document.text.slice(section.start, section.end) }]
        : [];
    }),
  );
}
