import { type Key, keysIn, leadingKey, numberedFamilies } from '../../document/keys.ts';
import type { Unit } from '../../document/units.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import type { Rule, Subject } from '../rule.ts';

interface Definition {
  readonly key: Key;
  readonly unit: Unit;
}

/** C6: keys such as FR-3 are unique and rise, and every reference leads to one. */
export const keysResolve: Rule = {
  meta: {
    id: 'C6',
    title: 'Keys are unique and rising, and references resolve.',
    source: 'spec-kit, BMAD',
  },
  check(subject) {
    const definitions = definitionsIn(subject);
    const messages: string[] = [];
    for (const family of new Set(definitions.map((one) => one.key.family))) {
      const own = definitions.filter((one) => one.key.family === family);
      const home = own.filter(
        (one) => one.unit.section === own[0]?.unit.section || one.unit.kind === 'heading',
      );
      let highest = 0;
      const seen = new Set<string>();
      for (const { key } of home) {
        if (seen.has(key.text)) messages.push(`${key.text} is given twice; number each once.`);
        else if (key.number < highest)
          messages.push(`${key.text} stands after ${family}-${highest}; let the numbers rise.`);
        seen.add(key.text);
        highest = Math.max(highest, key.number);
      }
    }
    const defined = new Set(definitions.map((one) => one.key.text));
    const families = new Set([...numberedFamilies, ...definitions.map((one) => one.key.family)]);
    const dangling = subject.units
      .flatMap((unit) => keysIn(unit.text))
      .filter(
        (key) => families.has(key.family) && !defined.has(key.text) && !subject.known.includes(key.text),
      );
    for (const text of new Set(dangling.map((key) => key.text))) {
      messages.push(`${text} is referred to and given nowhere; add it or correct the reference.`);
    }
    return messages;
  },
};

/** Sections that cite keys given elsewhere: what begins with a key there is about it. */
const citing: readonly SectionId[] = ['test-plan', 'coverage-map', 'delivery-plan', 'worked-example'];

/**
 * Where each key is given: the headings that begin with one of its family, else the list items, else the table rows.
 * A later section that begins with the same key cites it. Keys the input brings along are nobody's to number.
 */
function definitionsIn(subject: Subject): Definition[] {
  const leading = subject.units.flatMap((unit): (Definition & { strength: number })[] => {
    const key = unit.header ? null : leadingKey(unit.cells[0] ?? '');
    if (!key || subject.known.includes(key.text)) return [];
    const cites = unit.section?.ids.some((id) => citing.includes(id)) ?? false;
    return [{ key, unit, strength: cites ? 0 : unit.kind === 'heading' ? 3 : unit.kind === 'row' ? 1 : 2 }];
  });
  const strongest = new Map<string, number>();
  for (const { key, strength } of leading)
    strongest.set(key.family, Math.max(strength, strongest.get(key.family) ?? 0));
  const definite = leading.filter(({ key, strength }) => strength === strongest.get(key.family));
  const first = new Map<string, Definition>();
  for (const one of definite) if (!first.has(one.key.text)) first.set(one.key.text, one);
  return definite.filter(
    ({ key, unit }) => unit.kind === 'heading' || first.get(key.text)?.unit.section === unit.section,
  );
}
