import { contentWords } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import { draftOf } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** "Explain in the migration how …", "add to the risks: …": the part of the document that something is to stand in. */
const home =
  /^(?:also |and )?(?:add|include|mention|append|insert|list|note|state|write|say|explain|describe|put|document) (?:(?!to |in |under )[^:"“]{1,120}? )?(?:to|in|under) (?:the |our )?(?<place>[\p{L} -]{3,40}?)(?: section| part| chapter)?(?:\s?:|,? (?:that|how|why|what|when|who|which|whether)(?!\p{L})|$)/iu;

/** "The summary should mention …", "mention that … in the design" */
const named: readonly RegExp[] = [
  home,
  /^(?:the |our )?(?<place>[\p{L} -]{3,40}?)(?: section| part| chapter)? (?:should|must|needs? to|has to|could) (?:also )?(?:mention|include|say|list|name|state|contain|cover|explain|describe)(?!\p{L})/iu,
  /^(?:add|mention|note|write|say|explain|state) (?:that|how|why) .{6,300} (?:to|in|under) (?:the |our )?(?<place>[\p{L} -]{3,40}?)(?: section| part| chapter)?$/iu,
];

/** What is to stand in a part of the document is written there. */
export const standsWhereAsked: Postcondition = ({ before, after, changed, clause }) => {
  const words = plainClause(clause).replace(/[.!]+$/u, '');
  const place = named.map((one) => one.exec(words)?.groups?.['place']).find((one) => one !== undefined);
  const wanted = place === undefined ? [] : titled(before.outline.sections, place);
  if (wanted.length === 0 || changed.fresh.length === 0) return null;
  const now = draftOf(after, before.request);
  const homes = titled(now.outline.sections, place ?? '');
  const isThere = homes.some(({ start, end }) => {
    const lines = new Set(now.text.slice(start, end).split(/\r?\n/u));
    return changed.fresh.some((line) => line.trim() !== '' && lines.has(line));
  });
  return isThere
    ? null
    : `written ${quoted(changed.fresh.find((line) => line.trim() !== '') ?? '')} elsewhere than under "${homes[0]?.title ?? place}"`;
};

/** The sections whose titles hold all the words of a name. */
function titled(sections: readonly Section[], name: string): Section[] {
  const words = contentWords(name);
  return words.length === 0
    ? []
    : sections.filter(({ title, level }) => {
        const own = contentWords(title);
        return level > 1 && words.every((word) => own.includes(word));
      });
}
