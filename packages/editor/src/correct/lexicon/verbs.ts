import { alternatives } from './alternatives.ts';
import { gerundOf, pastOf } from './inflection.ts';

/** Verbs that are no nouns: right after a noun they can only be its verb. */
const PLAIN =
  'have say contain require seem become happen allow provide receive appear exist depend expect behave respond get give take do go know think lose send write create remove add include keep throw belong mean understand believe agree fail consist hang ignore perform describe define explain determine ensure specify refer begin bring buy choose come decide deny enter follow generate learn maintain occur prevent produce remain render serve suggest tell tend parse validate execute delete fetch love enjoy live teach spend pay earn gain grow improve develop reduce prefer speak eat drink hear listen meet tend argue mention transmit oppose assume contradict emphasize concern recommend benefit involve encourage realize achieve migrate reproduce implement resolve replace rename configure install refactor connect subscribe verify confirm notify retrieve overwrite reach'.split(
    ' ',
  );

/** Verbs that are also nouns or adjectives: what follows has to tell. */
export const DOUBLE_BASES: readonly string[] =
  'use wait work crash stop start run return update change log load store cache call show request report open close click help support break save move test check try pass match process push pull feel lead affect increase lack play drive travel watch study upload display block release find hold leave handle make own fix deploy merge restart upgrade'.split(
    ' ',
  );

/** The form after "he", "she" and "it". */
export function thirdPersonOf(base: string): string {
  if (base === 'have') return 'has';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

const NO_NOUNS: ReadonlySet<string> = new Set(PLAIN);

/** Whether a verb in its base form is of those in the lexicon that are no nouns. */
export function isNoNoun(base: string): boolean {
  return NO_NOUNS.has(base);
}

/** Third-person forms of the verbs by their base form. */
const THIRD = new Map([...PLAIN, ...DOUBLE_BASES].map((base) => [base, thirdPersonOf(base)]));
const BASE = new Map([...THIRD].map(([base, third]) => [third, base]));

/** The base form of a third-person form in the lexicon. */
export function baseOf(third: string): string | undefined {
  return BASE.get(third.toLowerCase());
}

/** Past forms that no ending makes and that are no other verb's base: "to left join", "to found a company". */
const IRREGULAR_PAST =
  'had=have said=say became=become gave=give got=get took=take did=do went=go knew=know thought=think lost=lose sent=send wrote=write kept=keep threw=throw meant=mean understood=understand hung=hang began=begin brought=bring bought=buy chose=choose came=come taught=teach spent=spend paid=pay earned=earn grew=grow spoke=speak ate=eat drank=drink heard=hear met=meet held=hold made=make broke=break ran=run drove=drive led=lead saw=see built=build told=tell dealt=deal forgot=forget hid=hide sold=sell stood=stand won=win'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]);

const IRREGULAR_BASE = new Set(IRREGULAR_PAST.map(([, base]) => base));
const PAST = new Map([
  ...[...PLAIN, ...DOUBLE_BASES]
    .filter((base) => !IRREGULAR_BASE.has(base) && !/^(?:leave|find|feel|let|put|set|split|cut)$/.test(base))
    .map((base) => [pastOf(base), base] as const),
  ...IRREGULAR_PAST,
]);

/** The base form of a past form in the lexicon. */
export function baseOfPast(past: string): string | undefined {
  return PAST.get(past.toLowerCase());
}

const GERUND = new Map([...PLAIN, ...DOUBLE_BASES].map((base) => [gerundOf(base), base]));

/** The base form of a form in "-ing" in the lexicon. */
export function baseOfGerund(gerund: string): string | undefined {
  return GERUND.get(gerund.toLowerCase());
}

/** Alternatives for patterns. */
export const GERUND_FORM = alternatives(GERUND.keys());
export const PLAIN_BASE = alternatives(PLAIN);
export const DOUBLE_BASE = alternatives(DOUBLE_BASES);
export const PAST_FORM = alternatives(PAST.keys());
export const PLAIN_THIRD = alternatives(PLAIN.map(thirdPersonOf));
export const DOUBLE_THIRD = alternatives(DOUBLE_BASES.map(thirdPersonOf));

/** What shows that the word before is a verb: its object, up to the end of the clause or the next phrase. */
export const OBJECT = String.raw`(?= \d{2,}\b| (?:null|undefined|true|false|nil|nothing|everything|something|it|them|him|us|me|that (?:it|the|we|they)|how|why)\b| (?:his|her|its|their|the|an?|our|my|your|this|these|those|some|any|all|no|every|each) (?:(?:new|old|same|wrong|full|first|last|next|own|whole) )?[a-z]{2,20}(?:[.,;!?\n]|$| (?:and|or|to|in|on|at|for|with|from|when|after|before|because|if|but|by|of|twice|again|every|once|while|then)\b))`;
