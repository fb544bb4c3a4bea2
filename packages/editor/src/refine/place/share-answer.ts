import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';

/** A share, as answers give it: "99 %", "for 95 % of the requests", "pour 9 cas sur 10". */
const share =
  /^(?<by>(?:for|in|für|bei|pour|dans|para|en) )?(?<share>\D{0,20}\d[\d.,]*\s?(?:%|percent|prozent|pour cent|por ciento|\p{L}+ (?:of|out of|von|sur|de)).*)$/iu;
const prepositions: Readonly<Record<string, string>> = { en: 'for', de: 'für', fr: 'pour', es: 'para' };

/**
 * The text in which a limit holds for the share of cases that an answer to the question for it names: the requirement says so
 * itself. Null where the question asks something else, or the answer names no share.
 */
export function withShare(draft: Draft, asked: string, said: string): string | null {
  const [before = '', behind = ''] = derivedPhrasesOf(draft.language).askShare.split('{id}');
  const quoting = behind.split('{text}').map(literal).join('.{1,400}');
  const id = new RegExp(`^${literal(before)}(?<id>N?FR-\\d+)${quoting}$`, 'u').exec(asked.trim())?.groups?.[
    'id'
  ];
  const told = share.exec(said.trim().replace(/[.!]+$/u, ''))?.groups;
  const item = draft.items.find(({ key, text }) => key?.text === id && text.startsWith(`${id}:`));
  const by = told?.['by']?.trim().toLowerCase() ?? prepositions[draft.language];
  if (id === undefined || !told || !item || by === undefined) return null;
  const raw = draft.text.slice(item.start, item.end);
  const end = item.start + raw.replace(/\.?\s*$/u, '').length;
  return splice(draft.text, [{ start: end, end, text: ` ${by} ${told['share']}` }]);
}
