import { contentWords } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import { keysIn } from '../../document/keys.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import { areKin } from '../claims/kin.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { asSentence } from '../place/sentence.ts';
import { removedWithKey } from '../removal.ts';
import { splice } from '../splice.ts';
import { homeOf } from '../target/keyed.ts';

const risk =
  '(?:\\p{L}+-)?(?:risk|risiko|risiken|risque|riesgo|risco|rischio|risico|ryzyk(?:o|u|iem|a))(?!\\p{L})';
const remedy =
  '(?:mitigation|countermeasure|gegenmaßnahme|abhilfe|maßnahme|mesure|parade|mitigación|medida|mitigação|mitigazione|contromisura|maatregel|tegenmaatregel|środek zaradczy)';
const lessens =
  '(?:(?:is|are|gets?|can be|will be|wird|werden|kann|est|peut être|se|es|é|è|si|viene|wordt|kan|jest) )?(?:\\p{L}+ )?(?:mitigated|reduced|lowered|(?:ver|ge)mindert|verringert|gesenkt|réduit|atténué|reduce|mitiga|reduz|mitigado|riduce|ridotto|verkleind|beperkt|zmniejsza(?:my|ne)?)';
/** What is done, in each way to say that it is against a risk. */
const forms: readonly RegExp[] = [
  // "…, that's the mitigation for the risk"
  new RegExp(
    `^(?<what>.{8,300}?)(?:,|;|\\s[–—-]|\\.)\\s+(?:and )?(?:that|this|das|dies|c['’]|ceci|cela|eso|esto|isso|isto|questo|dat|to)(?:['’]s| is| ist| est| es| é| è| jest)?\\s?(?:the |our |die |unsere |la |notre |a |de |onze )?${remedy}(?<risk>.{0,120})$`,
    'isu',
  ),
  // "the risk of a full disk is reduced by …"
  new RegExp(
    `^(?:the |das |le |el |il |o |het )?(?<risk>${risk}.{0,120}?) ${lessens} (?:by|with|durch|mit|par|avec|con|com|door|met|przez|z) (?<what>.{4,300})$`,
    'isu',
  ),
  // "against the risk of a full disk we …"
  new RegExp(
    `^(?<what>(?:against|gegen|contre|contra|contro|tegen|przeciw(?:ko)?) (?<risk>(?:the |das |le |el |il |o |het |este |dieses )?(?:.{0,60}?)${risk}(?: (?:of|with|der|des|mit|de|du|del|della|di|da|do|dos|das|van|met) (?:\\p{L}+ ){0,4}?\\p{L}+)??) .{8,300})$`,
    'isu',
  ),
];

/** The change that writes down what is done against a risk where the risk says it is open, in whichever language; null where words say no such thing. */
export function mitigatedRisk(words: string, draft: Draft): Change | null {
  const found = readIn(words, draft);
  return (
    found &&
    ((now) => {
      const again = readIn(words, now);
      if (!again) return noEffect(now, 'The document has no such risk.');
      const { item, value, text } = again;
      return applied(now, text, `Wrote "${value}" as what is done about ${item.key?.text ?? 'the risk'}.`);
    })
  );
}

function readIn(words: string, draft: Draft): { item: Item; value: string; text: string } | null {
  if (/[?？]\s*$/u.test(words)) return null;
  for (const form of forms) {
    const { what, risk: named = '' } = form.exec(words.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
    const item = what === undefined ? null : riskNamed(draft, named, what);
    const value = asSentence(what ?? '');
    const text = item && withRemedy(draft, item, value);
    if (item && text !== null) return { item, value, text };
  }
  return null;
}

const risksIn = (draft: Draft) => draft.items.filter(({ key, depth }) => depth === 1 && key?.family === 'R');

/** The risk that words name by its key or by what it speaks of; the only one where they name none. */
function riskNamed(draft: Draft, named: string, what: string): Item | null {
  const risks = risksIn(draft);
  const key = keysIn(named).find(({ family }) => family === 'R');
  if (key) return risks.find((one) => one.key?.text === key.text) ?? null;
  const told = contentWords(`${named} ${what}`);
  const shares = risks.map(({ text }) => {
    const own = contentWords(text);
    return told.filter((word) => own.some((other) => areKin(word, other) || isPartOf(word, other))).length;
  });
  const best = Math.max(0, ...shares);
  const [only, ...others] = risks.filter((_, at) => shares[at] === best);
  return only && others.length === 0 && (best > 0 || risks.length === 1) ? only : null;
}

/** "LogQL-Risiko" holds a word of the risk. */
function isPartOf(word: string, other: string): boolean {
  return other.length > 3 && word.length > other.length && word.startsWith(other);
}

/** The text with a remedy where a risk gives none, without the question that asks for it if nothing else waits for that. */
function withRemedy(draft: Draft, { start, end }: Item, value: string): string | null {
  const { mitigationLabel } = phrasesOf(draft.language);
  const raw = draft.text.slice(start, end);
  const open = new RegExp(
    `(?<=\\*${literal(mitigationLabel)}:\\*\\s)(?<open>[^*\\n]*Q-\\d+[^*\\n]*)$`,
    'u',
  ).exec(raw);
  if (!open) return null;
  const at = start + open.index;
  const text = splice(draft.text, [{ start: at, end: at + open[0].length, text: value }]);
  const key = keysIn(open[0]).find(({ family }) => family === 'Q')?.text;
  const now = draftOf(text, draft.request);
  const question = key === undefined ? null : homeOf(now, key);
  const isCited =
    key !== undefined &&
    now.units.some(
      (unit) =>
        unit.start !== question?.start &&
        !(question && unit.start >= question.start && unit.end <= question.end) &&
        keysIn(unit.text).some((one) => one.text === key),
    );
  return question && key !== undefined && !isCited ? removedWithKey(now, question, key) : text;
}
