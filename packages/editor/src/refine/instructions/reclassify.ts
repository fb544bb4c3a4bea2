import { keysIn, leadingKey } from '../../document/keys.ts';
import { type Draft, draftOf } from '../draft.ts';
import { type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { reclassifying } from '../languages/english/reclassifying.ts';
import { meantBy } from '../languages/wording.ts';
import type { FactKind } from '../place/home.ts';
import { asLeftOut } from '../place/left-out.ts';
import { placeFact } from '../place/place-fact.ts';
import { partsOf } from '../target/several.ts';
import type { Target } from '../target/target.ts';
import { withoutPart } from '../without-part.ts';

const order = /^make an? (?<kind>[\p{L} -]{3,30}) of (?<what>.{2,120})$/isu;

const kinds: Readonly<Record<string, FactKind>> = {
  'open question': 'question',
  question: 'question',
  risk: 'risk',
  drawback: 'risk',
  assumption: 'assumption',
  goal: 'goal',
  requirement: 'requirement',
  'functional requirement': 'requirement',
  'non-functional requirement': 'requirement',
};
/** Families of keys that things of a kind have already. */
const families: Readonly<Partial<Record<FactKind, RegExp>>> = {
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
function movable(draft: Draft, what: string, kind: FactKind): Target | null {
  const [found, ...others] = partsOf(draft, what.replace(/^(?:the )?(?:question )?(?:of )?/iu, ''));
  const part = found && wholeItem(draft, found);
  if (!part || others.length > 0 || (part.kind !== 'item' && part.kind !== 'row')) return null;
  const raw = draft.text.slice(part.start, part.end).replace(/^[\s>*+|-]*(?:\d{1,9}[.)])?\s*/u, '');
  const family = leadingKey(raw)?.family ?? keysIn(part.name)[0]?.family ?? '';
  return families[kind]?.test(family) ? null : part;
}

/** The item that a sentence is all of. */
function wholeItem(draft: Draft, part: Target): Target {
  const item = draft.items.find((one) => one.start <= part.start && one.end === part.end);
  return part.kind === 'sentence' && item ? { ...part, kind: 'item', start: item.start } : part;
}

function reclassified(draft: Draft, what: string, kind: FactKind): Outcome {
  const part = movable(draft, what, kind);
  if (!part) return noEffect(draft, `The document has no ${what}.`);
  const words = asLeftOut(draft, part).replace(/ \*[\p{L} ]+:\*.*$/su, '');
  const { text, note } = withoutPart(draft, part);
  const placed = placeFact(draftOf(text, draft.request), words.replace(/[.]$/u, ''), kind);
  return placed.status === 'applied'
    ? { ...placed, message: `Took ${part.name} out. ${placed.message}${note}` }
    : {
        ...placed,
        text,
        status: 'applied',
        message: `Took ${part.name} out; the document already says so.${note}`,
      };
}
