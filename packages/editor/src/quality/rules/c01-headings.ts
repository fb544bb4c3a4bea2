import { toString as plainText } from 'mdast-util-to-string';
import type { Section } from '../../document/outline.ts';
import { headingOf } from '../../formats/headings.ts';
import { formatSections } from '../../formats/sections.ts';
import type { Rule } from '../rule.ts';

/** C1: the headings of the format are there, in order, none empty. */
export const requiredHeadings: Rule = {
  meta: {
    id: 'C1',
    title: 'Required headings are present, in order, and none is empty.',
    source: 'Rust RFC template, Kubernetes KEP template, MADR',
  },
  check(subject) {
    const messages: string[] = [];
    let latest = -1;
    for (const wanted of formatSections(subject.format)) {
      const name = headingOf(wanted.id, subject.language);
      const found = subject.document.sections.filter((section) => section.ids.includes(wanted.id));
      const section = found.find((one) => one.start > latest) ?? found[0];
      if (!section) {
        messages.push(`The heading "${name}" is missing; add it at level ${wanted.level}.`);
        continue;
      }
      if (section.start < latest)
        messages.push(`"${section.title}" stands too early or too late; keep the order of the format.`);
      latest = Math.max(latest, section.start);
      if (section.level !== wanted.level) {
        messages.push(
          `"${section.title}" is a heading of level ${section.level}; make it level ${wanted.level}.`,
        );
      }
    }
    for (const section of subject.document.sections) {
      if (isEmpty(section))
        messages.push(`Nothing stands under "${section.title}"; fill it or say that there is none.`);
    }
    return messages;
  },
};

function isEmpty(section: Section): boolean {
  const nested = section.end > section.bodyEnd;
  return !nested && !section.nodes.some((node) => plainText(node).trim() !== '' || node.type === 'table');
}
