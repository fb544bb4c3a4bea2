import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { exampleAdded, withExample, withOpenPoint } from '../prompts/examples.ts';
import { listedRule } from '../prompts/listed-rule.ts';
import { formSet, withForm } from '../prompts/output-form.ts';
import { type Prompt, promptOf } from '../prompts/parts.ts';
import { roleIn, withRole } from '../prompts/role.ts';
import { bareRuleIn, type Rule, ruleIn } from '../prompts/rule-words.ts';
import { sizeSet } from '../prompts/sizes.ts';
import { standingRules } from '../prompts/standing-rules.ts';
import {
  type NewVariable,
  type Variable,
  variableRemoved,
  variableRenamed,
  variablesAdded,
  variablesOf,
  withName,
  withoutVariable,
  withVariable,
} from '../prompts/variables.ts';
import { withRule } from '../prompts/written.ts';
import { inTurn } from '../several.ts';
import { splice } from '../splice.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';
import { opensWithVerb } from '../verbs.ts';
import { replace } from './replace.ts';

/** Two orders in one clause: each is read by itself. */
const another = /[,;]? (?:and|then|but) (?:then |also |please )*(?<next>\p{L}.+)$/isu;

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
    if (draft.language !== 'en' || promptOf(draft) === null) return null;
    return (
      insteadChange(clause, draft) ??
      unsaidRule(clause) ??
      roleChange(clause) ??
      variableChange(clause, draft) ??
      exampleChange(clause) ??
      openPoint(clause) ??
      sizeChange(clause, draft) ??
      listedChange(clause, draft) ??
      ruleChange(ruleIn(clause), clause) ??
      bothChanges(clause, draft)
    );
  },
};

/** The changes of two orders in one clause, where both are of a prompt; null where one is of any text. */
function bothChanges(clause: string, draft: Draft): Change | null {
  const next = another.exec(clause);
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
    if (draft.language !== 'en' || promptOf(draft) === null) return null;
    return ruleChange(bareRuleIn(clause), clause);
  },
};

const undecided =
  /^(?:also )?(?:explain|describe|say|state|clarify|define|specify|mention|add|include|write|tell (?:it|the model|the assistant)) (?:what|how) (?:(?:it|the model|the assistant|to) )?(?:to |should |must |has to )?(?<what>do|handle|deal|react|answer|happens?|behave|proceed|respond)(?<rest> .{4,200})$/iu;

/** "Explain what to do if …" names a case that nobody has said what to do in: it becomes an open point. */
function openPoint(clause: string): Change | null {
  const { what, rest } = undecided.exec(clause.trim())?.groups ?? {};
  if (what === undefined || rest === undefined || holdsTwo(clause)) return null;
  const asks = /^happens?$/iu.test(what)
    ? `What happens${rest}?`
    : `${/ how /iu.test(clause.slice(0, 20)) ? 'How' : 'What'} should the model ${what}${rest}?`;
  return (now) => {
    const text = withOpenPoint(now, asks);
    return text === null
      ? noEffect(now, 'The prompt has no part for what is open.')
      : applied(now, text, `Nobody has said that yet: added the open point "${asks}".`);
  };
}

/** The order that a sentence gives a prompt; null for several sentences, and for orders that any text can be given. */
export function promptOrderChange(words: string, draft: Draft): Change | null {
  const plain = withoutCourtesies(words);
  return /[.!?;]\s+\p{Lu}/u.test(plain) ? null : promptOrder.parse(plain, draft);
}

