import type { Rule, Subject } from '../quality/rule.ts';
import { requiredHeadings } from '../quality/rules/c01-headings.ts';
import { noChat } from '../quality/rules/c08-no-chat.ts';
import { languageOfInput } from '../quality/rules/c11-language.ts';
import { notCutOff } from '../quality/rules/c12-complete.ts';
import { alteredParts } from './altered-parts.ts';
import { type Breach, type BreachKind, breach } from './breach.ts';
import { farewells } from './farewells.ts';
import { inventionBreaches } from './inventions.ts';
import { lostParts } from './lost-parts.ts';
import type { MarkedText } from './marked-text.ts';
import { unrelatedDocument } from './related.ts';
import { remarksAround } from './remarks.ts';

/** The rules of quality that are promised, not only wished for. */
const PROMISED: readonly (readonly [BreachKind, Rule])[] = [
  ['sections', requiredHeadings],
  ['chat', noChat],
  ['language', languageOfInput],
  ['unfinished', notCutOff],
];

/** Where a document breaks its promise to its input. */
export function documentBreaches(subject: Subject, source: MarkedText, answer: MarkedText): Breach[] {
  return [
    ...lostParts(source, answer.text),
    ...missingTitle(subject),
    ...brokenRules(subject),
    ...remarksAround(subject),
    ...farewells(subject),
    ...inventionBreaches(subject),
    ...alteredParts(answer, source, subject.known, 'document'),
    ...unrelatedDocument(source, answer),
  ];
}

function missingTitle({ document }: Subject): Breach[] {
  if (document.sections[0]?.level === 1) return [];
  return [breach('sections', 'Begin with the title as a heading of level 1.')];
}

export function brokenRules(subject: Subject, kinds?: ReadonlySet<BreachKind>): Breach[] {
  return PROMISED.filter(([kind]) => kinds?.has(kind) ?? true).flatMap(([kind, rule]) =>
    rule.check(subject).map((message) => breach(kind, message)),
  );
}
