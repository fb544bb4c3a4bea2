import { keysIn } from '../../document/keys.ts';
import { sectionsOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { withTestOf } from '../place/scenario.ts';
import { demandNamed, demands } from '../target/demand-named.ts';

const pattern =
  /^(?:(?:add|write|include|create|give me|we need|there should be|i want|i miss) )?(?:an? |another |one |some |the )?(?:new |own |acceptance |unit |integration |end-to-end |e2e |regression )*(?:tests?|test cases?|scenarios?)(?: cases?)? (?:for|of|that covers?|covering|about|on) (?:the |our |requirement )?(?<what>.{3,80}?)(?: rule| requirement| case| part)?(?: please| pls| is missing| are missing)*$/iu;

/** Writes the test of a requirement that has none. */
export const itemTest: Instruction = {
  meta: {
    id: 'item-test',
    does: 'Adds a test for the requirement that is named by its key or by what it says, where the test plan has none.',
    examples: ['add a test for FR-2', 'write a scenario for FR-1'],
  },
  parse(clause, draft) {
    const what = pattern.exec(clause.trim())?.groups?.['what'];
    const key =
      what === undefined || sectionsOf(draft.outline, 'test-plan').length === 0
        ? null
        : demandNamed(draft, what);
    return key === null ? null : (now) => tested(now, key);
  },
};

function tested(draft: Draft, key: string): Outcome {
  const [plan] = sectionsOf(draft.outline, 'test-plan');
  const own = draft.items.find(
    (item) => item.section === plan && item.key?.text !== key && isOfOne(item.text, key),
  );
  if (own) return noEffect(draft, `${own.key?.text ?? 'The test plan'} tests ${key} already.`);
  const text = withTestOf(draft, key);
  return text === draft.text
    ? noEffect(
        draft,
        `The test plan has no place for a test of ${key}; say what is given and what comes of it.`,
      )
    : applied(draft, text, `Added a test of ${key}.`);
}

/** Whether a test is of one requirement alone: that several hold as worded tests none of them. */
function isOfOne(test: string, key: string): boolean {
  const cited = keysIn(test).filter(({ family }) => demands.test(family));
  return cited.length > 0 && cited.every(({ text }) => text === key);
}
