import { contentWords } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft } from '../per-draft.ts';
import { itemLead, itemsOf } from '../splitting/split-item.ts';
import { findSection } from '../target/section.ts';
import { holds } from './demand-meant.ts';

const LONGEST = 200;
const two = '(?:two|three|2|3|zwei|drei|deux|trois|dos|tres|due|tre|duas|dois|três|twee|drie)';
const own =
  '(?:separate|different|own|single|individual|getrennte|eigene|einzelne|verschiedene|séparés?|distincts?|différents?|separados?|distintos?|separate|aparte)';
const things =
  '(?:points?|bullets?(?: points?)?|items?|entries|lines|alternatives|punkte|stichpunkte|einträge|zeilen|alternativen|puces|éléments|lignes|puntos?|elementos?|líneas?|punti|voci|punten)';
const place =
  '(?: (?:in|under|among|bei|unter|im|in den|bei den|dans|sous|en|bajo)(?: (?:the|den|der|dem|les|la|las|los))? (?<place>[\\p{L} -]{4,40}))?';
const patterns = [
  `(?:put |list |make |write |split |show )?(?<names>[^:;"“„]{5,120}?)(?: (?:please|bitte|svp|por favor))?,? (?:as|into|in|als|en|como|come) (?:${two} )?(?:${own} )?(?<things>${things})${place}`,
  `(?<names>[^:;"“„]{5,120}?) (?:should|must|sollen|sollten|müssen|doivent|devraient|deben) (?:be|sein|être|ser) (?:${two} )?(?:${own} )?(?<things>${things})${place}`,
].map((pattern) => new RegExp(`^${pattern}(?: (?:please|bitte|auflisten|aufführen|schreiben))?[.!]*$`, 'iu'));
const joint = /,? (?:and|und|et|y|e|en) |, /u;

/**
 * The change by which things that one item lists together stand in items of their own ("Kafka and Quorum Queues as two separate points").
 * Null where no item, or more than one, lists them.
 */
export const listedApart = oncePerDraft((words: string, draft: Draft): Change | null => {
  const said = framed(words).words.trim();
  if (said.length > LONGEST) return null;
  for (const one of new Set([words.trim(), said]))
    for (const pattern of patterns) {
      const { names: listed = '', place: home } = pattern.exec(one)?.groups ?? {};
      const names = listed.split(joint).map((name) => name.trim());
      if (names.length < 2 || partsFor(draft, names, home) === null) continue;
      return (now) => {
        const found = partsFor(now, names, home);
        return found
          ? applied(
              now,
              splice(now.text, [
                { start: found.item.start, end: found.item.end, text: itemsOf(now, found.item, found.parts) },
              ]),
              `Listed ${names.join(' and ')} apart.`,
            )
          : noEffect(now, 'No item lists them together.');
      };
    }
  return null;
});

interface Found {
  readonly item: Item;
  readonly parts: readonly string[];
}

function partsFor(draft: Draft, names: readonly string[], place: string | undefined): Found | null {
  const section = place === undefined ? null : findSection(draft, place);
  const found = draft.items.flatMap((item): Found[] => {
    if (item.key !== null || (section && item.section?.start !== section.start)) return [];
    const parts = partsOf(draft.text.slice(item.start, item.end).replace(itemLead, ''), names);
    return parts === null ? [] : [{ item, parts }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The parts of a list in running text, one for each name, parted at its joints outside brackets; null where a name has none of its own. */
function partsOf(text: string, names: readonly string[]): string[] | null {
  const masked = text.replace(/\([^()]*\)/gu, (inside) => '\u0001'.repeat(inside.length));
  const segments: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of masked.matchAll(
    /[,;] (?:and |und |et |y |e |en )?| (?:and|und|et|y|e|en) /gu,
  )) {
    segments.push(text.slice(from, index));
    from = index + mark.length;
  }
  segments.push(text.slice(from));
  const parts = names.map((name) =>
    segments.filter((segment) => contentWords(name).every(holds(contentWords(segment)))),
  );
  const isEach = parts.every((own) => own.length === 1) && segments.length === names.length;
  return isEach ? parts.map(([part = '']) => upperFirst(part.trim().replace(/[.]$/u, ''))) : null;
}
