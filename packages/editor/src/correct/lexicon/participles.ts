import { pastOf } from './inflection.ts';
import { isRegularVerb, isVerbOnly, regularBase } from './word-class.ts';

const IRREGULAR = new Map(
  'admit=admitted be=been become=become begin=begun break=broken bring=brought build=built buy=bought catch=caught choose=chosen come=come cost=cost cut=cut do=done draw=drawn drive=driven eat=eaten fall=fallen feel=felt find=found forget=forgotten get=gotten give=given go=gone grow=grown have=had hear=heard hide=hidden hit=hit hold=held keep=kept know=known lead=led leave=left let=let lose=lost make=made mean=meant meet=met omit=omitted overwrite=overwritten pay=paid put=put read=read rebuild=rebuilt redo=redone rewrite=rewritten run=run say=said see=seen sell=sold send=sent set=set show=shown shut=shut sleep=slept speak=spoken spend=spent split=split stand=stood steal=stolen take=taken tell=told think=thought throw=thrown understand=understood wake=woken wear=worn win=won write=written'
    .split(' ')
    .map((pair) => pair.split('=') as [base: string, participle: string]),
);

const PAST = new Map(
  'be=was become=became begin=began break=broke choose=chose come=came do=did draw=drew drive=drove eat=ate fall=fell forget=forgot get=got give=gave go=went grow=grew hide=hid know=knew overwrite=overwrote rewrite=rewrote run=ran see=saw show=showed speak=spoke steal=stole take=took throw=threw wake=woke wear=wore write=wrote'
    .split(' ')
    .map((pair) => pair.split('=') as [base: string, past: string]),
);

/** The participle of a verb in its base form; undefined where it is none that is known. */
export function participleOf(base: string): string | undefined {
  return IRREGULAR.get(base) ?? (isRegularVerb(base) ? pastOf(base) : undefined);
}

/** The past of a verb in its base form; undefined where it is none that is known. */
export function simplePastOf(base: string): string | undefined {
  return PAST.get(base) ?? participleOf(base);
}

const PARTICIPLES = new Set([...IRREGULAR].filter(([base, form]) => form !== base).map(([, form]) => form));

/** Whether a word is the participle of an irregular verb, and not its base form. */
export function isIrregularParticiple(word: string): boolean {
  return PARTICIPLES.has(word);
}

const BASE_OF_IRREGULAR = new Map(
  [...IRREGULAR, ...PAST]
    .filter(([base, form]) => form !== base && !IRREGULAR.has(form))
    .map(([base, form]) => [form, base]),
);

/** The base form of a past form or a participle that is no base form itself; undefined where it is none that is known. */
export function baseOfPastForm(word: string): string | undefined {
  const irregular = BASE_OF_IRREGULAR.get(word);
  if (irregular !== undefined || !word.endsWith('ed')) return irregular;
  const base = regularBase(word.slice(0, -2));
  // "seed" is no past of "see"
  return base !== undefined && !IRREGULAR.has(base) && pastOf(base) === word ? base : undefined;
}

/** Pasts of irregular verbs with their bases, and what those become by mistake: "wrote" and "writed" of "write". */
export const IRREGULAR_PASTS: readonly (readonly [past: string, base: string])[] = [...IRREGULAR.keys()]
  .filter((base) => !/^(?:be|do|have)$/.test(base))
  .flatMap((base) =>
    [PAST.get(base), IRREGULAR.get(base), `${base.replace(/e$/, '')}ed`]
      .filter((form) => form !== undefined && form !== base && !IRREGULAR.has(form))
      .map((form) => [form ?? '', base] as const),
  );

const BASE_OF_PARTICIPLE = new Map([...IRREGULAR].map(([base, form]) => [form, base]));

/** The base form of a participle; undefined where it is none that is known. */
export function baseOfParticiple(word: string): string | undefined {
  return BASE_OF_PARTICIPLE.get(word) ?? baseOfPastForm(word);
}

/** Whether a word is a verb in its base form and nothing else: no noun, no adjective, and no other form of a verb. */
export function isPlainBase(word: string): boolean {
  if (/^(?:ready|live|clean|complete|empty|open|present|separate|correct|direct)$/.test(word)) return false;
  return (isVerbOnly(word) || IRREGULAR_BASE.test(word)) && baseOfPastForm(word) === undefined;
}

const IRREGULAR_BASE = /^(?:omit|write|choose|break|take|give|see|know|show|hide|keep|send|build)$/;
