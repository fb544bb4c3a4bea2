import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { answerInstead } from '../prompts/answer-instead.ts';
import { exampleChange } from '../prompts/example-change.ts';
import { inPrompt } from '../prompts/in-prompt.ts';
import { listedRule } from '../prompts/listed-rule.ts';
import { membersMerged } from '../prompts/members-merged.ts';
import { openPoint } from '../prompts/open-point.ts';
import { promptOf } from '../prompts/parts.ts';
import { roleIn, withRole } from '../prompts/role.ts';
import { ruleChange, unsaidRule } from '../prompts/rule-change.ts';
import { bareRuleIn, ruleIn } from '../prompts/rule-words.ts';
import { sizeSet } from '../prompts/sizes.ts';
import { toneChange } from '../prompts/tone-change.ts';
import { another, holdsTwo } from '../prompts/two-orders.ts';
import { variableChange } from '../prompts/variable-change.ts';
import { inTurn } from '../reading/several.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';
import { replace } from './replace.ts';

/** "Step 4 should come first" speaks of a part of the prompt, and is nothing that its model is told. */
const ofPart =
  /^(?:(?:step|instruction|rule|constraint|example) \d{1,2}|(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|last) (?:step|instruction|rule|constraint|example)),? (?!\p{L}+ be(?: to|:) )(?:should|must|needs?|has|is|can|could|comes?|goes|belongs?|and|sounds?|reads?)(?!\p{L})/iu;

/** "What should it do with reverts?" orders nothing. */
const asking = /^(?:who|what|which|when|where|why|how|is|are|does|do|did|has|have)(?!\p{L})[^.!]*\?\s*$/iu;

/** Gives a prompt a rule, a role, a variable or an example. */
export const promptOrder: Instruction = {
  meta: {
    id: 'prompt-order',
    does: 'Gives a prompt a rule for its model, another role, a variable or an example, where each of them stands.',
    examples: [
      'the model must answer in JSON',
      'add a rule that it must not mention competitors',
      'the role should be a security reviewer',
      'add a variable {{language}}',
      'add an example with an empty list',
    ],
  },
  parse(clause, draft) {
    if (draft.language !== 'en' || promptOf(draft) === null || ofPart.test(clause)) return null;
    if (asking.test(clause)) return null;
    return (
      insteadChange(clause, draft) ??
      answerInstead(clause, draft) ??
      membersMerged(clause, draft) ??
      unsaidRule(clause) ??
      roleChange(clause) ??
      variableChange(clause, draft) ??
      exampleChange(clause) ??
      openPoint(clause) ??
      toneChange(clause, draft) ??
      sizeChange(clause, draft) ??
      listedChange(clause, draft) ??
      ruleChange(ruleIn(clause), clause) ??
      bothChanges(clause, draft)
    );
  },
};

/** The changes of two orders in one clause, where both are of a prompt; null where one is of any text. */
function bothChanges(clause: string, draft: Draft): Change | null {
  const next = holdsTwo(clause) ? another.exec(clause) : null;
  const orders = next ? [clause.slice(0, next.index), next.groups?.['next'] ?? ''] : [];
  const read = (order: string, now: Draft) => promptOrder.parse(order, now) ?? promptStep.parse(order, now);
  return orders.length === 2 && orders.every((order) => read(order, draft) !== null)
    ? (now) => inTurn(orders, now, read)
    : null;
}

/** Gives a prompt the rule that a clause in bare words is. */
export const promptStep: Instruction = {
  meta: {
    id: 'prompt-step',
    does: 'Adds what the model of a prompt is told in bare words to the instructions, constraints or output format.',
    examples: ['never promise refunds', 'if the mail is empty, answer with OK', 'sort the findings by file'],
  },
  parse(clause, draft) {
    if (draft.language !== 'en' || promptOf(draft) === null || ofPart.test(clause)) return null;
    return ruleChange(bareRuleIn(clause), clause);
  },
};

/** The order that a sentence gives a prompt; null for several sentences, and for orders that any text can be given. */
export function promptOrderChange(words: string, draft: Draft): Change | null {
  const plain = withoutCourtesies(words);
  return asking.test(words.trim()) || /[.!?;]\s+\p{Lu}/u.test(plain) ? null : promptOrder.parse(plain, draft);
}

function roleChange(clause: string): Change | null {
  const role = roleIn(clause);
  if (role === null || holdsTwo(clause)) return null;
  return inPrompt((now, prompt) => {
    const text = withRole(now, prompt, role);
    return text === null
      ? noEffect(now, 'The prompt has no role.')
      : applied(now, text, `The role is now: You are ${role}.`);
  });
}

function sizeChange(clause: string, draft: Draft): Change | null {
  const prompt = promptOf(draft);
  const found = prompt ? sizeSet(draft, prompt, clause) : null;
  return found === null || found.length === 0 || holdsTwo(clause)
    ? null
    : inPrompt((now, standing) =>
        applied(
          now,
          splice(now.text, sizeSet(now, standing, clause) ?? []),
          'Changed the size that the prompt gives.',
        ),
      );
}

function listedChange(clause: string, draft: Draft): Change | null {
  const prompt = promptOf(draft);
  if (!prompt || holdsTwo(clause) || listedRule(draft, prompt, clause) === null) return null;
  return inPrompt((now, standing) => {
    const change = listedRule(now, standing, clause);
    return change
      ? applied(now, splice(now.text, change.splices), change.message)
      : noEffect(now, 'The prompt lists it like that already.');
  });
}

const instead =
  /^(?:always )?(?:answer|reply|respond|write|output|give the answer)(?: only)? (?:in|as|with) (?<fresh>[^,]{2,40}?),? (?:instead of|rather than|and not|not) (?<old>[^,]{2,40})$/iu;

/** "Answer in English instead of German": one word in the place of the other, wherever the prompt says it. */
function insteadChange(clause: string, draft: Draft): Change | null {
  const { fresh, old } = instead.exec(clause.trim())?.groups ?? {};
  return fresh === undefined || old === undefined || !draft.text.toLowerCase().includes(old.toLowerCase())
    ? null
    : replace.parse(`replace "${old}" with "${fresh}"`, draft);
}
