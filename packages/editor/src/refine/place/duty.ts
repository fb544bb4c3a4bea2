import type { List, Paragraph, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords, shareOf } from '../../document/content-words.ts';
import { endOf, type Section, sectionsOf, startOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { applied, type Outcome } from '../instruction.ts';
import { asSentence } from './sentence.ts';

const titled =
  '(?:Mrs?\\.?|Ms\\.?|Dr\\.?|Prof\\.?|Frau|Herr|Hr\\.|Fr\\.|Mme|Madame|Monsieur|M\\.|Señora?|Sra?\\.|Doña?) ';
const bound =
  '(?:should|must|shall|will|ought to|has to|needs to|is to|is going to|soll(?:te)?|muss|wird|möchte|doit|devrait|va|debe|debería|tiene que|va a)';
const assigned = new RegExp(
  `^(?<who>(?<title>${titled})?(?<name>\\p{Lu}[\\p{L}'’-]+)(?: \\p{Lu}\\p{L}+)?) (?<bound>${bound} )?(?<does>\\p{Ll}.{3,300})$`,
  'u',
);
const day =
  '(?:(?:the )?(?:end|start|middle|beginning) of|(?:das |dem )?(?:Ende|Anfang|Mitte)|(?:next|this|nächste[nrs]?|kommende[nrs]?) |tomorrow|today|tonight|morgen|heute|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|oct|okt|nov|de[cz]|januar|janvier|février|avril|juin|juillet|août|enero|abril|agosto|\\d{4}-\\d\\d|\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:of )?(?:de )?\\p{L}{3})';
const due = new RegExp(
  `(?<!\\p{L})(?:by|until|till|before|no later than|bis(?: spätestens)?|vor|spätestens|d['’]ici|avant|para|antes de|hasta)(?: (?:am|zum|zu|the|dem|den|der|le|la|el|au|à|de|del))* ?${day}`,
  'iu',
);
/** What somebody does about a matter that is open. */
const clarifies =
  /(?<!\p{L})(?:clarif(?:y|ies)|finds? out|checks? (?:with|whether|if)|asks? |klär(?:t|en)|abklären|klärt|herausfinden|erkundigt|clarifie\p{L}*|vérifie\p{L}*|averigu\p{L}*|aclar\p{L}*)/iu;

/** A person and what that person is to do by when; such a thing binds nobody to build anything. */
export interface Duty {
  readonly who: string;
  readonly words: string;
  /** It is to find out or settle something, as people do about a document. */
  readonly isToClarify: boolean;
}

/** The duty of a person that a clause tells ("Frau Lindner soll … bis zum 15. September klären"); null where it tells none. */
export function dutyIn(clause: string): Duty | null {
  const words = clause.trim();
  const { who, title, name = '', bound: binding, does = '' } = assigned.exec(words)?.groups ?? {};
  if (who === undefined || /[?？]$/u.test(words)) return null;
  const isPerson = title !== undefined || isPersonName(name);
  const acts = binding !== undefined || /^\p{Ll}+[st](?= )/u.test(does);
  const isToClarify = clarifies.test(does);
  return isPerson && acts && (due.test(words) || (isToClarify && binding !== undefined))
    ? { who, words, isToClarify }
    : null;
}

/**
 * Writes a duty into the list of people and dates, in the place of what that list says of the same person and matter. A document with
 * no place for such a list stays as it is.
 */
export function placeDuty(draft: Draft, { who, words }: Duty): Outcome {
  const label = phrasesOf(draft.language).peopleLabel;
  const sentence = asSentence(words);
  const newline = lineBreakOf(draft.text);
  const list = peopleList(draft, label);
  if (list) {
    const same = list.children.find((item) => saysSame(plainText(item), who, words));
    if (same) {
      const old = draft.text.slice(startOf(same), endOf(same));
      const marker = /^(?:[*+-]|\d{1,9}[.)])\s+/u.exec(old)?.[0] ?? '- ';
      const text = splice(draft.text, [{ start: startOf(same), end: endOf(same), text: marker + sentence }]);
      return applied(draft, text, `Wrote "${sentence}" in the place of what "${label}" said of it.`);
    }
    const at = endOf(list);
    return applied(
      draft,
      splice(draft.text, [{ start: at, end: at, text: `${newline}- ${sentence}` }]),
      `Added "${sentence}" under "${label}".`,
    );
  }
  const [home] = sectionsOf(draft.outline, 'rollout-rollback', 'migration-rollback');
  if (!home)
    return {
      text: draft.text,
      status: 'not-understood',
      message:
        'This says who does something by when, and the document has no place for that; name the section where it is to stand.',
    };
  const at = endOfBody(draft, home);
  const text = `${newline}${newline}**${label}**${newline}${newline}- ${sentence}`;
  return applied(
    draft,
    splice(draft.text, [{ start: at, end: at, text }]),
    `Added "${sentence}" under "${label}".`,
  );
}

/** The list behind the label for people and dates, wherever it stands. */
function peopleList({ outline }: Draft, label: string): List | null {
  for (const nodes of [outline.preface, ...outline.sections.map((one) => one.nodes)]) {
    const at = nodes.findIndex((node) => isLabel(node, label));
    const list = nodes[at + 1];
    if (at >= 0 && list?.type === 'list') return list;
  }
  return null;
}

function isLabel(node: RootContent, label: string): node is Paragraph {
  return node.type === 'paragraph' && plainText(node).trim().replace(/:$/u, '') === label;
}

/** Half of what the list says of a person has to be said again. */
const SAME = 0.5;

function saysSame(item: string, who: string, words: string): boolean {
  if (!item.startsWith(who)) return false;
  const named = new Set(contentWords(who));
  const told = contentWords(item).filter((word) => !named.has(word));
  return told.length > 0 && shareOf(told, new Set(contentWords(words))) >= SAME;
}

function endOfBody(draft: Draft, section: Section): number {
  return section.headingEnd + draft.text.slice(section.headingEnd, section.bodyEnd).trimEnd().length;
}
