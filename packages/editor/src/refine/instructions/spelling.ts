import { correct } from '../../correct/correct.ts';
import { improve } from '../../improve/improve.ts';
import { read } from '../../read/read.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';
import { splice } from '../splice.ts';
import { documentOf, findTarget } from '../target/find.ts';

const corrections =
  /^(?:(?:fix|correct|check|repair|clean up|proofread|resolve)(?: (?:all|any|the|my|our|every|some))*(?: (?:of|the))* )?(?:spelling|typos?|grammar|punctuation|misspellings?|language|spelling mistakes?|mistakes|errors in the text)(?:(?:,| and| &| or)? (?:spelling|typos?|grammar|punctuation|mistakes|errors))*(?: (?:in|of) (?:the )?(?<what>.{1,100}?))?(?: (?:is|are|has|needs?) .{1,60})?$|^(?:proofread|spell-?check)(?: (?<text>.{1,100}))?$|^there (?:are|is) (?:some |a few |many |several |a )?(?:typos?|spelling (?:mistakes?|errors?)).{0,80}$/iu;
const polish =
  /^(?:improve|polish|refine|clean up|tidy(?: up)?|rewrite|rephrase|reword|edit|enhance|smooth(?: out)?|make|sharpen)(?: (?:the )?(?:wording|language|style|flow|clarity|readability|writing|phrasing|english|quality)(?: of| in)?)?(?: (?<what>.{1,100}?))?(?: (?:better|clearer|read better|more readable|nicer|flow better|more polished|cleaner))?$/iu;

/** Corrects the language of the document or a part of it. */
export const spelling: Instruction = {
  meta: {
    id: 'spelling',
    does: 'Corrects spelling, grammar and punctuation; for "polish" it also improves the wording.',
    examples: [
      'fix the typos',
      'correct spelling and grammar in the summary',
      'proofread it',
      'polish the wording',
    ],
  },
  parse(clause, draft) {
    const exact = corrections.exec(clause);
    const vague = exact ? null : polish.exec(clause);
    const groups = (exact ?? vague)?.groups;
    if (!groups) return null;
    const what = groups['what'] ?? groups['text'] ?? 'it';
    if (
      /^(?:make|edit) /iu.test(clause) &&
      !/(?:better|clearer|readable|nicer|polished|cleaner)$/iu.test(clause)
    )
      return null;
    if (!findTarget(draft, what)) return null;
    return async (now) => {
      const target = findTarget(now, what) ?? documentOf(now);
      const part = now.text.slice(target.start, target.end);
      const { text, edits } = await (exact ? correct(read(part)) : improve(read(part)));
      if (text === part) return noEffect(now, `No fault was found in ${target.name}.`);
      return applied(
        now,
        splice(now.text, [{ start: target.start, end: target.end, text }]),
        `Corrected ${target.name} in ${edits.length} place${edits.length === 1 ? '' : 's'}.`,
      );
    };
  },
};
