import { addedKind, kindNames } from '../added/kinds.ts';
import { homeOfAdded } from '../added/place.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { partsOf } from '../target/several.ts';
import { kindNamed, kindOfSection } from './kinds.ts';
import type { Place } from './place.ts';
import { relocated } from './relocate.ts';

/** Longer sentences say more than what something is. */
const LONGEST = 300;

const softly =
  '(?:more|rather|really|actually|clearly|more of|in fact|just|a lot|much|to me|for me|eher|eigentlich|mehr|wohl|plutôt|vraiment|más bien|realmente|en realidad)';
const likens = `(?:(?:sounds?|looks?|reads?|feels?|seems?|smells?)(?: ${softly})* (?:like|to be)(?: ${softly})*|(?:is|are)(?: ${softly})+|(?:should|would|could) (?:${softly} )*be(?: listed as| treated as| called)?|(?:belongs?|goes) (?:${softly} )*(?:in|under|with|among)(?: the)?|(?:klingt|klingen|sieht|sehen)(?: ${softly})* (?:nach|wie|aus wie)|(?:ist|sind)(?: ${softly})+|wäre(?: ${softly})*|(?:ressemblent?|fait penser)(?: ${softly})* à|(?:est|sont)(?: ${softly})+|(?:parecen?|suena)(?: ${softly})*(?: a)?|(?:es|son)(?: ${softly})+)`;
const article = "(?:an?|the|our|eine?[nmr]?|die|der|den|une?|l['’]|les|un|una|los|las)";
const likened = new RegExp(
  `^(?:(?:i think|imho|to me|for me|and|also|ich finde|je trouve que|creo que),? )*(?<what>[^.:;,!?]{2,80}?) ${likens} (?:${article} )?(?<kind>${kindNames})(?: (?:to|for) (?:me|us))?(?:,? (?:and |but |rather )?(?:not|than|instead of|nicht|kein\\p{L}*|pas|no)(?: (?:like|as|a|an|the|wie|nach|à|en|un|una|une|eine?[rm]?))*[^.;]{0,60})?(?:[.;,–—]\\s*(?:so |and |please |bitte )*(?:(?:move|put|list|treat|handle) (?:it|them|that)(?: there| as (?:such|one)| accordingly)?|(?:bitte )?(?:verschieben|umhängen)|(?:à )?déplacer|muévelo))?[.!]*$`,
  'isu',
);
/** "FR-1 and FR-3 are constraints, not quality rules". */
const told = new RegExp(
  `^(?<what>(?:[A-Z]{1,8}-\\d{1,4}(?:,? and |, | und | et | y )?)+) (?:is|are|ist|sind|est|sont|es|son) (?:${article} )?(?<kind>${kindNames}),? (?:and |but )?(?:not|no|nicht|kein\\p{L}*|pas|rather than) [^.;]{2,60}[.!]*$`,
  'isu',
);

/**
 * The change that puts an item among those it is said to be like: "FR-10 sounds like a constraint to me". Null where the sentence
 * says no such thing, or the document has no place for that kind.
 */
export function likenedStatement(words: string, draft: Draft): Change | null {
  if (words.length > LONGEST) return null;
  const { what, kind = '' } = (told.exec(words.trim()) ?? likened.exec(words.trim()))?.groups ?? {};
  if (what === undefined) return null;
  const parts = partsOf(draft, what).filter((part) => part.kind === 'item' || part.kind === 'row');
  const to = placeFor(draft, kind);
  if (parts.length === 0 || to === null) return null;
  return parts.some((part) => to.section !== null && part.section?.start === to.section.start)
    ? null
    : (now) => relocated(now, parts, placeFor(now, kind) ?? to);
}

/** Where statements of a kind stand. */
function placeFor(draft: Draft, name: string): Place | null {
  const kind = addedKind(name);
  if (kind === null) return null;
  if (kind === 'non-goal') return { section: null, kind };
  const section = homeOfAdded(draft, kind);
  return section === null ? null : { section, kind: kindNamed(name) ?? kindOfSection(section) };
}
