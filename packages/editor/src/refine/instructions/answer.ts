import { contentWords, shareOf } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { withSubsections } from '../../document/outline.ts';
import { areKin } from '../claims/kin.ts';
import { spelledNumbers } from '../claims/spelled-numbers.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { isGap } from '../place/gap.ts';
import { homeOfFact, kindOfFact, questionSection } from '../place/home.ts';
import { insertInto } from '../place/insert.ts';
import { placeFact } from '../place/place-fact.ts';
import { asSentence } from '../place/sentence.ts';
import { removed, removedWithKey } from '../removal.ts';
import { type Splice, splice } from '../splice.ts';
import { homeOf, keyOf } from '../target/keyed.ts';
import { findOrdinal } from '../target/ordinal.ts';
import { findSection } from '../target/section.ts';
import type { Target } from '../target/target.ts';

const named =
  /^(?:the )?(?:answer|reply|response|solution)?\s?(?:to|for|on|re(?:garding)?|about|concerning|as for)?\s?(?<which>Q-?\d{1,3}|(?:the )?(?:open )?question (?:no\.? |number |#)?\d{1,3}|(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|last)(?: open)? question)\s?(?:is|:|,|->|→|=>|–|—|-|=|has been answered:|is answered:)\s?(?<answer>.{1,2000})$/isu;
const about =
  /^(?:the )?(?:answer to|as for|regarding|re|about|on|concerning|to answer)(?: the (?:open )?question(?: (?:about|of|on|whether))?)? (?<topic>.{1,160}?)(?:\s(?:question )?is\s|[:,–—]\s?|\s-\s)(?<answer>.{1,2000})$/isu;
/** "The q about Redis: …", "for the double start: …", "the retention question: …". */
const pointed =
  /^(?:(?:the |your )?(?:open )?(?:q|question|point|issue)\s(?:about|on|of|re|regarding|with|whether)\s(?:the )?(?<topic>[^:]{2,100}?)|(?:for|with) (?:the )?(?<case>[^:,]{2,80}?)|(?:the )?(?<thing>[^:,]{2,60}?) (?:question|q|point))\s?(?::|=|->|→|–|—)\s?(?<answer>.{1,2000})$/isu;
const asking =
  /^(?<topic>(?:who|what|when|where|which|how|whether|why|do|does|is|are|can|should|wer|was|wann|wo|wie|qui|quand|où|quién|cuándo|dónde) [^:?→=>-]{3,120}?)\s?(?:->|→|=>|:|=|\?)\s?(?<answer>.{1,2000})$/isu;
const resolve =
  /^(?:answer|resolve|close|settle) (?<which>(?:the )?(?:open )?(?:Q-?\d{1,3}|question .{1,160}?|(?:first|second|third|last)(?: open)? question))(?:\s?(?:(?:with|as|by|to say|saying):?|:)\s?(?<answer>.{1,2000}))$/isu;

/** Answers an open question: the question goes, the answer stands where such facts belong. */
export const answer: Instruction = {
  meta: {
    id: 'answer',
    does: 'Takes an open question out and puts the answer of the feedback into the section where it belongs.',
    examples: [
      'Q-2: 30 days',
      'the answer to question 1 is yes, for admins only',
      'regarding ownership: the data team owns it',
    ],
  },
  parse(clause, draft) {
    for (const pattern of [resolve, named]) {
      const groups = pattern.exec(clause)?.groups;
      const { which, answer: words } = groups ?? {};
      if (which === undefined || words === undefined || !findQuestion(draft, which)) continue;
      return (now) => answered(now, findQuestion(now, which), words);
    }
    for (const pattern of [about, asking, pointed]) {
      const groups = pattern.exec(clause)?.groups;
      const topic = groups?.['topic'] ?? groups?.['case'] ?? groups?.['thing'];
      const words = groups?.['answer'];
      if (topic === undefined || words === undefined || !questionAbout(draft, topic)) continue;
      return (now) => answered(now, questionAbout(now, topic), words);
    }
    return null;
  },
};

/** The open question a plain statement answers: it shares most of the question's words, or says the same of its subject. */
export function questionAnsweredBy(draft: Draft, statement: string): Target | null {
  if (/[?？]\s*$/u.test(statement)) return null;
  const held = contentWords(statement).map((word) => String(spelledNumbers.get(word) ?? word));
  const scored = openQuestions(draft).map((target) => {
    const asked = draft.text.slice(target.start, target.end).replace(/[A-Z]{1,8}-\d{1,6}/gu, ' ');
    const wanted = contentWords(asked);
    const shared = wanted.filter((word) => held.some((other) => areKin(word, other))).length;
    return { target, share: Math.max(shareOf(wanted, new Set(held)), shared / wanted.length), shared };
  });
  const [best] = scored
    .filter((one) => one.shared >= 2 && one.share >= 0.5)
    .toSorted((left, right) => right.share - left.share);
  return best?.target ?? null;
}

/** Takes a question out and writes its answer down. */
export function answered(draft: Draft, question: Target | null, said: string): Outcome {
  // what follows a yes says it by itself
  const words = said.replace(/^(?:yes|no|yep|nope|ja|nein|oui|non|sí),\s+(?=\S+ \S+ \S+ \S+)/iu, '');
  if (!question) return noEffect(draft, 'There is no such open question.');
  const { asked, key } = questionText(draft, question);
  const fact = isStatement(words) ? words : `${asked} ${asSentence(words)}`;
  const settled = key === null ? null : whereItIsOpen(draft, question, key, { words, fact });
  if (key !== null && settled !== null) {
    const now = draftOf(settled, draft.request);
    return applied(
      draft,
      removed(now, homeOf(now, key) ?? question),
      `Took out the question "${asked}" and wrote its answer where it was open.`,
    );
  }
  const text = removedWithKey(draft, question, key);
  const without = draftOf(text, draft.request);
  const home = homeOfFact(
    without,
    `${asked.replace(/\?$/u, '')} ${words}`,
    kindOfFact(words) === 'requirement' ? 'requirement' : 'fact',
  );
  if (isStatement(words)) {
    const placed = placeFact(
      without,
      fact,
      undefined,
      home && questionSection(without)?.start !== home.start ? home : null,
    );
    return placed.status === 'applied'
      ? { ...placed, message: `Took out the question "${asked}". ${placed.message}` }
      : applied(draft, text, `Took out the question "${asked}"; the document already says so.`);
  }
  return applied(
    draft,
    insertInto(without, home, fact),
    `Took out the question "${asked}" and wrote its answer down${home ? ` under "${home.title}"` : ''}.`,
  );
}

/**
 * The text with an answer at every place that calls its question open, behind the colon or in the cell of "X: open, see Q-1",
 * or in the place of the one paragraph that says that nothing is known. Null where other places lead to the question.
 */
function whereItIsOpen(
  draft: Draft,
  question: Target,
  key: string,
  { words, fact }: { readonly words: string; readonly fact: string },
): string | null {
  const citing = draft.units.filter(
    (unit) =>
      (unit.end <= question.start || unit.start >= question.end) &&
      keysIn(draft.text.slice(unit.start, unit.end)).some((one) => one.text === key),
  );
  const [unit] = citing;
  if (citing.length === 1 && unit?.kind === 'paragraph' && isGap(draft.language, unit.text.trim()))
    return splice(draft.text, [{ start: unit.start, end: unit.end, text: asSentence(fact) }]);
  const open = new RegExp(`(?<=(?::[*_]{0,2}|\\|)\\s)[^:|\\n]{1,60}?${key}(?!\\d)\\)?\\.?`, 'u');
  const said = words.trim().replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  const splices = citing.flatMap(({ start, end, kind }): Splice[] => {
    const found = open.exec(draft.text.slice(start, end));
    const text = kind === 'row' ? said.replaceAll('|', '\\|') : /[.!?]$/u.test(said) ? said : `${said}.`;
    return found ? [{ start: start + found.index, end: start + found.index + found[0].length, text }] : [];
  });
  return splices.length > 0 && splices.length === citing.length ? splice(draft.text, splices) : null;
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
    .trim();
  return { asked, key: /\bQ-\d{1,4}\b/u.exec(raw)?.[0] ?? null };
}

function isStatement(words: string): boolean {
  return (
    words.trim().split(/\s+/u).length >= 4 &&
    !/\b(?:it|they|this|these|those|yes|no)\b/iu.test(words) &&
    /\s(?:is|are|was|were|must|should|may|can|will|shall|has|have|needs?|uses?|keeps?|stores?|kept|runs?|sends?|owns?|takes?|expires?|do|does|lasts?|\p{L}{3,20}(?:ed|s))\s/iu.test(
      words,
    )
  );
}

/** The open question a phrase means: by its key, its place or what it is about. */
export function findQuestion(draft: Draft, which: string): Target | null {
  const phrase = which
    .replace(/^the /iu, '')
    .replace(/^open /iu, '')
    .replace(/ open question/iu, ' question');
  const key = keyOf(draft, phrase);
  if (key !== null) return homeOf(draft, key);
  const number = /^Q-?(\d{1,3})$/iu.exec(phrase)?.[1];
  const ordinal = findOrdinal(draft, number === undefined ? phrase : `question ${number}`);
  if (ordinal && openQuestions(draft).some((target) => target.start === ordinal.start)) return ordinal;
  return questionAbout(draft, phrase.replace(/^question (?:about|on|of|whether)?\s?/iu, ''));
}

function questionAbout(draft: Draft, topic: string): Target | null {
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

/** Whether one word grows out of the other, as "ownership" out of "own". */
function growsFrom(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short === long || (short.length > 2 && long.startsWith(short));
}

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
