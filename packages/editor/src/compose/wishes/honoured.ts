import { upperFirst } from '../../first-letter.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import { isHeadingOf } from '../../formats/headings.ts';
import { formatSections } from '../../formats/sections.ts';
import { literal } from '../../read/literal.ts';
import { acronymsIn } from '../audience/acronyms.ts';
import { bullets, fixedBullets, paragraph } from '../blocks.ts';
import { mapTexts } from '../closing.ts';
import { type Composition, say } from '../composition.ts';
import type { Document, Section } from '../document.ts';
import { outsideCode } from '../voice/outside-code.ts';
import type { Wishes } from './wishes.ts';

/** Optional sections and the words that ask to leave them out. */
const optional: readonly { readonly id: SectionId; readonly words: RegExp }[] = [
  { id: 'openapi', words: /openapi/u },
  { id: 'ddl', words: /ddl|sql/u },
  { id: 'worked-example', words: /example/u },
  { id: 'prerequisites', words: /prerequisites/u },
  { id: 'delivery-plan', words: /delivery plan/u },
  { id: 'related-context', words: /related/u },
];

/** The sections a caller asks for that the document does not have, with what the input says on their subject. */
export function wishedSections(wishes: Wishes, composition: Composition): Section[] {
  return wishes.sections
    .filter(
      (subject) => !formatSections(composition.request.format).some(({ id }) => isHeadingOf(id, subject)),
    )
    .map((subject) => ({
      id: null,
      heading: upperFirst(subject),
      level: 2,
      blocks: blocksOn(subject, composition),
    }));
}

function blocksOn(subject: string, composition: Composition) {
  const explained = /^gloss?a/iu.test(subject) ? glossaryBlocks(composition) : [];
  if (explained.length > 0) return explained;
  const stems = subject
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, Math.max(4, word.length - 3)));
  const { understanding, requirements } = composition;
  const found = understanding.statements.filter((statement) =>
    stems.some((stem) => statement.text.toLowerCase().includes(stem)),
  );
  const ids = requirements.filter((one) => found.includes(one.statement)).map((one) => one.id);
  const loose = composition.pool.take(
    (statement) =>
      found.includes(statement) && !['requirement', 'quality', 'question'].includes(statement.kind),
  );
  const blocks = [
    ...(ids.length > 0 ? [paragraph(say(composition, 'seeRequirements', { ids: ids.join(', ') }))] : []),
    ...bullets(loose.map((statement) => statement.text)),
  ];
  if (blocks.length > 0) return blocks;
  const mark = composition.questions.ask({
    key: `wish:${subject}`,
    text: say(composition, 'askSubject', { subject }),
    weight: 86,
    point: subject,
  });
  return [paragraph(say(composition, 'gapSubject', { subject, questions: mark }))];
}

/** The terms the input explains and the abbreviations it uses. */
function glossaryBlocks({ understanding, pool }: Composition) {
  const defined = pool.takeKinds('definition').map((statement) => statement.text);
  const short = acronymsIn(understanding.source.text).map(([name, long]) => `**${name}**: ${long}`);
  return [...bullets(defined), ...fixedBullets(short)];
}

/** Leaves out what the caller does not want and the format does not need, and writes the caller's terms. */
export function honoured(document: Document, wishes: Wishes): Document {
  const unwanted = optional
    .filter(({ words }) => [...wishes.without].some((word) => words.test(word)))
    .map(({ id }) => id);
  const sections = document.sections.filter(
    (section) => section.id === null || !unwanted.includes(section.id),
  );
  const title = wishes.title ?? document.title;
  if (wishes.terms.length === 0) return { title, sections };
  return {
    title: inTerms(title, wishes),
    sections: sections.map((section) => ({
      ...section,
      heading: section.id === null ? inTerms(section.heading, wishes) : section.heading,
      blocks: section.blocks.map((block) => mapTexts(block, (text) => inTerms(text, wishes))),
    })),
  };
}

function inTerms(text: string, { terms }: Wishes): string {
  return terms.reduce((now, { from, to }) => {
    // A term in the singular is meant in the plural, too.
    const isCountable = !/s$/u.test(from) && !/s$/u.test(to);
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}_/.@#-])${literal(from)}(${isCountable ? 's?' : ''})(?![\\p{L}\\p{N}_/@-]|\\.\\p{L})`,
      'giu',
    );
    return outsideCode(now, (prose) =>
      prose.replace(
        pattern,
        (match, plural: string) => `${/^\p{Lu}/u.test(match) ? upperFirst(to) : to}${plural}`,
      ),
    );
  }, text);
}
