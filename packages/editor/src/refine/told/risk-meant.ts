import { contentWords } from '../../document/content-words.ts';
import { leadingKey } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { holds } from './demand-meant.ts';

interface Risk {
  readonly key: string;
  readonly words: readonly string[];
}

/** The risks of a draft, by their keys and what they say before their mitigation. */
const risksIn = readOnce((draft: Draft): readonly Risk[] =>
  draft.items.flatMap((item) => {
    const raw = draft.text.slice(item.start, item.end);
    const key = leadingKey(raw.replace(/^[\s>*+-]*(?:\d{1,9}[.)])?\s*/u, ''));
    const [said = ''] = raw.replace(key?.text ?? '', ' ').split(/\*[^*\n]{3,40}:\*/u);
    return key && /^(?:R|RISK)$/u.test(key.family) ? [{ key: key.text, words: contentWords(said) }] : [];
  }),
);

const noun = "(?:risks?|risik(?:o|en)|risques?|riesgos?|rischi?o?|riscos?|risico['’]?s?|ryzyk\\p{L}*)";
const numbered = new RegExp(
  `^(?:(?:the|das|le|el|il|o|het) )?${noun} (?:no\\.? |nr\\.? |n° ?|number |#)?(?<number>\\d{1,3})$`,
  'iu',
);
const keyed = /^(?<family>R|RISK)-?(?<number>\d{1,3})$/iu;
const alone = new RegExp(`^(?:the|this|that|our|das|dieses|dem|le|ce|el|este|il|o|het)? ?${noun}$`, 'iu');
const idle = new Set(
  contentWords(
    'risk danger problem issue concern worry case thing part risiko gefahr problem risque danger problème riesgo peligro problema rischio risco possible potential mögliche',
  ),
);

/** The key of the one risk that words mean: by its key or number, as the only one, or by what it is about; null where none or several are. */
export function riskMeant(phrase: string, draft: Draft): string | null {
  const risks = risksIn(draft);
  const words = phrase.trim();
  const number = (numbered.exec(words) ?? keyed.exec(words))?.groups?.['number'];
  if (number !== undefined) return risks.find(({ key }) => key.endsWith(`-${Number(number)}`))?.key ?? null;
  if (alone.test(words)) return risks.length === 1 ? (risks[0]?.key ?? null) : null;
  const topic = contentWords(words).filter((word) => !idle.has(word));
  const meant = topic.length === 0 ? [] : risks.filter((risk) => topic.every(holds(risk.words)));
  return meant.length === 1 ? (meant[0]?.key ?? null) : null;
}
