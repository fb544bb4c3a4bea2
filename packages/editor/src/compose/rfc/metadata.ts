import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import type { Span } from '../../read/source.ts';
import { isMail, mailLine } from '../../understand/chat/mail-head.ts';
import { DATE } from '../../understand/dates.ts';
import { namesMeeting } from '../../understand/titles/meeting-name.ts';
import { code, fixedBullets } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';

interface Field {
  readonly label: PhraseKey;
  /** The words that name it before a colon, in English, German, French and Spanish. */
  readonly names: string;
}

const fields: readonly Field[] = [
  { label: 'rfcStatus', names: 'status|statut|estado' },
  {
    label: 'rfcAuthor',
    names:
      'authors?|written by|proposed by|autor(?:en|in|es|a)?|verfasser(?:in)?|auteure?s?|rédigé par|escrito por',
  },
  { label: 'rfcDate', names: 'date|created|datum|erstellt|fecha|creado' },
];

/** Who answers for it: a line of its own where the input names one. */
const owner: Field = {
  label: 'topicOwner',
  names:
    'owners?|owned by|responsible|verantwortlich(?:e[rn]?)?|zuständig|responsables?|responsabile|responsável|eigenaar|właściciel',
};

/**
 * Status, author and date as the input labels them ("Author: Mira"), in its front matter or on lines of their own,
 * also several on one line. What it does not label is not stated: a date in its story is not that of the document.
 */
export function metadataBlocks(composition: Composition): Block[] {
  const { pool, understanding, phrases } = composition;
  const labelled = (field: Field) => ({ field, ...labelledIn(understanding.source.text, field) });
  const owned = labelled(owner);
  const found = [...fields.map(labelled), ...(owned.value === null ? [] : [owned])];
  const lines = found.flatMap(({ span }) => (span ? [span] : []));
  pool.take((statement) => isWithin(statement, lines));
  const frontMatter = pool.takeCarried((one) => one.block.kind === 'frontMatter');
  return [
    ...fixedBullets(
      found.map(
        ({ field, value }) =>
          `**${phrases[field.label]}:** ${value ?? dateOf(field, composition) ?? senderOf(field, composition) ?? say(composition, 'rfcNotStated')}`,
      ),
    ),
    ...frontMatter.map((one) => code('yaml', one.text)),
  ];
}

/** The day in the title of minutes is that of the document. */
function dateOf({ label }: Field, { understanding }: Composition): string | null {
  const { title } = understanding;
  return label === 'rfcDate' && namesMeeting(title)
    ? (new RegExp(`${DATE}(?:,? \\d{4}(?!\\d))?`, 'iu').exec(title)?.[0] ?? null)
    : null;
}

/** Who wrote the mail that a text is. */
function senderOf({ label }: Field, { understanding }: Composition): string | null {
  const lines =
    label === 'rfcAuthor' && isMail(understanding.source.text) ? understanding.source.text.split('\n') : [];
  return lines.flatMap((line) => mailLine(line)?.sender ?? [])[0] ?? null;
}

function labelledIn(text: string, { names }: Field): { value: string | null; span: Span | null } {
  const match = new RegExp(
    `(?:^|\\n|[|;]|[.!?] )[ \\t>*_-]{0,8}(?:${names})[*_]{0,3} ?: ?[*_]{0,3} ?([^\\s|;][^|;\\n]{0,120})`,
    'iu',
  ).exec(text);
  const line = match?.[1] ?? '';
  // The sentence behind "R. Osei" is not part of the name.
  const said = line.split(/(?<=\p{L}{2})\.\s/u)[0] ?? '';
  const value = said.replace(/[\s*_.,]{1,8}$/u, '');
  if (!match || value === '' || /^[{[]/u.test(value)) return { value: null, span: null };
  return {
    value,
    span: { start: match.index, end: match.index + match[0].length - (line.length - said.length) },
  };
}

/** Whether a statement stands wholly within the spans, separators aside. */
function isWithin(statement: Span, spans: readonly Span[]): boolean {
  let at = statement.start;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start <= at && span.end > at) at = span.end + 1;
  }
  return at >= statement.end;
}
