import type { SectionId } from '../formats/headings/table.ts';
import { fixedBullets, gapParagraph, paragraph } from './blocks.ts';
import { type Composition, say, section } from './composition.ts';
import type { Block, Document, Section } from './document.ts';

/** The assumptions, the input's and the composer's, as numbered items. */
export function assumptionsSection(composition: Composition): Section {
  const stated = composition.pool.takeKinds('assumption').map((statement) => statement.text);
  const all = [...stated, ...composition.assumptions];
  const blocks = fixedBullets(all.map((text, index) => `**A-${index + 1}:** ${text}`));
  return section(
    composition,
    'assumptions',
    2,
    blocks.length > 0 ? blocks : [gapParagraph(say(composition, 'gapAssumptions'))],
  );
}

/** The open questions, numbered; `further` stand in a paragraph below. Settles the book: nothing is asked after it. */
export function questionsSection(
  composition: Composition,
  id: SectionId,
  further: readonly string[],
): Section {
  const questions = composition.questions.settle(
    (points) => say(composition, 'askMerged', { points }),
    composition.phrases.and,
  );
  const blocks: Block[] = fixedBullets(questions.map((question) => `**${question.id}:** ${question.text}`));
  if (blocks.length === 0) blocks.push(gapParagraph(say(composition, 'gapQuestions')));
  if (further.length > 0)
    blocks.push(paragraph(`${composition.phrases.alsoAskedLabel}: ${further.join(' ')}`));
  return section(composition, id, 2, blocks);
}

/** Puts the numbers of questions in place of their marks everywhere. */
export function resolveQuestions(document: Document, composition: Composition): Document {
  const led: Document = {
    ...document,
    sections: document.sections.map((one) => ({
      ...one,
      blocks: one.blocks.map((block) => ledToQuestion(block, composition)),
    })),
  };
  return changedTexts(led, (text) => composition.questions.resolve(text));
}

/** A gap with the number of the question about its section, where one is asked. */
function ledToQuestion(block: Block, composition: Composition): Block {
  const section = block.kind === 'paragraph' ? block.opens : undefined;
  const question = section === undefined ? null : composition.questions.openIn(section);
  return question === null ? block : gapParagraph(say(composition, 'gapOpen', { questions: question }));
}

/** A document with every text of its blocks changed. */
export function changedTexts(document: Document, change: (text: string) => string): Document {
  return {
    ...document,
    sections: document.sections.map((one) => ({
      ...one,
      blocks: one.blocks.map((block) => mapTexts(block, change)),
    })),
  };
}

/** A block with every text of it changed; carried Markdown and code stay. */
export function mapTexts(block: Block, change: (text: string) => string): Block {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: change(block.text) };
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => ({
          text: change(item.text),
          ...(item.children ? { children: item.children.map((child) => mapTexts(child, change)) } : {}),
        })),
      };
    case 'table':
      return { ...block, header: block.header, rows: block.rows.map((row) => row.map(change)) };
    case 'code':
    case 'raw':
      return block;
  }
}
