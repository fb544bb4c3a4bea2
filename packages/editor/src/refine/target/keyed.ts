import { keysIn, leadingKey } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import type { Target } from './target.ts';

const families: Readonly<Record<string, readonly string[]>> = {
  question: ['Q'],
  requirement: ['FR', 'R', 'REQ'],
  ticket: ['T', 'TASK'],
  risk: ['R', 'RISK'],
  goal: ['G'],
  assumption: ['A'],
};

/** What stands before a key in ten languages: "requirement FR-2", "o risco R-1", "das Risiko R-1". */
const nounBefore =
  /^(?:(?:THE|DER|DIE|DAS|DEN|DEM|LE|LA|LES|EL|LOS|LAS|IL|LO|O|A|OS|AS|DE|HET|L['’])\s*)?(?:REQUIREMENTS?|QUESTION|TICKET|ITEM|RISK|TASK|STORY|GOAL|ROW|BULLET|ANFORDERUNG|FRAGE|RISIKO|ZIEL|EXIGENCE|RISQUE|REQUISITO|RIESGO|PREGUNTA|RISCO|PERGUNTA|RISCHIO|DOMANDA|EIS|VEREISTE|RISICO|VRAAG|WYMAGANI\p{L}{1,3}|RYZYK\p{L}{1,3}|PYTANI\p{L}{1,3}|要件|リスク|質問|需求|风险|问题)\s*(?=[A-Z]{1,8}-\d)/u;

/** The key a phrase names ("FR-2", "requirement FR-2", "question 2", "Q2"), where the draft gives it. */
export function keyOf(draft: Draft, phrase: string): string | null {
  const spelled = phrase
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{1,8})\s?(\d{1,6})$/u, '$1-$2');
  const named = keysIn(spelled.replace(nounBefore, ''));
  const [key] = named;
  if (key && key.start === 0 && key.end >= spelled.replace(nounBefore, '').length && homeOf(draft, key.text))
    return key.text;
  const counted =
    /^(?:the )?(?:open |unresolved )?(question|requirement|ticket|risk|goal|assumption)\s{1,4}(?:no\.? |number |#)?(\d{1,4})$/iu.exec(
      phrase.trim(),
    );
  const candidates = (families[(counted?.[1] ?? '').toLowerCase()] ?? []).map(
    (family) => `${family}-${counted?.[2]}`,
  );
  return candidates.find((candidate) => homeOf(draft, candidate) !== null) ?? null;
}

/** Where the draft gives a key: the section, item, row or paragraph that begins with it. */
export function homeOf(draft: Draft, key: string): Target | null {
  const section = draft.outline.sections.find((one) => leadingKey(one.title)?.text === key);
  if (section) return { kind: 'section', start: section.start, end: section.end, name: key, section };
  const item = draft.items.find((one) => one.key?.text === key);
  if (item) return { kind: 'item', start: item.start, end: item.end, name: key, section: item.section };
  const unit = draft.units.find((one) => !one.header && leadingKey(one.cells[0] ?? '')?.text === key);
  return unit
    ? {
        kind: unit.kind === 'row' ? 'row' : 'block',
        start: unit.start,
        end: unit.end,
        name: key,
        section: unit.section,
      }
    : null;
}
