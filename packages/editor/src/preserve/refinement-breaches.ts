import { contentWords } from '../document/content-words.ts';
import { type Outline, outlineOf } from '../document/outline.ts';
import type { Subject } from '../quality/rule.ts';
import { alteredParts } from './altered-parts.ts';
import { type Breach, type BreachKind, breach } from './breach.ts';
import { brokenRules } from './document-breaches.ts';
import { farewells } from './farewells.ts';
import { inventionBreaches } from './inventions.ts';
import { licenceOf } from './licence.ts';
import { lostParts } from './lost-parts.ts';
import type { MarkedText } from './marked-text.ts';
import { nearWords, shareIn } from './near-words.ts';
import { remarksAround } from './remarks.ts';

/** A revision keeps at least so much of what the document says, unless it was asked to shorten it. */
const KEPT = 0.5;
/** So much of what a revision says comes from the document, the feedback and their context. */
const OWNED = 0.4;

/**
 * Where a revised document breaks its promise: what the feedback has nothing to do with is still there, and nothing is made up.
 *
 * @param subject the revision, with the document before it as its input
 * @param reference the embedded model's revision; null: not known
 */
export function refinementBreaches(
  subject: Subject,
  source: MarkedText,
  answer: MarkedText,
  feedback: string,
  reference: string | null,
): Breach[] {
  const before = outlineOf(source.text, subject.input.tree);
  const licence = licenceOf(before, feedback, reference);
  const rules = new Set<BreachKind>(
    licence.otherLanguage ? ['chat', 'unfinished'] : ['chat', 'unfinished', 'language'],
  );
  return [
    ...lostParts(source, answer.text).filter(({ part }) => !licence.takesOut(part)),
    ...lostHeadings(before, subject.document, licence.changesHeading, licence.otherLanguage),
    ...brokenRules(subject, rules),
    ...remarksAround(subject),
    ...farewells(subject),
    ...inventionBreaches(subject),
    ...alteredParts(answer, source, subject.known, 'document'),
    ...(licence.otherLanguage ? [] : unrelatedRevision(source, answer, subject.known, licence.shortens)),
  ];
}

function lostHeadings(
  { sections: before }: Outline,
  document: Outline,
  mayGo: (title: string) => boolean,
  otherLanguage: boolean,
): Breach[] {
  if (otherLanguage) {
    const isWhole = document.sections.length >= before.filter(({ title }) => !mayGo(title)).length;
    return isWhole ? [] : [breach('sections', 'Sections of the document are missing; give it back whole.')];
  }
  const titles = new Set(document.sections.map(({ title }) => title.toLowerCase()));
  return before
    .filter(({ title }) => !titles.has(title.toLowerCase()) && !mayGo(title))
    .map(({ title }) =>
      breach('sections', `The section "${title.slice(0, 120)}" is missing; nothing asked for that.`),
    );
}

function unrelatedRevision(
  source: MarkedText,
  answer: MarkedText,
  known: string,
  shortens: boolean,
): Breach[] {
  const before = source.words;
  const after = answer.words;
  const kept = shareIn(before, nearWords(after));
  const owned = shareIn(after, nearWords(contentWords(known)));
  if ((shortens || before.length < 2 || kept >= KEPT) && (after.length < 2 || owned >= OWNED)) return [];
  return [breach('unrelated', 'The answer is not the document with a change; give the whole document back.')];
}
