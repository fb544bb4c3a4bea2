import { contentWords, shareOf } from '../../document/content-words.ts';
import { sectionsOf, withSubsections } from '../../document/outline.ts';
import type { Unit } from '../../document/units.ts';
import { speakersOf } from '../../understand/chat/speakers.ts';
import { hintOf } from '../../understand/hints.ts';
import { isCourtesy, withoutTalker } from '../coverage.ts';
import type { Rule, Subject } from '../rule.ts';

const most = 7;

/** C3: open questions are questions, at most seven, and the input's own questions are among the document's. */
export const openQuestions: Rule = {
  meta: {
    id: 'C3',
    title: 'What the input leaves open is a question; there are at most seven.',
    source: 'spec-kit clarifications, Rust RFC unresolved questions',
  },
  check(subject) {
    const messages: string[] = [];
    const items = questionUnits(subject).filter(
      (unit) => unit.kind === 'item' || (unit.kind === 'row' && !unit.header),
    );
    for (const item of items.filter((one) => !asks(one))) {
      messages.push(`"${shorten(item.text)}" stands under the open questions; write it as a question.`);
    }
    if (items.length > most)
      messages.push(`There are ${items.length} open questions; keep the ${most} that matter most.`);
    const units = subject.units.map((unit) => new Set(contentWords(unit.text)));
    const speakers = speakersOf(subject.input);
    // "Is this related to a problem?" above its answer is a heading of a form.
    const asked = subject.input.blocks.filter(
      ({ kind, text }) => kind !== 'heading' || hintOf(text) === null,
    );
    for (const sentence of asked.flatMap((block) => block.sentences)) {
      const wanted = contentWords(withoutTalker(sentence.text, speakers));
      if (!/[?？]\s*$/u.test(sentence.text) || wanted.length < 3 || isCourtesy(sentence.text)) continue;
      if (!units.some((held) => shareOf(wanted, held) >= 0.5)) {
        messages.push(
          `The input asks "${shorten(sentence.text)}"; answer it or list it as an open question.`,
        );
      }
    }
    return messages;
  },
};

/** The units of the document's open questions. */
export function questionUnits(subject: Subject): Unit[] {
  const sections = sectionsOf(subject.document, 'open-questions', 'unresolved-questions').flatMap((section) =>
    withSubsections(subject.document, section),
  );
  return subject.units.filter((unit) => unit.section !== null && sections.includes(unit.section));
}

function asks(unit: Unit): boolean {
  return unit.cells.some((cell) => /[?？¿]/u.test(cell));
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
