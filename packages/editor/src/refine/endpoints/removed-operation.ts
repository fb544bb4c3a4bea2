import { type Endpoint, endpointsIn } from '../../document/endpoints.ts';
import type { Item } from '../../document/items.ts';
import { keysIn } from '../../document/keys.ts';
import { sectionsOf } from '../../document/outline.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withoutFragmentOperation } from '../editing/api-fragment.ts';
import { removed, withoutReferences } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { isDemand, withoutParts, withoutQuestionsOf } from '../editing/without-part.ts';
import { plain } from '../entities/places.ts';
import { coordinationsIn, withoutMember } from '../enumerated/coordination.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { sentences } from '../target/ordinal.ts';
import { operationsIn, operationsMeant } from './operations.ts';
import { withoutRepeatsAsked } from './repeats-asked.ts';

/** What becomes of one operation after the other. */
export function inOrder(
  draft: Draft,
  calls: readonly Endpoint[],
  change: (draft: Draft, call: Endpoint) => Outcome,
): Outcome {
  const done: Outcome[] = [];
  let now = draft;
  for (const call of calls) {
    const outcome = change(now, call);
    done.push(outcome);
    now = draftOf(outcome.text, draft.request);
  }
  const made = done.filter((one) => one.status === 'applied');
  const message = (made.length > 0 ? made : done).map((one) => one.message).join(' ');
  return made.length > 0 ? applied(draft, now.text, message) : noEffect(draft, message);
}

/**
 * Takes operations of a method out of the table and the details, with what is about them alone: demands that bind nothing else, the questions
 * on those, and a resource that no other operation acts on.
 *
 * @param path undefined: whichever path has the method
 */
export function withoutOperation(draft: Draft, method: string, path: string | undefined): Outcome {
  const matches = (text: string) =>
    endpointsIn(text).some((one) => one.method === method && (path === undefined || one.path === path));
  const names = new Set<string>();
  const resources = new Set<string>();
  let current = withoutOwnDemands(draft, matches);
  for (let round = 0; round < 50; round += 1) {
    const section = current.outline.sections.find((one) => one.level > 2 && matches(one.title));
    const row = current.units.find(
      (unit) => unit.kind === 'row' && !unit.header && matches(unit.cells.slice(0, 2).join(' ')),
    );
    const part = section ?? row;
    if (!part) break;
    names.add(endpointsIn(section?.title ?? row?.cells.slice(0, 2).join(' ') ?? '')[0]?.key ?? method);
    if (!section && row?.cells[2] !== undefined) resources.add(plain(row.cells[2]));
    const keys = section ? keysDefined(current, section) : [];
    const kind = section ? 'section' : 'row';
    const text = removed(current, {
      kind,
      start: part.start,
      end: part.end,
      name: method,
      section: section ?? row?.section ?? null,
    });
    current = keys.reduce(withoutKeyOfDemand, draftOf(text, draft.request));
  }
  if (names.size === 0) return noEffect(draft, `There is no operation ${method} ${path ?? ''}`.trim());
  const rest = splice(current.text, withoutFragmentOperation(current, method, path));
  const asked = [...names].reduce(
    (now, name) => withoutRepeatsAsked(draftOf(now, draft.request), name),
    rest,
  );
  const left = [...resources].reduce(withoutResource, draftOf(asked, draft.request));
  return applied(draft, left.text, `Removed ${[...names].join(', ')}.`);
}

/** The keys of the demands that stand in the details of an operation. */
function keysDefined({ text }: Draft, { headingEnd, bodyEnd }: { headingEnd: number; bodyEnd: number }) {
  return [
    ...text.slice(headingEnd, bodyEnd).matchAll(/^\s*(?:[-*+] )?\*\*(?<key>[A-Z]{1,8}-\d{1,6}):?\*\*/gmu),
  ]
    .flatMap(({ groups }) => keysIn(groups?.['key'] ?? ''))
    .filter(({ family }) => isDemand(family))
    .map(({ text: key }) => key);
}

function withoutKeyOfDemand(draft: Draft, key: string): Draft {
  const asked = draftOf(withoutQuestionsOf(draft, key), draft.request);
  return draftOf(withoutReferences(asked, key).text, draft.request);
}

/** "The match endpoint MUST have a score over 0.8": a demand whose subject is one operation binds nothing else. */
function withoutOwnDemands(draft: Draft, matches: (text: string) => boolean): Draft {
  const operations = operationsIn(draft);
  const own = draft.items.filter((item) => {
    const subject = subjectOf(item);
    if (subject === null || operations.some(({ section }) => within(item, section))) return false;
    const [meant, other] = operationsMeant(draft, subject);
    return (
      meant !== undefined && other === undefined && matches(`${meant.endpoint.method} ${meant.endpoint.path}`)
    );
  });
  const parts = own.map(({ start, end, section, key }) => ({
    kind: 'item' as const,
    start,
    end,
    name: key?.text ?? '',
    section,
  }));
  return parts.length === 0 ? draft : draftOf(withoutParts(draft, parts).text, draft.request);
}

const within = (item: Item, section: { start: number; end: number }) =>
  section.start <= item.start && item.end <= section.end;

/** The operation that a demand is made of, in its words; null where it is made of something else. */
function subjectOf({ key, text }: Item): string | null {
  if (!key || !isDemand(key.family)) return null;
  const subject = /^\S+\s+(?<subject>(?:The )?[^.,;:]{3,60}?) (?:MUST|SHOULD|MAY)(?!\p{L})/u.exec(
    text.replace(/\*\*/gu, ''),
  )?.groups?.['subject'];
  if (subject === undefined) return null;
  return endpointsIn(subject).length > 0 || /(?:endpoint|call|route|operation)$/iu.test(subject)
    ? subject
    : null;
}

/** A draft without a resource that no operation acts on: its row, and its name among those that the overview lists. */
function withoutResource(draft: Draft, name: string): Draft {
  const isUsed = draft.units.some(
    ({ kind, cells }) =>
      kind === 'row' && plain(cells[2] ?? '') === name && endpointsIn(cells.slice(0, 2).join(' ')).length > 0,
  );
  const [home] = sectionsOf(draft.outline, 'resources');
  const row = draft.units.find(
    (unit) =>
      unit.kind === 'row' && !unit.header && unit.section === home && plain(unit.cells[0] ?? '') === name,
  );
  if (isUsed || !home || !row) return draft;
  const text = removed(draft, { kind: 'row', start: row.start, end: row.end, name, section: home });
  const now = draftOf(text, draft.request);
  const [overview] = sectionsOf(now.outline, 'overview');
  const listed = sentences(now)
    .filter(({ start, end }) => overview && overview.headingEnd <= start && end <= overview.bodyEnd)
    .flatMap((sentence) => coordinationsIn(now.text, sentence))
    .flatMap((list) => {
      const at = list.members.findIndex(({ start, end }) => plain(now.text.slice(start, end)) === name);
      return at < 0 ? [] : withoutMember(now.text, list, at);
    });
  return listed.length === 0 ? now : draftOf(splice(now.text, listed), draft.request);
}
