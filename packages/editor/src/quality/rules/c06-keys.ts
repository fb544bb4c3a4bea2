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
  return leading.filter(({ key, unit, strength }) => {
    const strongest = Math.max(
      ...leading.filter((one) => one.key.family === key.family).map((one) => one.strength),
    );
    const first = leading.find((one) => one.key.text === key.text && one.strength === strongest);
    return strength === strongest && (unit.kind === 'heading' || first?.unit.section === unit.section);
  });
}
