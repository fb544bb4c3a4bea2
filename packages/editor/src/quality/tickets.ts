import { keysIn } from '../document/keys.ts';
import { type Section, sectionsOf, withSubsections } from '../document/outline.ts';
import type { Unit } from '../document/units.ts';
import { ticketLabels } from './data/labels.ts';
import type { Subject } from './rule.ts';

/** A ticket of the document: a heading under the tickets with everything nested in it. */
export interface Ticket {
  /** Its key, or its whole title where it has none. */
  readonly key: string;
  readonly title: string;
  readonly units: readonly Unit[];
  readonly estimate: string | null;
  readonly dependencies: readonly string[];
  /** Acceptance criteria: each the text of one Given/When/Then. */
  readonly criteria: readonly string[];
}

/** The tickets of a document, read from its headings. */
export function ticketsOf(subject: Subject): Ticket[] {
  return sectionsOf(subject.document, 'tickets').flatMap((home) => {
    const nested = withSubsections(subject.document, home).filter(
      (section) => section.level === home.level + 1,
    );
    return nested.map((section) => readTicket(section, subject));
  });
}

function readTicket(section: Section, subject: Subject): Ticket {
  const own = withSubsections(subject.document, section);
  const units = subject.units.filter((unit) => unit.section !== null && own.includes(unit.section));
  const [first] = keysIn(section.title);
  const key = first && section.title.startsWith(first.text) ? first.text : section.title;
  const labelled = (label: RegExp) =>
    units.filter(
      (unit) =>
        label.test(unit.text.slice(0, 60)) ||
        label.test(unit.section?.level === section.level + 1 ? unit.section.title : ''),
    );
  return {
    key,
    title: section.title.replace(/^[A-Z]{1,8}-\d{1,6}\s{0,3}[:.–—-]?\s{0,3}/u, '').trim(),
    units,
    estimate:
      labelled(ticketLabels.estimate)
        .map((unit) => /\d+(?:\.\d+)?/u.exec(unit.text.replace(/^[^:]{0,60}:/u, ''))?.[0])
        .find((found) => found !== undefined) ?? null,
    dependencies: labelled(ticketLabels.dependencies)
      .flatMap((unit) => keysIn(unit.text).map((found) => found.text))
      .filter((found) => found !== key),
    criteria: criteriaIn(units),
  };
}

/** Joins the lines of a criterion that stands over several items or paragraphs: a Given opens one, a Then closes it. */
function criteriaIn(units: readonly Unit[]): string[] {
  const criteria: string[] = [];
  let open: string | null = null;
  for (const unit of units.filter((one) => one.kind !== 'heading')) {
    const line = unit.text;
    if (ticketLabels.given.test(line.slice(0, 60))) open = line;
    else if (open !== null) open = `${open}\n${line}`;
    if (open !== null && ticketLabels.outcome.test(open)) {
      criteria.push(open);
      open = null;
    }
  }
  return criteria;
}
