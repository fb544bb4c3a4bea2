import { keysIn, leadingKey } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { reclassifying } from '../languages/english/reclassifying.ts';
import { meantBy } from '../languages/wording.ts';
import { homeOfKind, type StatementKind } from '../relocation/kinds.ts';
import { relocated } from '../relocation/relocate.ts';
import { partsOf } from '../target/several.ts';
import type { Target } from '../target/target.ts';
import { wholeItem } from '../target/whole-item.ts';

const order = /^make an? (?<kind>[\p{L} -]{3,30}) of (?<what>.{2,120})$/isu;

const kinds: Readonly<Record<string, StatementKind>> = {
  'open question': 'question',
  question: 'question',
  risk: 'risk',
  drawback: 'risk',
  assumption: 'assumption',
  goal: 'goal',
  requirement: 'requirement',
  'functional requirement': 'requirement',
  'non-functional requirement': 'requirement',
  decision: 'decision',
};
/** Families of keys that things of a kind have already. */
const families: Readonly<Partial<Record<StatementKind, RegExp>>> = {
  question: /^Q$/u,
  risk: /^(?:R|RISK)$/u,
  assumption: /^A$/u,
  goal: /^G$/u,
  requirement: /^(?:FR|NFR|REQ|BR)$/u,
};

/** Makes a thing of another kind of an item: a requirement of an assumption, an open question of a requirement. */
export const reclassify: Instruction = {
  meta: {
    id: 'reclassify',
    does: 'Makes a requirement, risk, goal, assumption or open question of an item that stands among others.',
    examples: [
      'FR-3 is no requirement, it is a risk',
      'FR-2 should be an open question',
      'turn FR-3 into an assumption',
    ],
  },
  parse(clause, draft) {
    for (const one of [clause, ...meantBy(clause, reclassifying)]) {
      const { kind: word, what } = order.exec(one)?.groups ?? {};
      const kind = kinds[word?.toLowerCase().replace(/^nfr$/u, 'requirement') ?? ''];
      if (kind === undefined || what === undefined) continue;
      const part = movable(draft, what, kind);
      if (part) return (now) => reclassified(now, what, kind);
    }
    return null;
  },
};

/** The one item a phrase names, where it is of another kind. */
function movable(draft: Draft, what: string, kind: StatementKind): Target | null {
  const [found, ...others] = partsOf(draft, what.replace(/^(?:the )?(?:question )?(?:of )?/iu, ''));
  const part = found && wholeItem(draft, found);
  if (!part || others.length > 0 || (part.kind !== 'item' && part.kind !== 'row')) return null;
  const raw = draft.text.slice(part.start, part.end).replace(/^[\s>*+|-]*(?:\d{1,9}[.)])?\s*/u, '');
  const family = leadingKey(raw)?.family ?? keysIn(part.name)[0]?.family ?? '';
  return families[kind]?.test(family) ? null : part;
}

function reclassified(draft: Draft, what: string, kind: StatementKind): Outcome {
  const part = movable(draft, what, kind);
  return part
    ? relocated(draft, [part], { section: homeOfKind(draft, kind), kind })
    : noEffect(draft, `The document has no ${what}.`);
}
