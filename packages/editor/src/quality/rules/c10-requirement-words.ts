import { type Key, leadingKey } from '../../document/keys.ts';
import { sectionsOf } from '../../document/outline.ts';
import type { Unit } from '../../document/units.ts';
import { REQUIREMENT_WORDS } from '../data/requirement-words.ts';
import type { Rule, Subject } from '../rule.ts';

const small =
  /(?<!\p{L})(?:must|shall|should|may|muss|müssen|soll|sollen|doit|doivent|devrait|debe|deben|debería|deve|devono|devem|moet|moeten|musi|muszą)(?!\p{L})/giu;

/** C10: each requirement has one MUST, SHOULD or MAY, so that it is one requirement. */
export const oneRequirementWord: Rule = {
  meta: {
    id: 'C10',
    title: 'Each requirement has exactly one MUST, SHOULD or MAY.',
    source: 'RFC 2119, RFC 8174',
    formats: ['Technical Spec'],
  },
  check(subject) {
    return requirementUnits(subject).flatMap((unit) => {
      const name = leadingKey(unit.cells[0] ?? '')?.text ?? unit.text.slice(0, 40);
      const count = wordsIn(unit.prose);
      if (count === 0) return [`${name} has no MUST, SHOULD or MAY; say how binding it is.`];
      return count > 1 ? [`${name} has ${count} words of MUST, SHOULD or MAY; split it.`] : [];
    });
  },
};

/** The requirements: items and rows that begin with an FR or NFR key, where the document first gives it. */
export function requirementUnits(subject: Subject, ...families: string[]): Unit[] {
  const wanted = families.length > 0 ? families : ['FR', 'NFR'];
  const homes = sectionsOf(
    subject.document,
    'requirements',
    'functional-requirements',
    'non-functional-requirements',
  );
  return subject.units.filter((unit) => {
    const key = unit.header ? null : leadingKey(unit.cells[0] ?? '');
    return (
      key !== null &&
      wanted.includes(key.family) &&
      unit.section !== null &&
      homes.includes(unit.section) &&
      !(unit.kind === 'paragraph' && pointsOnly(unit, key))
    );
  });
}

/** A paragraph that begins with a key, and neither defines nor binds anything, only points to it: "FR-2、FR-3 を参照". */
function pointsOnly({ text, prose }: Unit, key: Key): boolean {
  const rest = text.slice(text.indexOf(key.text) + key.text.length);
  return !/^[\s)\]]{0,4}[:：–—]/u.test(rest) && wordsIn(prose) === 0;
}

/** How many words of MUST, SHOULD or MAY a text has: those in capitals where there are any. */
function wordsIn(prose: string): number {
  return prose.match(REQUIREMENT_WORDS)?.length ?? prose.match(small)?.length ?? 0;
}