function inPrompt(change: (draft: Draft, prompt: Prompt) => ReturnType<Change>): Change {
  return (now) => {
    const prompt = promptOf(now);
    return prompt ? change(now, prompt) : noEffect(now, 'This document is no prompt with instructions.');
  };
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

function variableChange(clause: string, draft: Draft): Change | null {
  const added = variablesAdded(clause);
  if (added.length > 1 || (added.length === 1 && !holdsTwo(clause)))
    return (now) => withVariables(now, added);
  const prompt = promptOf(draft);
  const renamed = prompt && !holdsTwo(clause) ? variableRenamed(clause, variablesOf(draft, prompt)) : null;
  if (renamed)
    return (now) =>
      applied(
        now,
        withName(now.text, renamed.old, renamed.fresh),
        `Renamed {{${renamed.old.name}}} to {{${renamed.fresh}}}.`,
      );
  const gone = variableRemoved(clause);
  if (
    gone === null ||
    !prompt ||
    !variablesOf(draft, prompt).some((one) => one.name.toLowerCase() === gone.toLowerCase())
  )
    return null;
  return inPrompt((now, standing) => {
    const text = withoutVariable(now, standing, gone);
    return text === null
      ? noEffect(now, `{{${gone}}} is the only input of the prompt; name the one that takes its place.`)
      : applied(now, text, `Took the variable {{${gone}}} out.`);
  });
}

function withVariables(draft: Draft, added: readonly NewVariable[]): ReturnType<Change> {
  let now = draft;
  for (const fresh of added) {
    const prompt = promptOf(now);
    if (!prompt || variablesOf(now, prompt).some((one) => one.name === fresh.name)) continue;
    now = draftOf(withVariable(now, prompt, fresh) ?? now.text, draft.request);
  }
  const names = added.map((one) => `{{${one.name}}}`).join(' and ');
  return now === draft
    ? noEffect(draft, `The prompt has ${names} already, or no list of inputs that it could join.`)
    : applied(draft, now.text, `Added ${names} to the inputs.`);
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

/** "Give two examples" says of none what goes in and what comes out. */
const unsaid =
  /^(?:(?:add|give|include|show|provide|insert)(?: it| the model)?|there should be|(?:we|it) needs?) (?:an?|one|two|three|four|\d|some|more|a few|several)(?: more| good| better)? examples?$/iu;

function exampleChange(clause: string): Change | null {
  if (unsaid.test(clause.trim()))
    return (now) =>
      noEffect(now, 'Say what goes in and what has to come out, such as: add an example: A -> B.');
  const example = exampleAdded(clause);
  if (example === null || holdsTwo(clause)) return null;
  return inPrompt((now, prompt) => {
    const text = withExample(now, prompt, example);
    if (text === null) return noEffect(now, 'The prompt has no part for examples.');
    const open = example.answer === null ? ' Which answer is right for it is an open question.' : '';
    return applied(now, text, `Added the example "${example.input}".${open}`);
  });
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

function ruleChange(rule: Rule | null, clause: string): Change | null {
  if (rule === null || holdsTwo(clause)) return null;
  const { part } = rule;
  return inPrompt((now, prompt) => {
    const said = withVariableNamed(rule.text, variablesOf(now, prompt));
    if (said === null)
      return noEffect(now, `Say what is meant in "${rule.text}", for example by its variable.`);
    const form = formSet(said);
    const splices = form === null ? [] : withForm(now, prompt, form);
    if (form !== null && splices.length > 0)
      return applied(now, splice(now.text, splices), `Changed the form of the answer to ${form}.`);
    const standing = standingRules(now, prompt, said);
    if (standing)
      return standing.splices.length === 0
        ? noEffect(now, standing.message)
        : applied(now, splice(now.text, standing.splices), standing.message);
    const home = prompt.sections[part] ?? prompt.sections.instructions;
    return home === null
      ? noEffect(now, 'The prompt has no part for that.')
      : applied(now, withRule(now, home, said, rule.isFirst), `Added "${said}" under "${home.title}".`);
  });
}

const pointing = /(?<!\p{L})(?:in|with|by|as|to|from) (?:that|this) (?<what>\p{L}+)(?=[.,]|$)/iu;

/** A rule that speaks of "that language" with the variable that holds it; null where none does. */
function withVariableNamed(rule: string, variables: readonly Variable[]): string | null {
  const what = pointing.exec(rule)?.groups?.['what']?.toLowerCase();
  if (what === undefined) return rule;
  const variable = variables.find((one) => one.name.toLowerCase().includes(what));
  return variable
    ? rule.replace(
        /(?:that|this) (\p{L}+)(?=[.,]|$)/iu,
        (_whole, noun: string) => `the ${noun} given in \`${variable.tag}\``,
      )
    : null;
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

const topicOnly =
  /^(?:add|include|insert|we need) (?:an?|another|one more) (?<kind>rule|constraint|instruction|step|success criterion) (?:about|on|regarding|concerning) .{2,80}$/iu;

/** "Add a constraint about swearing" says what a rule is about, and not what it is. */
function unsaidRule(clause: string): Change | null {
  const kind = topicOnly.exec(clause.trim())?.groups?.['kind'];
  return kind === undefined
    ? null
    : (now) => noEffect(now, `Say what the ${kind} is, such as: add a ${kind}: never …`);
}

/** Whether a second order follows the first. */
function holdsTwo(clause: string): boolean {
  const next = another.exec(clause)?.groups?.['next'];
  return next !== undefined && (opensWithVerb(next) || ruleIn(next) !== null || bareRuleIn(next) !== null);
}
