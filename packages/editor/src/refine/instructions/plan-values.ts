import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { type Entry, entriesIn } from '../labelled/entries.ts';
import { likenessOf } from '../labelled/label-names.ts';
import { withEntry } from '../labelled/set-entry.ts';
import { isValue } from '../labelled/value.ts';
import { masked } from '../message/masked.ts';
import { readOnce } from '../per-draft.ts';

/** A row of the plan and what it is to say. */
interface PlanValue {
  readonly label: string;
  readonly value: string;
}

const place =
  /^(?:please )?(?:(?:set|put|write|note|fill in|update|change|setz|trag|mets|mettez|pon|poned|ponga)(?: the)? )?(?:in|for|im|in der|in dem|dans|en|w|nel|no|in het) (?:the |our |le |la |el |l['’])?(?:(?:delivery|implementation|project|rollout)[ -])?(?:plan(?: table)?|table|umsetzungsplan|plantabelle|plan d\p{L}+[ -]\p{L}+|plan de \p{L}+|planu?)(?:\s?[:,–—-]|(?=\s))\s*/iu;
const inside =
  / (?:in|of|im|in der|dans|en|del?|du) (?:the |our |le |la |el )?(?:(?:delivery|implementation|project)[ -])?(?:plan(?: table)?|umsetzungsplan)(?=\s|$)/iu;
const joint = /[,;.:]\s+(?:(?:and|und|et|y|i|dabei|but|aber|mais|pero)\s)*|\s(?:and|und|et|y|i)\s/giu;
const copula =
  /^(?:\s?(?::|=|->|→)\s?|\s(?:(?:is|are|to|will be|should be|must be|ist|sind|soll|est|sera|es|será|jest|è|é|auf|now)\s)|\s)/iu;
const behind =
  /^(?<value>\p{Lu}[^,;]{1,60}?) (?:is|are|ist|sind|est|es|è|é|jest) (?:the |der |die |das |le |la |el )?(?<label>[\p{L}-]{3,24})$/u;
const behindTurned = /^(?:ist|sind|est|es) (?<value>\p{Lu}[^,;]{1,60}?) (?<label>[\p{L}-]{3,24})$/u;
const article = /^(?:(?:the|its|our|der|die|das|den|le|la|les|el|los|las|il|o|a)\s|l['’])/iu;

/** Sets rows of the table that says who does what by when. */
export const planValues: Instruction = {
  meta: {
    id: 'plan-values',
    does: 'Sets the rows of the plan table that are named with their values, and closes what was open about them.',
    examples: [],
  },
  parse: planValuesChange,
};

/** As the instruction reads it, of one or several sentences: every part of them has to be a row with its value. */
export function planValuesChange(words: string, draft: Draft): Change | null {
  if (rowsOf(draft).length === 0) return null;
  const said = words.trim().replace(/(?<!\d)[.!]+$/u, '');
  const opening = place.exec(said)?.[0];
  const isPlaced = opening !== undefined || inside.test(said);
  const values = valuesIn(said.slice(opening?.length ?? 0).replace(inside, ''), draft, {
    isPlaced,
    mayRemark: opening !== undefined,
  });
  if (values === null || (!isPlaced && values.length < 2)) return null;
  return (now) => {
    let current = now;
    const done: string[] = [];
    for (const { label, value } of values) {
      const entry = rowFor(current, label);
      if (!entry) continue;
      const text = withEntry(current, entry, value);
      if (text !== current.text) done.push(`Set ${entry.label} to "${value}".`);
      current = draftOf(text, now.request);
    }
    return done.length === 0
      ? noEffect(now, 'The plan has these values already.')
      : applied(now, current.text, done.join(' '));
  };
}

/** The rows and values that words list; null where a part of them is neither. A remark before the first may say what is wrong. */
function valuesIn(
  words: string,
  draft: Draft,
  { isPlaced, mayRemark }: { isPlaced: boolean; mayRemark: boolean },
): PlanValue[] | null {
  const joints = [...masked(words).matchAll(joint)].slice(0, MOST_JOINTS);
  const ends = [
    ...joints.map(({ index, 0: mark }) => ({ start: index, end: index + mark.length })),
    { start: words.length, end: words.length },
  ];
  const values = read(0, null);
  return values === null || new Set(values.map((one) => rowFor(draft, one.label))).size < values.length
    ? null
    : values;

  function read(from: number, last: PlanValue | null): PlanValue[] | null {
    if (from >= words.length) return last === null ? null : [last];
    for (const { start, end } of ends) {
      if (start <= from) continue;
      const part = words.slice(from, start).trim();
      const value = valueIn(part, draft, isPlaced);
      const rest = value === null ? null : read(end, value);
      if (rest) return last === null ? rest : [last, ...rest];
      // a value may go on behind the joint: "Jonas, Priya"
      const longer =
        last !== null && isName.test(part) ? read(end, { ...last, value: `${last.value}, ${part}` }) : null;
      if (longer) return longer;
      const behindRemark = last === null && mayRemark && end < words.length ? read(end, null) : null;
      if (behindRemark && !namesRow(part, draft)) return behindRemark;
    }
    return null;
  }
}

const MOST_JOINTS = 8;

/** Whether words name a row of the plan. */
function namesRow(words: string, draft: Draft): boolean {
  return words.split(/[^\p{L}]+/u).some((word) => word.length > 2 && rowFor(draft, word) !== null);
}

const nothing = /^(?:none|nothing|keine?|nichts|aucune?|rien|ningun[oa]|nada|brak|nessuna?)$/iu;
const isName = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u;

/** What the label of a row may be at most: three words. */
const labelled = /^[^ ]*(?: [^ ]*){0,2}/u;

function valueIn(part: string, draft: Draft, isPlaced: boolean): PlanValue | null {
  for (const pattern of [behindTurned, behind]) {
    const { label, value } = pattern.exec(part)?.groups ?? {};
    if (
      label !== undefined &&
      value !== undefined &&
      rowFor(draft, value.replace(article, '')) === null &&
      rowFor(draft, label)
    )
      return { label, value };
  }
  const plain = part.replace(article, '');
  const longest = labelled.exec(plain)?.[0].length ?? 0;
  for (const entry of rowsOf(draft)) {
    for (let end = Math.min(longest, plain.length - 1); end > 1; end -= 1) {
      const label = plain.slice(0, end);
      if (!/[\s:=→-]/u.test(plain.charAt(end)) || likenessOf(entry.label, label) === 0) continue;
      const rest = plain.slice(end);
      const value = rest
        .slice(copula.exec(rest)?.[0].length ?? 0)
        .replace(/^(?:me|i|ich|moi|yo|ja), (?=\p{Lu})/iu, '')
        .replace(article, '')
        .trim();
      const isSaid = rest.trim() !== value || (isPlaced && likenessOf(entry.label, label) > 1);
      if (
        isSaid &&
        (isValue(value) || nothing.test(value)) &&
        value.length < 120 &&
        !/^(?:me|i|ich|moi|yo)$/iu.test(value)
      )
        return { label, value };
    }
  }
  return null;
}

/** The rows of the table that says how a plan stands: each of two cells, one of them for an owner or a milestone. */
const rowsOf = readOnce((draft): readonly Entry[] => {
  const rows = entriesIn(draft).filter((entry) => entry.kind === 'row');
  const plan = rows.find((entry) => likenessOf(entry.label, 'milestone') > 0)?.section;
  return plan ? rows.filter((entry) => entry.section === plan) : [];
});

function rowFor(draft: Draft, label: string): Entry | null {
  return rowsOf(draft).find((entry) => likenessOf(entry.label, label) > 0) ?? null;
}
