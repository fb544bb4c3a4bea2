import { contentWords, shareOf } from '../../document/content-words.ts';
import { withSubsections } from '../../document/outline.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { questionSection } from '../place/home.ts';
import { homeOf, keyOf } from './keyed.ts';
import { findOrdinal } from './ordinal.ts';
import { findSection } from './section.ts';
import type { Target } from './target.ts';

/** The open questions of the draft, as items or rows. */
export function openQuestions(draft: Draft): Target[] {
  const section = questionSection(draft);
  if (!section) return [];
  const own = withSubsections(draft.outline, section);
  const items = draft.items.filter((item) => item.depth === 1 && own.some((one) => one === item.section));
  const rows = draft.units.filter(
    (unit) => unit.kind === 'row' && !unit.header && own.some((one) => one === unit.section),
  );
  const targets: Target[] = [
    ...items.map(
      (item): Target => ({
        kind: 'item',
        start: item.start,
        end: item.end,
        name: item.text,
        section: item.section,
      }),
    ),
    ...rows.map(
      (unit): Target => ({
        kind: 'row',
        start: unit.start,
        end: unit.end,
        name: unit.text,
        section: unit.section,
      }),
    ),
  ];
  return targets.length > 0 || !findSection(draft, section.title)
    ? targets
    : draft.units
        .filter((unit) => unit.section === section && unit.kind === 'paragraph' && /\?/u.test(unit.text))
        .map(
          (unit): Target => ({ kind: 'block', start: unit.start, end: unit.end, name: unit.text, section }),
        );
}

/** What an open question asks, without marks of the list, and its key. */
export function questionText(draft: Draft, question: Target): { asked: string; key: string | null } {
  const raw = draft.text.slice(question.start, question.end);
  const asked = raw
    .replace(
      /^[\s>|]*(?:[*+-]|\d{1,9}[.)])?\s*(?:\[[ xX]\]\s+)?(?:[*_]{0,2}Q-?\d{1,4}[*_]{0,2}\s?[:.|–—-]{0,2}[*_]{0,2}\s*)?/u,
      '',
    )
    .replace(/\s*\|.*$/su, '')
    .replace(/^\*\*|\*\*$/gu, '')
    .replace(
      /^(?:unresolved|open|undecided|not decided|unclear|not clear|to be decided|offen|ungeklärt)\s?:\s+/iu,
      '',
    )
    .trim();
  return { asked, key: /\bQ-\d{1,4}\b/u.exec(raw)?.[0] ?? null };
}

/** The open question a phrase means: by its key, its place or what it is about. */
export function findQuestion(draft: Draft, which: string): Target | null {
  const phrase = which
    .replace(/^the /iu, '')
    .replace(/^open /iu, '')
    .replace(/ open question/iu, ' question');
  const key = keyOf(draft, phrase);
  const home = key === null ? null : homeOf(draft, key);
  // a requirement is no question, whatever answers it
  if (key !== null && home)
    return key.startsWith('Q') || openQuestions(draft).some(({ start }) => start === home.start)
      ? home
      : null;
  const number = /^Q-?(\d{1,3})$/iu.exec(phrase)?.[1];
  const ordinal = findOrdinal(draft, number === undefined ? phrase : `question ${number}`);
  if (ordinal && openQuestions(draft).some((target) => target.start === ordinal.start)) return ordinal;
  return questionAbout(draft, phrase.replace(/^question (?:about|on|of|whether)?\s?/iu, ''));
}

/** The open question that shares most of a topic's words. */
export function questionAbout(draft: Draft, topic: string): Target | null {
  const wanted = contentWords(topic);
  const asked = (target: Target) => {
    const held = contentWords(draft.text.slice(target.start, target.end));
    return (
      wanted.filter((word) => held.some((other) => growsFrom(word, other) || areKin(word, other))).length /
      wanted.length
    );
  };
  return wanted.length === 0 ? null : (openQuestions(draft).find((target) => asked(target) >= 0.6) ?? null);
}

/** How much of a question the input asks itself, where the question is not one that the document raises by itself. */
const OWN = 0.8;

/** The question of the input that a label names with all its words. */
export function ownQuestionAbout(draft: Draft, label: string): Target | null {
  const wanted = contentWords(label);
  const asks = (target: Target, words: readonly string[]) => {
    const held = contentWords(draft.text.slice(target.start, target.end));
    return words.every((word) => held.some((other) => growsFrom(word, other) || areKin(word, other)));
  };
  if (wanted.length === 0 || wanted.length > 4) return null;
  const [only, ...others] = openQuestions(draft).filter(
    (target) => isOfInput(draft, target) && asks(target, wanted),
  );
  return only && others.length === 0 ? only : null;
}

/** What yes or no answers. */
export const asksWhether =
  /^¿?(?:do|does|did|is|are|was|were|should|shall|can|could|may|must|will|would|has|have|whether|soll\p{L}*|muss|müssen|darf|dürfen|kann|können|ist|sind|wird|werden|brauch\p{L}*|est-ce|faut-il|peut-on|doit-on)(?!\p{L})/iu;

/**
 * The open question that an answer is of which names none: it shares words with that one alone, first of all with one that the input
 * asks itself; where the input asks but one, that.
 */
export function questionMeantBy(draft: Draft, answer: string): Target | null {
  const isYesOrNo = /^(?:yes|no|yep|nope|ja|nein|oui|non|sí|sì|sim|tak)(?!\p{L})/iu.test(answer);
  const open = openQuestions(draft).filter(
    (target) => !isYesOrNo || asksWhether.test(questionText(draft, target).asked),
  );
  const own = open.filter((target) => isOfInput(draft, target));
  const said = contentWords(answer);
  const sharing = (targets: readonly Target[]) => {
    const scored = targets
      .map((target) => {
        const asked = contentWords(questionText(draft, target).asked);
        return { target, shared: said.filter((word) => asked.some((other) => areKin(word, other))).length };
      })
      .filter(({ shared }) => shared > 0)
      .toSorted((left, right) => right.shared - left.shared);
    const [best, next] = scored;
    return best && best.shared > (next?.shared ?? 0) ? best.target : null;
  };
  const [only, ...others] = own.length > 0 ? own : open;
  return sharing(own) ?? (only && others.length === 0 ? only : sharing(open));
}

/** The key of the one question of the input that a statement shares its subject with; null where there are several. */
export function questionOn(draft: Draft, statement: string): string | null {
  const said = contentWords(statement);
  const [only, ...others] = openQuestions(draft).filter(
    (target) =>
      isOfInput(draft, target) &&
      contentWords(questionText(draft, target).asked).some((word) =>
        said.some((other) => areKin(word, other)),
      ),
  );
  return only && others.length === 0 ? questionText(draft, only).key : null;
}

/** Whether the input asks a question itself, for the most part of its words. */
export function isOfInput(draft: Draft, target: Target): boolean {
  const known = new Set(contentWords(draft.request.originalInput));
  return shareOf(contentWords(questionText(draft, target).asked), known) >= OWN;
}

/** Whether one word grows out of the other, as "ownership" out of "own". */
function growsFrom(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short === long || (short.length > 2 && long.startsWith(short));
}
