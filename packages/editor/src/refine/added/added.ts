import { keysIn } from '../../document/keys.ts';
import { sentencesOf } from '../../read/sentences-of.ts';
import type { Draft } from '../draft.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { newTicket } from '../instructions/new-ticket.ts';
import { entryFor, withEntry } from '../labelled/set-entry.ts';
import { isOffTopic } from '../scope/off-topic.ts';
import { findAbout } from '../target/about.ts';
import { findTarget } from '../target/find.ts';
import { unquoted } from '../target/phrase.ts';
import { questionIn, riskIn } from './content.ts';
import type { AddedKind } from './kinds.ts';
import { mainClause } from './main-clause.ts';
import { type Added, homeOfAdded, placeAdded } from './place.ts';
import { type AddedWords, addedWordsIn } from './wording.ts';

/** Longer words hold more than one statement. */
const LONGEST = 1200;

/**
 * The change that adds a statement of a kind which sentences name and word: "could we get a risk in there? If …", "…; add that
 * as an NFR". Null where they do not, or where the document has no place for the kind.
 */
export function addedStatement(words: string, draft: Draft): Change | null {
  if (words.length > LONGEST || isOffTopic(words, draft)) return null;
  const found = addedWordsIn(words);
  const added = found === null ? null : statementIn(found, draft);
  if (added === null) return null;
  const isDemand = /^(?:requirement|quality|constraint)$/u.test(added.kind);
  if (isDemand && homeOfAdded(draft, added.kind) === null)
    return newTicket.parse(`add a ticket: ${added.said.replace(/[.]$/u, '')}`, draft);
  if (added.kind !== 'non-goal' && added.kind !== 'question' && homeOfAdded(draft, added.kind) === null)
    return (now) => withoutHome(now, added);
  return (now) => placeAdded(now, added);
}

/** A plan may have a place for a risk where the document has no section for it; else the outcome says what is missing. */
function withoutHome(draft: Draft, { kind, said, mitigation }: Added): Outcome {
  const value = mitigation === null ? said : `${said} (${mitigation})`;
  const entry = entryFor(draft, { label: kind, of: null, value, isSet: false });
  return entry
    ? applied(draft, withEntry(draft, entry, value), `Set ${entry.label} to "${value}".`)
    : noEffect(draft, `The document has no section for this; say first: add a section "${kind}s".`);
}

/** What is wanted as a statement of its kind; null where the words are no statement, or more than one. */
function statementIn({ kind, said }: AddedWords, draft: Draft): Added | null {
  const words = said.replace(again, '');
  const whole = unquoted(kind === 'question' ? words : words.replace(/^that\s+/iu, ''));
  const { risk, mitigation } = kind === 'risk' ? riskIn(whole) : { risk: whole, mitigation: null };
  const text = risk.trim().replace(kind === 'question' ? /\s*[.;,]+$/u : /\s*[.;,?]+$/u, '');
  const isPlain = !keysIn(text).some((key) => key.text === text.trim());
  if (
    !isPlain ||
    text.split(/\s+/u).length < 2 ||
    sentencesOf(text).length > mostSentences(kind, text) ||
    pointsOnly.test(text)
  )
    return null;
  // what stands in the document is moved, not added
  if (kind !== 'question' && (findTarget(draft, text)?.kind === 'item' || namesPart(text, draft)))
    return null;
  return {
    kind,
    said: kind === 'question' ? questionIn(text) : mainClause(text, kind, draft.language),
    mitigation,
  };
}

/** "The spam thing": what only names a part of the document, whatever is said of where it stands. */
function namesPart(text: string, draft: Draft): boolean {
  const named =
    /^(?:the|this|that) [^:,;]{2,60} (?:thing|part|bit|stuff|sentence|line|piece|passage|remark)(?=[:,;]|$)/iu.exec(
      text,
    )?.[0];
  return named !== undefined && findAbout(draft, named) !== null;
}

/** "Risks: please add that …" asks for the same twice. */
const again =
  /^(?:(?:please|pls|bitte|por favor) )?(?:add|note|mention|include|list)(?: (?:that|there|in there|here))?:? (?=\S)/iu;
const pointsOnly = /^(?:it|that|this|them|these|those|the \p{L}+|das|es|ça|eso)(?: \p{L}+)?$/iu;

/** Why an alternative was given up belongs to it. */
const givenUp =
  /[.!]\s+(?:but )?(?:we|it|they|this|that|the team) (?:was|were|have|has|had|would)?\s?(?:rejected|dropped|dismissed|ruled|discarded|given|gave|turned|too|be|decided)/iu;

function mostSentences(kind: AddedKind, text: string): number {
  return kind === 'alternative' && givenUp.test(text) ? 2 : 1;
}
