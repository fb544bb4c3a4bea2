import { keysIn } from '../../../document/keys.ts';
import { upperFirst } from '../../../first-letter.ts';
import { phrasesOf } from '../../../formats/phrases.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { lineBreakOf, splice } from '../../editing/splice.ts';
import { boardOf, lineOf, nameOf } from '../board.ts';
import { type ConceptId, conceptOf, labelFor } from '../concepts.ts';
import { ticketNamed } from '../named.ts';
import { listed } from '../requirement-parts.ts';

/** That tickets, by their place on the board, have a value under a label. */
export interface Setting {
  readonly tickets: readonly number[];
  readonly concept: ConceptId;
  /** What the feedback calls the field. */
  readonly label: string;
  readonly value: string;
}

/** The text with values set on tickets, lines added where a ticket has none, and what was done in words. */
export function withSettings(draft: Draft, settings: readonly Setting[]): { text: string; message: string } {
  let now = draft;
  const done: string[] = [];
  for (const setting of settings)
    for (const at of setting.tickets) {
      const { text, message } = withSetting(now, at, setting);
      if (text === now.text) continue;
      done.push(message);
      now = draftOf(text, draft.request);
    }
  return { text: now.text, message: done.join(' ') };
}

function withSetting(draft: Draft, at: number, setting: Setting): { text: string; message: string } {
  const ticket = boardOf(draft).tickets[at];
  if (!ticket) return { text: draft.text, message: '' };
  const line = lineOf(ticket, setting.label);
  // no ticket waits for itself
  if (setting.concept === 'dependencies' && setting.value === ticket.key)
    return { text: draft.text, message: '' };
  const old = line ? draft.text.slice(line.value.start, line.value.end) : '';
  const fresh =
    setting.concept === 'dependencies' ? withDependency(draft, old, setting.value) : inForm(draft, setting);
  if (line) {
    const gap = line.value.start === line.value.end ? ' ' : '';
    const text = splice(draft.text, [{ ...line.value, text: gap + fresh }]);
    return { text, message: `Set ${line.label} of ${nameOf(ticket)} to "${fresh}".` };
  }
  const { language } = draft;
  const name = setting.label === 'owner' && language === 'en' ? 'Owner' : labelFor(setting.label, language);
  const like = ticket.lines.findLast(
    (one) => one.value.end > one.value.start && conceptOf(one.label) !== null,
  );
  const newline = lineBreakOf(draft.text);
  const start = like?.end ?? ticket.section.headingEnd;
  const marked = like ? `${like.lead}${like.open.replace(like.label, () => name)} ` : `**${name}:** `;
  const text = splice(draft.text, [
    { start, end: start, text: `${like ? newline : newline + newline}${marked}${fresh}` },
  ]);
  return { text, message: `Gave ${nameOf(ticket)} the line "${name}: ${fresh}".` };
}

const types: readonly (readonly [RegExp, 'typeBug' | 'typeStory' | 'typeTask' | 'typeSpike'])[] = [
  [/^(?:bug|fehler|anomalie|error|błąd)$/iu, 'typeBug'],
  [/^(?:story|historia|récit)$/iu, 'typeStory'],
  [/^(?:task|aufgabe|tâche|tarea|zadanie)$/iu, 'typeTask'],
  [/^spike$/iu, 'typeSpike'],
];

/** Levels, from the lowest, as the languages write them alone; the first of each is the one written. */
const levels: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [['low'], ['medium'], ['high'], ['highest'], ['critical']],
  de: [
    ['niedrig', 'niedrige'],
    ['mittel', 'mittlere'],
    ['hoch', 'hohe'],
    ['höchste', 'sehr hoch'],
    ['kritisch'],
  ],
  fr: [['basse', 'faible'], ['moyenne'], ['haute', 'élevée', 'élevé'], ['la plus haute'], ['critique']],
  es: [['baja'], ['media'], ['alta'], ['máxima'], ['crítica']],
};

/** A level in the language of a document; the word itself where that has none for it. */
function levelIn(word: string, language: string): string {
  for (const ranks of Object.values(levels)) {
    const rank = ranks.findIndex((names) => names.includes(word.toLowerCase()));
    if (rank >= 0) return levels[language]?.[rank]?.[0] ?? word;
  }
  return word;
}

/** A value as tickets write it: the number of an estimate alone, a type in the language of the document, a word with a capital. */
function inForm(draft: Draft, { concept, value }: Setting): string {
  const plain = value.replace(/^["“'`](.*)["”'`]$/u, '$1').replace(/(?<!\d)[.]$/u, '');
  if (concept === 'estimate') return /\d+(?:\.\d+)?/u.exec(plain)?.[0] ?? plain;
  if (concept === 'priority')
    return upperFirst(/^p\d$/iu.test(plain) ? plain : levelIn(plain, draft.language));
  if (/^p\d$/iu.test(plain)) return plain.toUpperCase();
  const type = concept === 'type' ? types.find(([pattern]) => pattern.test(plain)) : undefined;
  if (type) return phrasesOf(draft.language)[type[1]];
  return concept !== 'other' && concept !== 'due' && concept !== 'assignee' ? upperFirst(plain) : plain;
}

/** What a ticket depends on, with what it did before. */
function withDependency(draft: Draft, old: string, wanted: string): string {
  const { none } = phrasesOf(draft.language);
  if (/^(?:none|nothing|keine|nichts|aucune|ninguna)$/iu.test(wanted)) return none;
  const had = old === '' || old.toLowerCase() === none.toLowerCase() ? [] : [old];
  const areKeys = had.every((one) => keysIn(one).length > 0) && keysIn(wanted).length > 0;
  const all = areKeys
    ? [...new Set([...had, wanted].flatMap((one) => keysIn(one).map((key) => key.text)))]
    : [...new Set([...had, wanted])];
  if (!areKeys) return all.join('; ');
  return listed(all, draft.language);
}

/** Words for what a ticket depends on: the keys of tickets they name, else themselves. */
export function dependencyOf(draft: Draft, words: string): string {
  const at = ticketNamed(draft, words);
  const key = at === null ? null : boardOf(draft).tickets[at]?.key;
  return key ?? words.replace(/^(?:the|der|die|das|le|la|el|los|las) /iu, '');
}
