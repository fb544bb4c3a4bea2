import { lowerFirst, upperFirst } from '../../first-letter.ts';
import { onceALanguage } from '../../once-a-language.ts';
import { ASKING_WORDS, type AskingWords } from './asking-words.ts';
import type { Filled } from './gap.ts';
import type { Polar } from './polar.ts';

/** How one language other than English asks. */
interface Asking {
  readonly opening: RegExp;
  readonly cases: readonly { readonly asked: RegExp; readonly said: string }[];
  readonly consequence: RegExp;
  readonly gap: RegExp;
  readonly state: RegExp;
  readonly denied: { readonly verb: RegExp; readonly negation: string } | null;
  readonly told: AskingWords['told'];
}

const askingOf = onceALanguage((language): Asking | null => {
  const words = ASKING_WORDS[language];
  return words === undefined
    ? null
    : {
        opening: new RegExp(`^(?:(?:${words.opening})[,:]? ){1,3}`, 'iu'),
        cases: words.cases.map(([asked, said]) => ({ asked: new RegExp(`^(?:${asked})(?= )`, 'iu'), said })),
        consequence: new RegExp(`^(?:${words.consequence})`, 'iu'),
        gap: new RegExp(`^(?:${words.gap})(?!\\p{L})`, 'iu'),
        state: new RegExp(`^(?:${words.state})(?!\\p{L})`, 'iu'),
        denied: words.denied && {
          verb: new RegExp(`(?<!\\p{L})(?:${words.denied[0]})(?!\\p{L})`, 'iu'),
          negation: words.denied[1],
        },
        told: words.told,
      };
});

/** A yes-or-no question in a language other than English as the sentences that yes and no make of it; else null. */
export function polarElsewhere(question: string, language: string): Polar | null {
  const asking = askingOf(language);
  if (!asking) return null;
  const bare = bareElsewhere(question, asking);
  if (asking.gap.test(bare) || caseIn(bare, asking) !== null) return null;
  const told = (asking.told === null ? bare : asking.told(bare)) ?? null;
  const sort = asking.state.test(bare) ? 'state' : 'need';
  const refused = `${upperFirst(bare)}: `;
  if (told === null) return { sort, affirmed: `${upperFirst(bare)}: `, denied: refused };
  const verb = asking.denied?.verb.exec(told);
  const denied =
    verb && asking.denied
      ? upperFirst(
          `${told.slice(0, verb.index)}${asking.denied.negation} ${lowerFirst(told.slice(verb.index))}`,
        )
      : refused;
  return { sort, affirmed: upperFirst(told), denied };
}

/** A question in a language other than English with what answers it; null where its words do not show how. */
export function filledElsewhere(question: string, reply: string, language: string): Filled | null {
  const asking = askingOf(language);
  if (!asking) return null;
  const bare = bareElsewhere(question, asking);
  const answer = reply.replace(/[.!\s]{1,20}$/u, '');
  const about = caseIn(bare, asking);
  if (about !== null) {
    const before = `${about.replace(/[\s,]{1,20}$/u, '')}, `;
    return {
      before,
      answer: answer.replace(asking.consequence, ''),
      after: '',
      sort: 'case',
    };
  }
  const isNamed = !bare.includes(' ');
  if (!(isNamed || asking.gap.test(bare)) || answer.split(/\s+/u).length > longestAnswer) return null;
  const said = answer.replace(/^(?:dann|dan|entonces|então|allora|wtedy|alors) /iu, '');
  return { before: `${upperFirst(bare)}: `, answer: said, after: '', sort: 'habit' };
}

const longestAnswer = 9;

function bareElsewhere(question: string, { opening }: Asking): string {
  return question
    .trim()
    .replace(/^[¿\s]+|[\s?.!…]{1,20}$/gu, '')
    .replace(opening, '')
    .replace(/^¿/u, '');
}

function caseIn(bare: string, { cases }: Asking): string | null {
  for (const { asked, said } of cases) {
    const match = asked.exec(bare);
    if (match) return said + bare.slice(match[0].length);
  }
  return null;
}
