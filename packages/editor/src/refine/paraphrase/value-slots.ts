import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import { isSameValue, type Measure, measuresIn } from '../claims/measure.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { wholeWish } from '../reading/whole-wish.ts';
import { homeOf } from '../target/keyed.ts';

/** "The tablets are iPads, not Android": the name that stands, and the one that does not hold. */
export const denied =
  /^(?<subject>[^,;:]{2,60}?) (?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn|jest|są) (?:now |jetzt |ya |maintenant )?(?<fresh>[\p{L}\p{N}][\p{L}\p{N} .+-]{1,40}?),? (?:not|nicht|kein(?:e|en)?|(?:et )?(?:pas|non)|no|non|não|niet|geen|nie|instead of|statt|au lieu de|en vez de|invece di|em vez de|in plaats van|zamiast) (?:an? |the |un |une |de |d['’])?(?<old>[\p{L}\p{N}][\p{L}\p{N} .+-]{1,40})$/iu;
/** "30 dagen moet 14 dagen zijn": one value, and what it has to be. */
export const becomes =
  /^(?:the |die |der |das |les? |la |los |las |el |de |il |i |as |os )?(?<old>.{1,40}?) (?:should be|must be|has to be|becomes?|->|=>|→|sollten?(?: eher)?|müssen|muss|soll(?:en)?|werden|doi(?:t|vent)(?: être)?|deviennent|deben? ser|deberían? ser|tienen? que ser|pasan? a|dev(?:e|ono)(?: essere)?|dovrebbero essere|devem? ser|moet(?:en)?|worden|powinn[ao] być|mają być) (?<fresh>.{1,40}?)(?: sein| werden| heißen| zijn| worden)?$/iu;

/** One name in the place of another that the draft has. */
export function exchanged(draft: Draft, subject: string, old: string, fresh: string): string | null {
  const stands = new RegExp(`(?<![\\p{L}\\p{N}])${literal(old)}(?![\\p{L}\\p{N}])`, 'u');
  const isName = [old, fresh].every(
    (one) => /^\p{L}*\p{Lu}/u.test(one) && !/\s(?:and|und|et|y|e|en|i|only|nur)(?:\s|$)/iu.test(one),
  );
  return isName &&
    !/\d/u.test(old + fresh) &&
    stands.test(draft.text) &&
    !/^(?:it|that|this|es|das)$/iu.test(subject)
    ? `replace "${old}" with "${fresh}"`
    : null;
}

const against =
  /(?<!\p{L})(?:too (?:late|early|long|short|much|many|little|few|high|low|big|small|slow|fast)|not (?:enough|realistic|ok)|unrealistic|wrong|nonsense|instead|we (?:said|agreed|decided)|make (?:it|that)|zu (?:spät|früh|lang|kurz|viel|wenig|hoch|niedrig|knapp)|falsch|statt|wir (?:sagten|hatten)|trop (?:tard|tôt|long|court|peu|haut|bas)|au lieu|demasiado|muy (?:tarde|largo|corto|poco|alto|bajo)|en vez|troppo|invece|te (?:laat|vroeg|lang|kort|veel|weinig)|in plaats)(?!\p{L})/iu;
const reportsBoth = /(?<!\p{L})(?:between|from|zwischen|von|entre|de|desde|tussen|van|up to|bis)(?!\p{L})/iu;

/** "8:30 is too late, we need 8:00": the value that stands gives way to the one that does not. */
export function valueAgainst(words: string, draft: Draft): string | null {
  const values = measuresIn(words, 0, words.length);
  const [first, second] = values;
  if (!first || !second || values.length > 2 || !against.test(words) || reportsBoth.test(words)) return null;
  if (keysIn(words).length > 0 || /["“„«]/u.test(words) || opensWithVerb(words)) return null;
  if (wholeWish(words, draft, null)) return null;
  const isBare = second.kind === 'count' && second.counted.length === 0;
  if ((first.kind !== second.kind && !isBare) || first.kind === 'count' || first.amount === second.amount)
    return null;
  const stands = (one: Measure) =>
    draft.units.some(({ start, end }) =>
      measuresIn(draft.text, start, end).some((other) => isSameValue(one, other)),
    );
  const fresh = isBare ? second.text + first.text.replace(/^[\d.,:]+/u, '') : second.text;
  return stands(first) && (isBare || !stands(second)) ? `change ${first.text} to ${fresh}` : null;
}

/** "FR-2: cada mes, no cada trimestre": words of the item give way to others. */
export function inItem(draft: Draft, key: string, old: string, fresh: string): string | null {
  const home = homeOf(draft, key);
  const said = home ? draft.text.slice(home.start, home.end).toLowerCase() : '';
  return home?.kind === 'item' && said.includes(old.toLowerCase()) && !/\d/u.test(old + fresh)
    ? `in ${key} say "${fresh}" instead of "${old}"`
    : null;
}

/** One value of the draft in the place of another of its kind. */
export function otherValue(draft: Draft, old: string, fresh: string): string | null {
  const [was, now] = [wholly(old), wholly(fresh)];
  return was && now && was.kind === now.kind && was.amount !== now.amount && draft.text.includes(old)
    ? `change ${old} to ${fresh}`
    : null;
}

/** The value that words give and nothing else. */
function wholly(words: string): Measure | null {
  const [value, ...others] = measuresIn(words, 0, words.length);
  if (!value || others.length > 0) return null;
  const rest = words.slice(0, value.start) + words.slice(value.end);
  return rest.trim() === '' || (value.kind === 'count' && rest.trim().split(' ').length < 2) ? value : null;
}
