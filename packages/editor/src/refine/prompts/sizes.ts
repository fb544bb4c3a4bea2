import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import type { Prompt } from './parts.ts';

const number = '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)';
const noun = '(?:sentence|word|paragraph|line|bullet(?: point)?|step|character|point|page)s?';
const wish = new RegExp(
  `^(?:the |each |every |its )?(?<what>\\p{L}[\\p{L} -]{2,40}?) (?:can|may|should|must|has to|needs to) (?:now )?(?:be|have|take|run to|fill) (?:up to |at most |only |no more than |exactly |about )?(?<size>${number} ${noun})(?: long)?$`,
  'iu',
);
const size = new RegExp(`(?<![\\p{L}\\d])${number} ${noun}(?!\\p{L})`, 'giu');

/** The size that words give a part of what a model answers, and the splices that set it where a prompt gives one now; null for other words. */
export function sizeSet(draft: Draft, prompt: Prompt, clause: string): readonly Splice[] | null {
  const { what, size: fresh } = wish.exec(clause.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
  if (what === undefined || fresh === undefined) return null;
  const wanted = contentWords(what);
  const kind = kindOf(fresh);
  const spared = [prompt.examples, prompt.inputs].flatMap((section) => (section ? [section.start] : []));
  return draft.units
    .filter((unit) => !spared.includes(unit.section?.start ?? -1))
    .flatMap((unit) => {
      const text = draft.text.slice(unit.start, unit.end);
      const held = contentWords(text);
      if (wanted.length === 0 || !wanted.every((word) => held.includes(word))) return [];
      return [...text.matchAll(size)]
        .filter(([old]) => kindOf(old) === kind)
        .map((match) => ({
          start: unit.start + match.index,
          end: unit.start + match.index + match[0].length,
          text: fresh,
        }));
    });
}

function kindOf(words: string): string {
  return words.split(' ').slice(1).join(' ').toLowerCase().replace(/s$/u, '');
}
