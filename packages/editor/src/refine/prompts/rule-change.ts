import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { withLanguage } from './answer-language.ts';
import { inPrompt } from './in-prompt.ts';
import { formSet, withForm } from './output-form.ts';
import type { Rule } from './rule-words.ts';
import { standingRules } from './standing-rules.ts';
import { holdsTwo } from './two-orders.ts';
import { type Variable, variablesOf } from './variables.ts';
import { withRule } from './written.ts';

/** The change that gives a prompt a rule: in the place of one that it goes against, else where such rules stand. */
export function ruleChange(rule: Rule | null, clause: string): Change | null {
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
    const tongue = withLanguage(now, prompt, said);
    if (tongue !== null && tongue.length > 0)
      return applied(
        now,
        splice(now.text, tongue),
        `Changed the language of the answer to ${tongue[0]?.text}.`,
      );
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
  const what = pointing.exec(rule.replaceAll(/["“][^"“”]*["”]/gu, ''))?.groups?.['what']?.toLowerCase();
  if (what === undefined) return rule;
  const variable = variables.find((one) => one.name.toLowerCase().includes(what));
  return variable
    ? rule.replace(
        /(?:that|this) (\p{L}+)(?=[.,]|$)/iu,
        (_whole, noun: string) => `the ${noun} given in \`${variable.tag}\``,
      )
    : null;
}

const topicOnly =
  /^(?:add|include|insert|we need) (?:an?|another|one more) (?<kind>rule|constraint|instruction|step|success criterion) (?:about|on|regarding|concerning) .{2,80}$/iu;

/** "Add a constraint about swearing" says what a rule is about, and not what it is. */
export function unsaidRule(clause: string): Change | null {
  const kind = topicOnly.exec(clause.trim())?.groups?.['kind'];
  return kind === undefined
    ? null
    : (now) => noEffect(now, `Say what the ${kind} is, such as: add a ${kind}: never …`);
}
