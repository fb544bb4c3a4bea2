import type { Strength } from '../../../understand/statement.ts';
import { being, participle, particle, passive } from '../dutch-verbs.ts';
import { type Binding, bindingWord, clauseEnd } from './words.ts';

const binding: Binding = { MUST: ['MOET', 'MOETEN'], SHOULD: ['ZOU', 'ZOUDEN'] };

/** Verbs of the present that say what somebody or something is to do, with their infinitives. */
const infinitives: Readonly<Record<string, string>> = {
  krijgt: 'krijgen',
  krijgen: 'krijgen',
  ontvangt: 'ontvangen',
  ontvangen: 'ontvangen',
  ziet: 'zien',
  zien: 'zien',
  heeft: 'hebben',
  hebben: 'hebben',
  blijft: 'blijven',
  blijven: 'blijven',
  stuurt: 'sturen',
  sturen: 'sturen',
  toont: 'tonen',
  tonen: 'tonen',
  betaalt: 'betalen',
  betalen: 'betalen',
  probeert: 'proberen',
  proberen: 'proberen',
  volgt: 'volgen',
  volgen: 'volgen',
};
const able = /^(?:kan|kunnen)$/u;
const state =
  /(?<= )(?:geldig|actief|zichtbaar|beschikbaar|verplicht|uniek|klaar|open|gesloten|leeg|gratis)$/u;
const conditional = /^(?:als|wanneer|zodra|indien)\s[^,]{4,160}, (?:dan )?/iu;
const denies = /(?<!\p{L})(?:niet|nooit|geen|alleen|maximaal|hooguit|hoogstens|pas)(?!\p{L})/iu;

/**
 * A Dutch demand that is told as it shall be, in the voice of who has to do it: "Gegevens worden na 1 jaar gewist" → "Gegevens
 * MOETEN na 1 jaar worden gewist". Null where a word may be taken for another.
 */
export function dutchDemand(prose: string, strength: Strength): string | null {
  const when = conditional.exec(prose)?.[0] ?? '';
  const main = prose.slice(when.length);
  const end = clauseEnd(main);
  const words = main.slice(0, end).split(' ');
  const at = words.findIndex((word) => isVerb(word));
  const isFirst = at === 0;
  if (at < 0 || at > 8 || isFirst !== (when !== '')) return null;
  const verb = words[at] ?? '';
  const word = bindingWord(binding, strength, verb.endsWith('en') || verb === 'zijn');
  const rest = ` ${words.slice(at + 1).join(' ')}`;
  // What may not be needs another word.
  const said = word === null || denies.test(rest) ? null : verbLast(verb, rest);
  return said === null ? null : `${when}${[...words.slice(0, at), word].join(' ')}${said}${main.slice(end)}`;
}

function isVerb(word: string): boolean {
  return passive.test(word) || being.test(word) || able.test(word) || Object.hasOwn(infinitives, word);
}

function verbLast(verb: string, rest: string): string | null {
  if (passive.test(verb)) return participle.test(rest) ? rest.replace(participle, 'worden $&') : null;
  if (being.test(verb)) return state.test(rest) ? `${rest} zijn` : null;
  if (able.test(verb))
    return / \p{Ll}{3,}en$/u.test(rest) ? rest.replace(/(?<= )(?=\p{L}+$)/u, 'kunnen ') : null;
  const infinitive = infinitives[verb];
  return infinitive === undefined || / en \p{Ll}/u.test(rest) || particle.test(rest) || participle.test(rest)
    ? null
    : `${rest} ${infinitive}`;
}
