import { keysIn } from '../document/keys.ts';
import type { Unit } from '../document/units.ts';
import { matchesOf } from '../read/matches.ts';

/** A number as it stands in a text, and its value: digits without separators of thousands, a point for decimals. */
export interface NumberInText {
  readonly text: string;
  readonly value: string;
}

const number = /\d[\d.,:/-]{0,40}/gu;
const label =
  /(?:step|phase|milestone|option|alternative|part|level|figure|table|example|scenario|case|week|sprint|ticket|question|criterion|critère|criteri[oa]|critério|criterium|kriterium|kryterium|section|schritt|option|étape|paso|\bP)[ -]?(?:\d{1,2}(?:, | (?:and|und|et|y|e|en|i) ))*$/iu;

/**
 * Every number in a text. Numbers that only count the document's own parts are left out when its unit is given:
 * keys (FR-3), "Step 2", a row number in the first cell of a table.
 */
export function numbersIn(text: string, unit?: Unit): NumberInText[] {
  const keys = unit ? keysIn(text) : [];
  const found: NumberInText[] = [];
  for (const match of matchesOf(number, text)) {
    const raw = match[0].replace(/[.,:/-]+$/u, '');
    if (unit) {
      const inKey = keys.some((key) => match.index >= key.start && match.index < key.end);
      if (inKey || label.test(text.slice(Math.max(0, match.index - 24), match.index))) continue;
      if (unit.kind === 'row' && unit.cells[0] === raw) continue;
    }
    for (const part of raw.split(/[:/-]/u))
      if (part !== '') found.push({ text: raw, value: plainValue(part) });
  }
  return found;
}

function plainValue(raw: string): string {
  const plain = raw.replace(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.');
  return plain
    .replace(/^0+(?=\d)/u, '')
    .replace(/(\.\d*?)0+$/u, '$1')
    .replace(/\.$/u, '');
}
