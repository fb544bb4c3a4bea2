import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { amountsIn } from '../contrasts/amounts.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft } from '../per-draft.ts';
import { homeOf } from '../target/keyed.ts';
import { demandsIn, holds } from './demand-meant.ts';

const LONGEST = 220;
/** What says that a demand wants something more. */
const lacking =
  /^(?<what>[^,;:]{2,60}?) (?:is|looks?|seems?|are) (?:(?:still|a bit|too|not) )*(?:incomplete|complete|unclear|vague|imprecise|exact|precise|half the story|broad|general)\s?(?:[,;:.]|\s[–—-])\s+(?<rest>.{8,})$/isu;
/** What tells when, how long or in which case. */
const opensCondition =
  /^(?:only |not |just |seulement |uniquement |sólo |solo |somente )?(?:after|before|when|whenever|if|once|unless|until|while|within|during|as long as|as soon as|provided|except|without|après|avant|quand|lorsque|si|dès que|tant que|pendant|sauf|sans|después|antes|cuando|si|mientras|durante|salvo|sin|dopo|prima|quando|se|durante|depois|antes|enquanto)(?!\p{L})/iu;
/** Words of a demand that are no part of what it is about. */
const frame = new Set(
  contentWords(
    'the system app application service must should may shall can able will system système sistema doit devrait peut pouvoir debe puede poder deve può must',
  ),
);
/** A demand says in so many words what it is about at least. */
const FEWEST = 2;

/**
 * The change by which a demand holds only in a case that words tell, which say the demand again with that case ("we only mail the owner after
 * the third retry has failed"). Null where no demand, or more than one, is said again, or it tells such a case already.
 */
export const conditionTold = oncePerDraft((words: string, draft: Draft): Change | null => {
  const whole = framed(words).words.replace(/[.!]+$/u, '');
  if (whole.length > LONGEST || /[?？"“„«`]/u.test(whole)) return null;
  const { what, rest } = lacking.exec(whole)?.groups ?? {};
  const named = what === undefined ? null : keysIn(what)[0]?.text;
  const found = told((rest ?? whole).trim(), named ?? null, draft);
  return found === null ? null : (now) => withCondition(now, found);
});

interface Told {
  readonly key: string;
  readonly condition: string;
}

function told(said: string, named: string | null, draft: Draft): Told | null {
  const own = named === null && keysIn(said).length > 0 ? null : said;
  const meant = demandsIn(draft)
    .filter(({ key }) => named === null || key === named)
    .flatMap(({ key, raw }) => {
      const condition = own === null ? null : conditionBehind(own, raw.replace(key, ' '));
      return condition === null ? [] : [{ key, condition }];
    });
  const [only] = meant;
  return meant.length === 1 && only ? only : null;
}

/** What a statement says behind all that a demand is about; null where it does not say that, or says no case. */
function conditionBehind(said: string, raw: string): string | null {
  const about = [...new Set(contentWords(raw))].filter((word) => !frame.has(word));
  if (about.length < FEWEST) return null;
  let left: readonly string[] = about;
  for (const { index, 0: word } of said.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
    const own = contentWords(word);
    left = left.filter((one) => !own.some((other) => holds([other])(one)));
    if (left.length > 0) continue;
    const behind = said.slice(index + word.length).trim();
    // a value of the same sort is another value, and no case
    const isNew = !sharesKind(behind, raw) && contentWords(behind).some((one) => !about.some(holds([one])));
    return opensCondition.test(behind) && isNew && isPlain(said.slice(0, index)) ? behind : null;
  }
  return null;
}

/** Whether what stands before the last word of a demand says little else. */
function isPlain(words: string): boolean {
  return !/[,;:]|(?<!\p{L})(?:not|never|no|nicht|kein|pas|jamais|nunca)(?!\p{L})|n['’]t/iu.test(words);
}

function sharesKind(behind: string, raw: string): boolean {
  const kinds = new Set(amountsIn(raw, 0, raw.length).map(({ kind }) => kind));
  return amountsIn(behind, 0, behind.length).some(({ kind }) => kinds.has(kind));
}

function withCondition(draft: Draft, { key, condition }: Told) {
  const home = homeOf(draft, key);
  const raw = home ? draft.text.slice(home.start, home.end) : '';
  const at = (home?.start ?? 0) + raw.trimEnd().replace(/[.]$/u, '').length;
  const isOnly = /^only |(?<!\p{L})only (?=\p{L})/iu.test(raw);
  const said = isOnly ? condition.replace(/^only /iu, '') : condition;
  return applied(
    draft,
    splice(draft.text, [{ start: at, end: at, text: ` ${said}` }]),
    `${key} holds ${said} now.`,
  );
}
