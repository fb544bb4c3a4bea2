import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import { readOnce } from '../per-draft.ts';
import { wholeWords } from '../target/phrase.ts';

const instead =
  '(?:instead of|rather than|not|statt|anstatt|au lieu de|en vez de|en lugar de|invece di|em vez de|in plaats van|zamiast)';
const status =
  '(?<fresh>[1-5]\\d\\d)(?: \\p{Lu}[\\p{L} ]{1,30}?)?,? (?:and )?' +
  instead +
  ' (?:an? |the )?(?<old>[1-5]\\d\\d)';
const forms = [
  new RegExp(
    `^(?<case>.{4,160}?)(?:,| then)? (?:it |that |this |we |the \\p{L}+ |they )?(?:should (?:be|give|return|answer(?: with)?|get)|must (?:be|give|return|answer(?: with)?)|is|gives?|returns?|answers?(?: with)?|gets?|has to be|needs to be) (?:an? )?${status}[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:it|that|this|we|they|the \\p{L}+) )?(?:(?:should|must|has to|needs to) )?(?:(?:be|give|return|answer(?: with)?|is|gives?|returns?|answers?(?: with)?|get|use|send) )?(?:an? )?${status}(?: (?<case>.{4,160}?))?[.!]*$`,
    'iu',
  ),
];

/** A status in the place of another, with the splices that write it. */
export interface StatusExchange {
  readonly splices: readonly Splice[];
  readonly old: string;
  readonly fresh: string;
}

const ENOUGH = 0.5;

/** Whether a draft speaks of answers with a status, so that a number of three digits can be one. */
export const hasStatuses = readOnce(({ text }) =>
  /(?<!\p{L})(?:HTTP|GET|POST|PUT|PATCH|DELETE|status(?:es)? codes?|(?:answers?|returns?|responds?)(?: with)?(?: an?)? [1-5]\d\d)(?![\p{L}\d])/u.test(
    text,
  ),
);

/**
 * The places where a clause wants another status ("should be 425 instead of 409 when the first request is still running"): those that
 * give the old one for the case it names, all of them where it names none. Null where it names no statuses.
 */
export function statusExchange(clause: string, draft: Draft): StatusExchange | null {
  if (!hasStatuses(draft)) return null;
  for (const form of forms) {
    const groups = form.exec(clause.trim())?.groups;
    const { old, fresh } = groups ?? {};
    if (old === undefined || fresh === undefined) continue;
    const wanted = contentWords(groups?.['case'] ?? '').filter((word) => !/^(?:still|already)$/u.test(word));
    const speaks = (text: string) => {
      const held = contentWords(text);
      const shared = wanted.filter((word) => held.some((other) => areKin(word, other)));
      return wanted.length === 0 || shared.length / wanted.length >= ENOUGH;
    };
    const splices = draft.units
      .filter((unit) => speaks(draft.text.slice(unit.start, unit.end)))
      .flatMap((unit) =>
        [...draft.text.slice(unit.start, unit.end).matchAll(wholeWords(old, 'g'))].map(({ index }) => ({
          start: unit.start + index,
          end: unit.start + index + old.length,
          text: fresh,
        })),
      );
    return splices.length > 0 ? { splices, old, fresh } : null;
  }
  return null;
}
