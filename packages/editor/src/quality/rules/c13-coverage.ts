import { FORMATS } from '@faircopy/contract/formats';
import { contentWords, shareOf } from '../../document/content-words.ts';
import { coverageOf, statingSentences } from '../coverage.ts';
import type { Rule, Subject } from '../rule.ts';

/** Sections and forms that restate by nature: they may say again what another section says. */
const restating = new Set([
  'summary',
  'coverage-map',
  'test-plan',
  'epic-goal',
  'overview',
  'metadata',
  'worked-example',
  'openapi',
  'ddl',
  'delivery-plan',
]);
const fewest = 5;
/** Characters under which a line that names a ticket refers to it and says nothing else. */
const shortest = 80;
/** A sentence with a smaller share of the input's words is the document's own: a set phrase may recur. */
const fromInput = 0.5;

/** C13: whatever the input states is in the document, and stands there once. */
export const everythingCovered: Rule = {
  meta: {
    id: 'C13',
    title: 'Every sentence of the input that states something is covered, and none twice.',
    source: 'requirements traceability; BMAD coverage maps',
    formats: FORMATS,
  },
  check(subject) {
    const coverage = coverageOf(subject.units, subject.document);
    const missing = statingSentences(subject.input, ({ text }) => !coverage(text)).map(
      (sentence) => `The document does not say "${shorten(sentence.text)}"; work it in.`,
    );
    return [...missing, ...repeated(subject)];
  },
};

/** "Out of scope: none": a label and a word behind it state nothing. */
const isBareField = /^[^:：]{3,40}[:：]\s?\S{1,12}$/u;

function repeated(subject: Subject): string[] {
  if (subject.format === 'Optimize') return [];
  const seen = new Map<string, string>();
  const messages: string[] = [];
  const known = new Set(contentWords(subject.input.text));
  for (const unit of subject.units) {
    const restates = unit.section?.ids.some((id) => restating.has(id)) ?? false;
    if (restates || unit.kind === 'heading' || unit.kind === 'row' || unit.kind === 'quote') continue;
    if (/(?<![\p{L}\p{N}])US-\d/u.test(unit.text) && unit.text.length < shortest) continue;
    if (isBareField.test(unit.text) || shareOf(contentWords(unit.text), known) < fromInput) continue;
    const key = saying(unit.text);
    const place = seen.get(key);
    if (/(?<![\p{L}\p{N}])US-\d/u.test(unit.text) && unit.kind === 'item') continue;
    if (lengthOf(key) < fewest || countIn(subject.input.text, unit.text) > 1) continue;
    if (place !== undefined) messages.push(`"${shorten(unit.text)}" stands twice; keep one.`);
    seen.set(key, unit.section?.title ?? '');
  }
  return messages;
}

const inPairs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const pair = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}$/u;

/** Content words; where words are pairs of characters, three of them count as one. */
function lengthOf(key: string): number {
  const words = key.split(' ');
  if (!inPairs.test(key)) return words.length;
  const pairs = words.filter((word) => pair.test(word));
  return words.length - pairs.length + pairs.length / 3;
}

/** Two sentences that differ in a negation are the case and its contrary, not one sentence twice. */
function saying(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}])US-\d{1,4}(?!\p{N})/gu, ' ')
    .split(negation)
    .map((part) => contentWords(part).join(' '))
    .join(' ¬ ');
}

const negation =
  /(?<!\p{L})(?:not|no|never|cannot|nicht|kein\p{L}{0,2}|pas|non|não|niet|nie|sin)(?!\p{L})|n['’]t(?!\p{L})|ない|不/giu;

function countIn(text: string, part: string): number {
  return text.split(part).length - 1;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 97)}…` : line;
}
