import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { type Change, noEffect } from '../instruction.ts';
import { partRemoved } from '../instructions/remove-part.ts';
import { homeOf, keyOf } from '../target/keyed.ts';
import { labelledBlock } from '../target/labelled-block.ts';
import { openEntries, openLabel } from '../target/open-entries.ts';
import { findOrdinal } from '../target/ordinal.ts';
import { isOfInput } from '../target/questions.ts';
import type { Target } from '../target/target.ts';

const again =
  '(?:(?:now|already|all|finally|also|jetzt|schon|bereits|inzwischen|déjà|maintenant|ya|ahora) )*';
/** What only an open point can be: said of anything else it would not make sense. */
const nolonger =
  "(?:no longer (?:an? )?(?:open|issue|question)|not (?:an? )?(?:open|issue|question) any ?more|nicht mehr offen|plus d[’']actualité)";
const finished =
  '(?:settled|closed|sorted(?: out)?|solved|resolved|done|dealt with|taken care of|cleared(?: up)?|clear|clarified|erledigt|geklärt|gelöst|abgehakt|réglée?s?|résolue?s?|close?s?|resuelt[oa]s?|cerrad[oa]s?|aclarad[oa]s?)';
const said = new RegExp(
  `^(?:and |also |ok(?:ay)?,? )?(?<what>[^,;:?!]{2,120}?) (?:is|are|was|has been|have been|got|ist|sind|wurde|est|sont|está|están|queda) ${again}(?:(?<surely>${nolonger})|${finished})(?: now| already)?$`,
  'iu',
);
const only = new RegExp(
  `^(?:it )?(?:is |are |has been )?${again}(?:${nolonger}|${finished})(?: now| already)?[.!]*$`,
  'iu',
);

/** Whether what stands as the answer to a question only says that it is open no longer: "settled". */
export function onlyCloses(answer: string): boolean {
  return only.test(answer.trim());
}

/** A word for an open point, with or without what it is about. */
const sort =
  /(?<!\p{L})(?:open |offene[nr]? )?(?:questions?|points?|items?|todos?|to-dos?|frage|punkt|offene|point|pregunta|punto|cuestión)(?!\p{L})/iu;
const about =
  /(?<!\p{L})(?:the|our|that|this|die|der|das|den|la|le|les|el|los|about|on|of|with|regarding|whether|for|zu|zum|zur|mit|sur|de|du|des|sobre|first|second|third|last|open|offene[nr]?)(?!\p{L})/giu;

/**
 * The change of a sentence that calls an open point finished ("the parking point is done", "Q-3 is no longer open"): the point goes, and a label
 * with nothing left below it. It says nothing to be written down. Null where it could be a statement about something else, or means several.
 */
export function pointClosed(words: string, draft: Draft): Change | null {
  const { what, surely } = said.exec(words.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
  if (what === undefined) return null;
  const isNamed = sort.test(what) || surely !== undefined || openLabel(draft) !== undefined;
  if (!isNamed || entryMeant(draft, what) === null) return null;
  return (now) => {
    const entry = entryMeant(now, what);
    return entry === null
      ? noEffect(now, `Nothing open is about ${what}.`)
      : partRemoved(now, withEmptyLabel(now, entry));
  };
}

/** The one open point a phrase means: by its key, by its place, or by words that no other of them says. */
function entryMeant(draft: Draft, what: string): Target | null {
  const open = openEntries(draft);
  const named = keyOf(draft, what);
  const counted = named === null ? findOrdinal(draft, what) : homeOf(draft, named);
  if (named !== null || counted) return open.find(({ start }) => start === counted?.start) ?? null;
  const wanted = contentWords(what.replace(sort, ' ').replaceAll(about, ' '));
  if (wanted.length === 0) return null;
  const fitting = open.filter(({ start, end }) => {
    const held = contentWords(draft.text.slice(start, end));
    return wanted.every((word) => held.some((other) => areKin(word, other)));
  });
  // what somebody asked is closed sooner than what the document asks of itself
  const own = fitting.filter((entry) => isOfInput(draft, entry));
  const [only, ...others] = own.length > 0 ? own : fitting;
  return only && others.length === 0 ? only : null;
}

/** The last point under a label goes with the label, which would stand above nothing. */
function withEmptyLabel(draft: Draft, entry: Target): Target {
  const label = openLabel(draft);
  const block = label === undefined || openEntries(draft).length > 1 ? null : labelledBlock(draft, label);
  return block ?? entry;
}
