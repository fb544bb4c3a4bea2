import type { SectionId } from '../../formats/headings/table.ts';
import { paragraph } from '../blocks.ts';
import type { Document } from '../document.ts';

/** What a section is for, told to someone who reads such a document for the first time. English. */
const intros: Readonly<Partial<Record<SectionId, string>>> = {
  summary: 'Read this first. It says what the work is about and why.',
  'context-problem': 'This is the situation before the change. It explains why the work is needed.',
  goals: 'A goal says what is better afterwards.',
  'non-goals': 'These things stay as they are. Do not work on them, even where it looks tempting.',
  'functional-requirements':
    'Each line is one thing the software has to do. Build one line at a time, and test it.',
  'non-functional-requirements':
    'Each line sets a limit that can be measured. Measure it before and after the change.',
  design: 'This is how the parts work together. Find each part in the code before you change it.',
  'interfaces-data': 'This is what goes in and out: calls, messages, tables, files.',
  'failure-cases': 'These cases go wrong in real life. Write a test for each of them.',
  'test-plan': 'Each scenario has a start (Given), one action (When) and a result (Then).',
  'rollout-rollback': 'This says how the change reaches people, and how it is taken back.',
  observability: 'This says how you see that it works once it runs.',
  alternatives: 'These are other ways to reach the goal. They help you to see why this one was taken.',
  risks: 'Each risk has a mitigation: what is done so that it does not happen, or does less harm.',
  assumptions: 'These statements are taken for granted. Ask if one of them looks wrong to you.',
  'open-questions': 'Nobody has answered these yet. Ask before you build what depends on them.',
  'unresolved-questions': 'Nobody has answered these yet. Ask before you build what depends on them.',
  'epic-goal': 'An epic joins tickets that serve one goal. This is the goal.',
  'coverage-map':
    'Each requirement leads to the ticket that fulfils it. Use it to check that nothing is forgotten.',
  tickets: 'Take one ticket at a time. It is done when all its criteria hold.',
  overview: 'Read this first. It says what the API is for.',
  'consumers-auth': 'This says who calls the API, and how a caller proves who it is.',
  conventions: 'These rules hold for every call.',
  resources: 'A resource is a thing the API lets callers read or change.',
  endpoints: 'An endpoint is a method and a path. The method says what is done, the path says to what.',
  pagination: 'Long lists come in pages. This says how the next page is asked for.',
  'error-model': 'An error tells a program what went wrong. All errors look alike.',
  limits: 'A caller who sends too much is refused for a while.',
  versioning: 'A version lets old callers go on while the API changes.',
  security: 'This says who may see and change what. Check it in every handler.',
  'purpose-owner': 'This says what the data is for, and whom to ask about it.',
  entities: 'An entity is a thing the data is about. Each gets a table.',
  'field-tables':
    'Each row is a column of the table. PK marks the primary key, FK a reference to another table.',
  relationships: 'This says how many rows of one table belong to a row of another.',
  'er-diagram': 'The diagram shows the same tables and references as a picture.',
  'constraints-indexes': 'A constraint keeps wrong rows out. An index makes a search short.',
  enumerations: 'These fields take one of a few values.',
  'quality-rules': 'Data that breaks one of these rules is wrong, even where the database accepts it.',
  freshness: 'This says how old the data may be when somebody reads it.',
  retention: 'This says how long data is kept. Some of it must be deleted by law.',
  'migration-backfill': 'This says what happens to data that exists already.',
  'access-patterns': 'These are the questions asked of the data. Tables and indexes follow from them.',
  motivation: 'This says why a change is proposed at all.',
  'guide-explanation': 'This explains the proposal to somebody who will use it.',
  'reference-explanation': 'This explains the proposal to somebody who will build it.',
  drawbacks: 'This says what speaks against the proposal.',
  'rationale-alternatives': 'This compares the proposal with other ways, and with doing nothing.',
  'prior-art': 'This says what others did before.',
  'migration-rollback': 'This says how the change is brought in, and how it is taken back.',
  'future-possibilities': 'This may come later. It is no part of the work.',
};

/** A document whose sections begin by saying what they are for. A summary stays one paragraph. */
export function withIntros(document: Document): Document {
  return {
    ...document,
    sections: document.sections.map((section) => {
      const intro = section.id === null ? undefined : intros[section.id];
      if (!intro) return section;
      const [first, ...rest] = section.blocks;
      if (section.id === 'summary' && first?.kind === 'paragraph')
        return { ...section, blocks: [{ ...first, text: `${intro} ${first.text}` }, ...rest] };
      return { ...section, blocks: [paragraph(intro), ...section.blocks] };
    }),
  };
}
