import type { Format } from '@faircopy/contract';
import { hintOf } from '../understand/hints.ts';
import type { Statement } from '../understand/statement.ts';

/** Formats whose goals stand beside what is to be built; in the others the goal is what everything serves. */
const listing: ReadonlySet<Format> = new Set(['Technical Spec', 'RFC', 'Jira Tickets']);

/** Who is bound stands before what binds; "we" and what was named before bind nobody by themselves. */
const bound = '^(?!(?:we|i|it|this|that|they|there|the goal|the aim|the idea)(?!\\p{L}))[^,;:?]{2,60}? ';

/** What binds a part of the product or its people, by language. */
const bindings: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /^(?:so |and )?(?:we|i)(?:['’]d| would)? (?:want|need|like) (?:the|our|each|every) [^,;:?]{2,40}? to (?!be able)\p{Ll}{2,} \S/iu,
    new RegExp(`${bound}(?:must|should|has to|have to|needs to)(?: not)? \\p{Ll}{2,} \\S`, 'iu'),
  ],
  de: [
    /^(?!(?:wir|ich|es|man|ziel|(?:das|dies)(?= (?:soll|muss))) )[^,;:?]{2,60}? (?:soll|sollen|muss|müssen) [^,;:?]{4,}/iu,
    /^wir (?:wollen|möchten|brauchen) eine?n? [^,;:?]{2,40}?, (?:der|die|das) /iu,
    /^wir (?:brauchen|benötigen) (?:eine?n?|zwei|drei|\d+) (?!(?:neue[ns]? )?(?:lösung|plan|weg|hilfe)(?!\p{L}))\p{L}/iu,
  ],
  fr: [
    /^(?!(?:nous|on|je|il|cela|le but|l['’]objectif)(?!\p{L}))[^,;:?]{2,60}? (?:doit|doivent) (?!pouvoir)\p{L}{2,} \S/iu,
    /^il nous faut une? \p{L}/iu,
    /^(?:nous avons|on a) besoin d['’]une? \p{L}/iu,
    /^(?:nous voulons|on (?:veut|voudrait)|il (?:nous )?faut) une? [^,;:?]{2,40}? qui \p{L}/iu,
    /^(?:nous (?:voulons|voudrions)|on (?:veut|voudrait|aimerait)) (?!(?:être|réduire|baisser|diminuer|augmenter|gagner|atteindre|économiser)(?!\p{L}))\p{L}+(?:er|ir|re) (?=[^.]*[\d\uE010])\S/iu,
  ],
  es: [
    /^(?!(?:nosotros|el objetivo|la idea)(?!\p{L}))[^,;:?]{2,60}? (?:debe|deben|tiene que|tienen que) (?!poder)\p{L}{2,} \S/iu,
    /^(?:queremos|necesitamos) una? [^,;:?]{2,40}? que \p{L}/iu,
    /^(?:necesitamos|nos hace falta) una? \p{L}/iu,
  ],
  it: [
    /^(?!(?:noi|l['’]obiettivo|l['’]idea)(?!\p{L}))[^,;:?]{2,60}? (?:deve|devono) (?!poter)\p{L}{2,} \S/iu,
    /^(?:ci serve|abbiamo bisogno di) un[oa']? ?\p{L}/iu,
    /^(?:vogliamo|ci serve) un[oa]? [^,;:?]{2,40}? che \p{L}/iu,
  ],
  pt: [
    /^(?!(?:nós|o objetivo|a ideia)(?!\p{L}))[^,;:?]{2,60}? (?:deve|devem|tem que|têm que) (?!poder)\p{L}{2,} \S/iu,
    /^(?:queremos|precisamos de) uma? [^,;:?]{2,40}? que \p{L}/iu,
    /^precisamos de uma? \p{L}/iu,
  ],
  nl: [/^(?!(?:we|wij|ik|het doel|dat|dit) )[^,;:?]{2,60}? (?:moet|moeten) (?![^,;:?]* kunnen)[^,;:?]{4,}/iu],
};

/**
 * "We want the controller to queue its commands": a goal that says what a part of the product does. It is one of the demands
 * as well, so that it is tested. What stands under a heading of goals only says what is better afterwards.
 */
export function bindsAsGoal({ kind, heading, masked }: Statement, language: string, format: Format): boolean {
  return (
    kind === 'goal' &&
    listing.has(format) &&
    (heading === null || hintOf(heading) !== 'goal') &&
    (bindings[language] ?? []).some((binding) => binding.test(masked.text))
  );
}
