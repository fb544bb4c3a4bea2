import { contentWords } from '../../document/content-words.ts';
import { lowerFirst } from '../../first-letter.ts';
import { areKin } from '../claims/kin.ts';
import { isOfText } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { rangeChange } from '../contrasts/range-change.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';
import { promptOrder } from '../instructions/prompt-order.ts';
import { oncePerDraft } from '../per-draft.ts';
import { asSentence } from '../place/sentence.ts';
import { withLanguage } from '../prompts/answer-language.ts';
import { itemsUnder, type Prompt, promptOf, writtenOf } from '../prompts/parts.ts';
import { ruleChange } from '../prompts/rule-change.ts';
import { bareRuleIn, type Rule, ruleIn } from '../prompts/rule-words.ts';
import { standingRules } from '../prompts/standing-rules.ts';
import { ofPrompt } from '../prompts/told-rule.ts';
import { holdsTwo } from '../prompts/two-orders.ts';
import { plainStatement } from './plain-statement.ts';

const courtesies = /^(?:(?:and|also|please|pls|ok|so|now)[,:]? )+/iu;
const LONGEST = 240;

/**
 * The change of a message that gives the model of a prompt a rule: one that goes against what the prompt says takes its place ("always write in
 * English"), and what a sentence tells of the things the prompt is about stands among the rules ("borrowers under 18 can't book power tools").
 * Null for other documents and other messages.
 */
export const ruleStated = oncePerDraft((message: string, draft: Draft): Change | null => {
  const prompt = promptOf(draft);
  const words = message
    .trim()
    .replace(courtesies, '')
    .replace(/[.!]+$/u, '');
  if (prompt === null || draft.language !== 'en' || words.length > LONGEST || /[?\n]/u.test(words))
    return null;
  if (holdsTwo(words)) return null;
  const dropped = withoutDropped(draft, prompt, words);
  if (dropped) return dropped;
  const ofCase = ruleOfCase(words);
  if (ofCase) return ruleChange(ofCase, words);
  const rule = ruleIn(words) ?? bareRuleIn(words);
  if (rule !== null && ban.test(words) && !isOfText(words, draft)) return ruleChange(rule, words);
  if (rule !== null && goesAgainst(draft, prompt, rule.text)) return ruleChange(rule, words);
  const statement = plainStatement(message, draft);
  if (statement?.isSure !== true || statement.isBesides || rule !== null || ofPrompt.test(words)) return null;
  if (promptOrder.parse(words, draft) !== null || rangeChange(words, draft) !== null) return null;
  const part = statement.matter.isDenied ? 'constraints' : 'instructions';
  return ruleChange({ text: asSentence(statement.said), part }, words);
});

/** "No jokes about accidents": what the model is to leave out, in a few words. */
const ban =
  /^no (?!(?:more|need|idea|thanks?|problem|changes?|worries|objections?|comments?|longer|one)(?!\p{L}))(?:\p{L}+ ){0,2}\p{L}+s(?: (?:about|in|on|from|with|at|for|of|to) [^,;:]{3,60})?$/iu;
const caseOf = /^(?:for )?(?<thing>(?:\p{L}[\p{L}-]* ){0,3}\p{L}[\p{L}-]*s): (?<order>\p{L}.{5,200})$/iu;
/** What a prompt has of its own, and words that only introduce what is said. */
const label =
  /(?:^|\s)(?:rules?|instructions?|constraints?|examples?|inputs?|variables?|steps?|notes?|success criteria|goals?|tones?|thanks|things?|points?|changes?|wishes|details|answers?)$/iu;

/** "Electric bikes: always mention the age of the battery": an order for some of the things that a prompt is about. */
function ruleOfCase(words: string): Rule | null {
  const { thing, order } = caseOf.exec(words)?.groups ?? {};
  if (thing === undefined || order === undefined || label.test(thing)) return null;
  const rule = ruleIn(order) ?? bareRuleIn(order);
  if (rule === null || opensWithVerb(words)) return null;
  return { part: rule.part, text: asSentence(`for ${lowerFirst(thing)}, ${lowerFirst(rule.text)}`) };
}

const goesAgainst = (draft: Draft, prompt: Prompt, rule: string) =>
  (withLanguage(draft, prompt, rule)?.length ?? 0) > 0 ||
  (standingRules(draft, prompt, rule)?.splices.length ?? 0) > 0;

const noMore =
  /^(?<said>[^,;:]{8,120}),? (?:and )?(?:no (?:more|longer)|not any ?more) (?:an? |the )?(?<old>[^,;:]{2,40}?)(?: any ?more)?$/iu;

/** "Complaints get an apology, no more ESCALATE": what is to hold of the one rule of the same thing that says what is dropped. */
function withoutDropped(draft: Draft, { sections, missing }: Prompt, words: string): Change | null {
  const { said, old } = noMore.exec(words)?.groups ?? {};
  if (said === undefined || old === undefined) return null;
  const told = contentWords(said);
  const found = [sections.instructions, sections.constraints, sections.output, missing]
    .flatMap((section) => itemsUnder(draft, section))
    .map((item) => writtenOf(draft, item))
    .filter(
      ({ text }) =>
        text.toLowerCase().includes(old.toLowerCase()) &&
        contentWords(text).some((word) => told.some((other) => areKin(word, other))),
    );
  const [only, other] = found;
  if (!only || other) return null;
  const fresh = asSentence(said);
  const place = { start: only.start, end: only.start + only.text.trimEnd().length, text: fresh };
  return (now) =>
    applied(now, splice(now.text, [place]), `Put "${fresh}" in the place of "${only.text.trimEnd()}"`);
}
