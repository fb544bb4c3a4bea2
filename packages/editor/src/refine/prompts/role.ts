import { endOf, startOf } from '../../document/outline.ts';
import { lowerFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice, wholeLines } from '../editing/splice.ts';
import { itemsUnder, type Prompt, writtenOf } from './parts.ts';

const someone = '(?<who>(?:an? |the |our )?["“]?\\p{L}[^.;:!?]{2,120}?["”]?)';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:the |its |your )?role (?:should|must|has to|needs to|is to|ought to|can|shall) (?:rather |now |better )?(?:be|become|read|say) (?:that of )?${someone}(?: instead)?$`,
    'iu',
  ),
  new RegExp(`^(?:the |its |your )?role(?: is(?: now)?| ?[:=]) ${someone}$`, 'iu'),
  new RegExp(
    `^(?:make|set|change|switch|update|turn) (?:the |its )?role (?:to|into|be|=)? ?(?:that of )?${someone}$`,
    'iu',
  ),
  new RegExp(
    `^(?:use|take|give (?:it|(?:the )?(?:model|assistant|bot|agent|ai|llm))) (?:the |a )?role (?:of |as )?${someone}$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:the )?(?:model|assistant|bot|agent|ai|llm)|it) (?:should|must|has to|needs to|shall) (?:act|work|behave|speak|answer|respond|pose|present itself|see itself) (?:as|like) ${someone}$`,
    'iu',
  ),
  /^(?:(?:the )?(?:model|assistant|bot|agent|ai|llm)) (?:should|must|has to|needs to|shall|is) (?:to )?(?:be )?(?<who>(?:an? )(?!bit|little)\p{L}[^.;:!?,]{2,80})$/iu,
  new RegExp(`^(?:it should |let it )?act as ${someone}$`, 'iu'),
  new RegExp(
    `^(?:make|let|have) (?:it|(?:the )?(?:model|assistant|bot|agent|ai|llm)) (?:act|work|behave|speak|answer|respond|pose) (?:as|like) ${someone}$`,
    'iu',
  ),
  /^you are (?<who>(?:an? )\p{L}[^.;:!?,]{2,80})$/iu,
];

/** The role that words give the model of a prompt, with its article; null where they give none. */
export function roleIn(clause: string): string | null {
  const words = clause.trim().replace(/[.!]+$/u, '');
  for (const pattern of patterns) {
    const who = pattern
      .exec(words)
      ?.groups?.['who']?.replace(setAgainst, '')
      .replace(/^["“]|["”]$/gu, '')
      .replace(/^our /iu, 'the ');
    if (who === undefined || notOne.test(who)) continue;
    const plain = who.replace(/^you are /iu, '');
    if (/^(?:an?|the) /iu.test(plain)) return lowerFirst(plain);
    return `${/^(?:[aeio]|u(?!ni|s[ei]))/iu.test(plain) ? 'an' : 'a'} ${plain}`;
  }
  return null;
}

/** What it is not any more says nothing of what it is. */
const setAgainst = /,? (?:and )?(?:not|instead of|rather than|no longer) .{2,120}$/iu;
/** What a role can be found to be, and is none. */
const notOne =
  /^you (?!are (?:an?|the) )|^(?:(?:an? )?(?:bit|little|lot)|(?:much |more |less |too |very )?(?:short|long|clear|specific|vague|generic|formal|simple|detailed|precise|first|last|removed|deleted|dropped|renamed|above|below|before|after|at|in|under|not|more|less|merged|expanded|explained))(?:er)?(?!\p{L})/iu;

/** The text with a role: "You are …" says it, and what the sentence goes on to say of the task stays. */
export function withRole(draft: Draft, prompt: Prompt, role: string): string | null {
  const paragraph = prompt.role?.nodes.find((node) => node.type === 'paragraph');
  if (!paragraph) return null;
  const start = startOf(paragraph);
  const raw = draft.text.slice(start, endOf(paragraph));
  const said =
    /^You are (?<who>.{2,200}?)(?= with (?:one|the) task| who (?:works?|reviews?|writes?|answers?)|, |[.;:]|$)/iu.exec(
      raw,
    );
  const opening = said?.[0] ?? /^[^.!?]*[.!?]?/u.exec(raw)?.[0] ?? '';
  const fresh = said ? `You are ${role}` : `You are ${role}.`;
  return splice(draft.text, [
    { start, end: start + opening.length, text: fresh },
    ...notesOfRole(draft, prompt),
  ]);
}

/** An instruction that only names the role, which is another one now. */
function notesOfRole(draft: Draft, prompt: Prompt): Splice[] {
  const items = itemsUnder(draft, prompt.sections.instructions);
  const note = items.find((item) => /^role\s?[:=]/iu.test(writtenOf(draft, item).text));
  if (!note) return [];
  const after = items.slice(items.indexOf(note) + 1).flatMap((item): Splice[] => {
    const number = /^\d{1,9}/u.exec(draft.text.slice(item.start, item.end))?.[0];
    return number === undefined
      ? []
      : [{ start: item.start, end: item.start + number.length, text: String(Number(number) - 1) }];
  });
  return [wholeLines(draft.text, note.start, note.end), ...after];
}
