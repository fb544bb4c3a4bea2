import { correct } from '../../correct/correct.ts';
import { improve } from '../../improve/improve.ts';
import { read } from '../../read/read.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { documentOf, findTarget } from '../target/find.ts';
import type { Target } from '../target/target.ts';

const corrections =
  /^(?:(?:fix|correct|check|repair|clean up|proofread|resolve)(?: (?:all|any|the|my|our|every|some))*(?: (?:of|the))* )?(?:spelling|typos?|grammar|punctuation|misspellings?|language|spelling mistakes?|mistakes|errors in the text)(?:(?:,| and| &| or)? (?:spelling|typos?|grammar|punctuation|mistakes|errors))*(?: (?:in|of) (?:the )?(?<what>.{1,100}?))?(?: (?:is|are|has|needs?) .{1,60})?$|^(?:proofread|spell-?check)(?: (?<text>.{1,100}))?$|^there (?:are|is) (?:some |a few |many |several |a )?(?:typos?|spelling (?:mistakes?|errors?)).{0,80}$/iu;
const fault =
  '(?:typos?|misspellings?|slips?|spelling|grammar|grammatical|language|punctuation|(?:spelling|grammar|language) (?:mistakes?|errors?|slips?)|mistakes?|errors?|rechtschreib\\p{L}*|tippfehler|schreibfehler|grammatik\\p{L}*|fautes?|coquilles?|erreurs?|faltas|erratas?|errores|errori|refusi|erros|gralhas|spelfouten|taalfouten|typefouten|fouten|błęd\\p{L}*|literówk\\p{L}*)';
/** "There are still grammar slips in here, please fix them": says that there are faults, and that they are to go. */
const reported = new RegExp(
  `^(?:(?:and|but|also|hm+),? )?(?:(?:i (?:still )?(?:see|saw|found|spotted|noticed)|there(?:['’]s| is| are)|it (?:still )?(?:has|contains)|(?:this|the \\p{L}+) (?:is|has|contains)|da (?:sind|ist)|es (?:gibt|sind)|hier sind|im text sind|il (?:y a|reste)|quedan?|hay|ci sono|há|er (?:staan|zijn|zitten)|są) )(?:[\\p{L}'’]+ ){0,6}?${fault}(?:,? (?:and|or|und|et|y|e|en|i) (?:[\\p{L}]+ )?${fault})?(?: [\\p{L}'’]+){0,4}?(?:[.,;:!]| –| -)? ?(?:and |so |please |pls |bitte |can you |could you |s['’]il (?:te|vous) pla[iî]t |por favor |per favore |graag |proszę )*(?:fix|correct|clean up|repair|mend|resolve|proofread|sort out|korrigier\\p{L}*|beheb\\p{L}*|verbesser\\p{L}*|corrig\\p{L}*|corríg\\p{L}*|corregg\\p{L}*|corrij\\p{L}*|corrigeer|verbeter|popraw)(?:-les|l[aeio]s?)?(?: (?:them|these|those|it|that|all|all of them|the lot|die|sie|das|alles|ze))*(?:,? (?:please|bitte|s['’]il (?:te|vous) pla[iî]t|por favor))?[.!]*$`,
  'iu',
);
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
    if (reported.test(clause)) return (now) => corrected(now, documentOf(now), true);
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
    return (now) => corrected(now, findTarget(now, what) ?? documentOf(now), exact !== null);
  },
};

/** The change that a message about faults of the language asks for, in one sentence or two; null where it is about something else. */
export function spellingChange(words: string): Change | null {
  return reported.test(words.trim()) ? (now) => corrected(now, documentOf(now), true) : null;
}

/** So many corrections are told one by one. */
const MOST_TOLD = 6;

async function corrected(draft: Draft, target: Target, isExact: boolean): Promise<Outcome> {
  const part = draft.text.slice(target.start, target.end);
  const source = { ...read(part), language: draft.language };
  const { text, edits } = await (isExact ? correct(source) : improve(source));
  if (text === part)
    return noEffect(
      draft,
      `The rules of the embedded model find no fault in ${target.name}; name what is wrong, such as: replace "A" with "B".`,
    );
  const told = edits
    .slice(0, MOST_TOLD)
    .map((edit) => `"${part.slice(edit.start, edit.end)}" → "${edit.replacement}"`)
    .join(', ');
  const more = edits.length > MOST_TOLD ? ' and more' : '';
  return applied(
    draft,
    splice(draft.text, [{ start: target.start, end: target.end, text }]),
    `Corrected ${target.name} in ${edits.length} place${edits.length === 1 ? '' : 's'}: ${told}${more}.`,
  );
}
