import type { Strength } from '../../../understand/statement.ts';
import { type Binding, bindingWord, isWord, lowerFirst } from './words.ts';

/** What tells a demand of a Romance language apart. Patterns match whole words in any case. */
interface Romance {
  readonly binding: Binding;
  /** Before an infinitive whose doer is not said. */
  readonly impersonal: (word: string) => string;
  readonly may: RegExp;
  readonly mayInfinitive: string;
  /** Forms of "to be" with their infinitives. */
  readonly being: Readonly<Record<string, string>>;
  /** What a subject begins with; group 1 where it is several. */
  readonly subject: RegExp;
  readonly clitic: RegExp;
  readonly not: RegExp;
  /** What stands behind a verb and behind no adjective or noun that looks like one. */
  readonly behind: RegExp;
  readonly and: string;
  readonly conditional: RegExp;
  /** Endings of the third person with those of the infinitive. */
  readonly one: readonly (readonly [string, readonly string[]])[];
  readonly many: readonly (readonly [string, readonly string[]])[];
}

const shared = String.raw`\uE010|\d|$`;
const languages: Readonly<Record<string, Romance>> = {
  es: {
    binding: { MUST: ['DEBE', 'DEBEN'], SHOULD: ['DEBERÍA', 'DEBERÍAN'] },
    impersonal: (word) => `Se ${word}`,
    may: /^(?:puede|pueden)$/iu,
    mayInfinitive: 'poder',
    being: { es: 'ser', son: 'ser', está: 'estar', están: 'estar', queda: 'quedar', quedan: 'quedar' },
    subject:
      /^(?:(los|las|todos los|todas las|ambos|ambas)|el|la|un|una|cada|todo|toda|solo el|solo la|su) (?=\p{L})/iu,
    clitic: /^(?:se|le|les|lo|la|los|las)$/iu,
    not: /^(?:no|nunca|solo|también|ya|siempre)$/iu,
    behind: new RegExp(
      String.raw`^(?:(?:el|la|los|las|un|una|unos|unas|cada|su|sus|al|a|en|con|por|para|si|cuando|solo|más|menos|de|del|y|también|siempre|ya|que|sin|tras|hasta|desde|como|todo|toda|todos|todas|automáticamente)(?!\p{L})|${shared})`,
      'iu',
    ),
    and: 'y',
    conditional: /^(?:si|cuando|en cuanto|mientras)\s/iu,
    one: [
      ['a', ['ar']],
      ['e', ['er', 'ir']],
    ],
    many: [
      ['an', ['ar']],
      ['en', ['er', 'ir']],
    ],
  },
  it: {
    binding: { MUST: ['DEVE', 'DEVONO'], SHOULD: ['DOVREBBE', 'DOVREBBERO'] },
    impersonal: (word) => `Si ${word}`,
    may: /^(?:può|possono)$/iu,
    mayInfinitive: 'poter',
    being: {
      è: 'essere',
      sono: 'essere',
      viene: 'essere',
      vengono: 'essere',
      va: 'essere',
      vanno: 'essere',
      resta: 'restare',
      restano: 'restare',
    },
    subject:
      /^(?:(i|gli|le|tutti i|tutte le|entrambi) |(?:il|lo|la|un|uno|una|ogni|solo il|solo la) |l['’])(?=\p{L})/iu,
    clitic: /^(?:si|gli|le|lo|la|li)$/iu,
    not: /^(?:non|anche|sempre|solo|già)$/iu,
    behind: new RegExp(
      String.raw`^(?:(?:il|lo|la|i|gli|le|un|uno|una|ogni|al|allo|alla|ai|alle|a|in|nel|nella|con|per|se|quando|solo|più|meno|di|del|della|e|anche|sempre|che|senza|dopo|fino|da|dal|dalla|come|tutto|tutti|tutte|subito|automaticamente)(?!\p{L})|(?:l|un|all|dell|nell|dall)['’]|${shared})`,
      'iu',
    ),
    and: 'e',
    conditional: /^(?:se|quando|appena|non appena|mentre)\s/iu,
    one: [
      ['isce', ['ire']],
      ['a', ['are']],
      ['e', ['ere', 'ire']],
    ],
    many: [
      ['iscono', ['ire']],
      ['ano', ['are']],
      ['ono', ['ere', 'ire']],
    ],
  },
  pt: {
    binding: { MUST: ['DEVE', 'DEVEM'], SHOULD: ['DEVERIA', 'DEVERIAM'] },
    impersonal: (word) => `${word}-se`,
    may: /^(?:pode|podem)$/iu,
    mayInfinitive: 'poder',
    being: { é: 'ser', são: 'ser', está: 'estar', estão: 'estar', fica: 'ficar', ficam: 'ficar' },
    subject:
      /^(?:(os|as|todos os|todas as|ambos|ambas)|o|a|um|uma|cada|todo|toda|só o|só a|seu|sua) (?=\p{L})/iu,
    clitic: /^(?:se|lhe|lhes)$/iu,
    not: /^(?:não|nunca|só|também|já|sempre)$/iu,
    behind: new RegExp(
      String.raw`^(?:(?:o|a|os|as|um|uma|uns|umas|cada|seu|sua|seus|suas|ao|à|aos|em|no|na|nos|nas|com|por|pelo|pela|para|se|quando|só|mais|menos|de|do|da|e|também|sempre|já|que|sem|após|até|desde|como|todo|toda|todos|todas|automaticamente)(?!\p{L})|${shared})`,
      'iu',
    ),
    and: 'e',
    conditional: /^(?:se|quando|assim que|enquanto)\s/iu,
    one: [
      ['a', ['ar']],
      ['e', ['er', 'ir']],
    ],
    many: [
      ['am', ['ar']],
      ['em', ['er', 'ir']],
    ],
  },
  fr: {
    binding: { MUST: ['DOIT', 'DOIVENT'], SHOULD: ['DEVRAIT', 'DEVRAIENT'] },
    impersonal: (word) => `On ${word}`,
    may: /^(?:peut|peuvent)$/iu,
    mayInfinitive: 'pouvoir',
    being: { est: 'être', sont: 'être', reste: 'rester', restent: 'rester' },
    subject:
      /^(?:(les|tous les|toutes les|des) |(?:le|la|un|une|chaque|tout|toute|seul le|seule la) |l['’])(?=\p{L})/iu,
    clitic: /^(?:se|lui|leur)$/iu,
    not: /^(?:aussi|toujours)$/iu,
    behind: new RegExp(
      String.raw`^(?:(?:le|la|les|un|une|des|du|chaque|son|sa|ses|leur|leurs|au|aux|à|en|dans|sur|avec|par|pour|si|quand|seulement|plus|moins|de|et|aussi|toujours|que|sans|après|jusqu['’]?(?:à|au|aux)|dès|comme|tout|tous|toutes|automatiquement)(?!\p{L})|[ld]['’]|${shared})`,
      'iu',
    ),
    and: 'et',
    conditional:
      /^(?:(?:si|quand|lorsque|dès que|une fois que)\s|(?:lorsqu|dès qu|s)['’]|passé(?:e|s|es)? ce)/iu,
    one: [
      ['çoit', ['cevoir']],
      ['oie', ['oyer']],
      ['oit', ['oir']],
      ['end', ['endre']],
      ['et', ['ettre']],
      ['e', ['er']],
      ['it', ['ir', 'ire']],
    ],
    many: [
      ['çoivent', ['cevoir']],
      ['oient', ['oyer', 'oir']],
      ['issent', ['ir']],
      ['ettent', ['ettre']],
      ['endent', ['endre']],
      ['ent', ['er']],
    ],
  },
};

/**
 * A demand that is told as it shall be, or ordered in the infinitive, in the voice of who has to do it: "El cliente firma en la
 * pantalla" → "El cliente DEBE firmar en la pantalla". Null where a word may be taken for another.
 */
export function romanceDemand(prose: string, strength: Strength, language: string): string | null {
  const grammar = languages[language];
  if (!grammar) return null;
  if (grammar.conditional.test(prose)) {
    const comma = prose.indexOf(', ');
    const then = prose.slice(comma + 2);
    const main =
      comma < 0 ? null : (told(then, strength, language, grammar) ?? beingFirst(then, strength, grammar));
    return main === null ? null : `${prose.slice(0, comma)}, ${lowerFirst(main)}`;
  }
  return (
    ordered(prose, strength, language, grammar) ??
    told(prose, strength, language, grammar) ??
    beingFirst(prose, strength, grammar) ??
    undergone(prose, strength, language, grammar)
  );
}

/** "Marcar cada entrega": an order in the infinitive. */
function ordered(prose: string, strength: Strength, language: string, grammar: Romance): string | null {
  const [, verb = '', next = ''] = /^(\p{L}+(?:[aei]r|re|oir))\s(.*)$/su.exec(prose) ?? [];
  const word = bindingWord(grammar.binding, strength, false);
  if (verb === '' || word === null || !isWord(verb, language) || !grammar.behind.test(next)) return null;
  if (/^(?:de|di|do|da|du|del|della)(?!\p{L})/iu.test(next)) return null;
  return `${grammar.impersonal(word)} ${lowerFirst(prose)}`;
}

/** "I dati vanno cancellati" has to be done, "la richiesta va all'ufficio" goes there. */
const goes = /^va(?:nno)?$/iu;
const undergoing = /^\p{L}{2,}(?:[aiu]t|st|tt|rt|ss|lt|s)[oaie]$/iu;

function told(prose: string, strength: Strength, language: string, grammar: Romance): string | null {
  const opening = grammar.subject.exec(prose);
  const word = bindingWord(grammar.binding, strength, opening?.[1] !== undefined);
  if (!opening || word === null) return null;
  const tokens = [...prose.matchAll(/[^\s,;:.!?]+/gu)];
  const limit = prose.search(/[,;:]/u);
  const first = opening[0].trim().split(/\s/u).length + (/\s$/u.test(opening[0]) ? 1 : 0);
  for (let at = first; at < Math.min(tokens.length, 9); at += 1) {
    const token = tokens[at];
    if (!token || (limit >= 0 && token.index > limit)) return null;
    const before = tokens[at - 1]?.[0] ?? '';
    const next = tokens[at + 1]?.[0] ?? '';
    const isGoing = goes.test(token[0]) && !undergoing.test(next);
    const being = isGoing ? undefined : grammar.being[token[0].toLowerCase()];
    const verb = grammar.may.test(token[0])
      ? grammar.mayInfinitive
      : (being ?? infinitiveOf(token[0], language, opening[1] === undefined ? grammar.one : grammar.many));
    if (verb === null || (!/['’]/u.test(before) && grammar.subject.test(`${before} x`))) continue;
    if (
      /^(?:de|di|do|da|du|del|della|en|em|in|con|com|avec|por|per|par|para|pour|a|à|que|che)$/iu.test(before)
    )
      continue;
    if (being === undefined && !grammar.behind.test(next) && !grammar.may.test(token[0])) return null;
    if (grammar.may.test(token[0]) && !/r[ei]?$/iu.test(next)) return null;
    return bound(prose, tokens, at, { word, verb, language, grammar, isMany: opening[1] !== undefined });
  }
  return null;
}

/** "É enviado um segundo SMS": what is done stands before what it is done to. */
function beingFirst(prose: string, strength: Strength, grammar: Romance): string | null {
  const [, form = '', rest = ''] =
    /^(\p{L}+)( \p{L}{3,}[ad][oa]s? (?:um|uma|o|a|os|as|un|una|el|la|los|las|il|i|le) .+)$/su.exec(prose) ??
    [];
  const verb = grammar.being[form.toLowerCase()];
  const isMany = /^(?:são|son|sono|vengono|sont)$/iu.test(form);
  const word = bindingWord(grammar.binding, strength, isMany);
  return verb === undefined || word === null || rest === '' ? null : `${word} ${verb}${rest}`;
}

/** "Después se cobran 12 €": what is done, and nobody is said to do it. */
function undergone(prose: string, strength: Strength, language: string, grammar: Romance): string | null {
  const [, opening = '', form = '', rest = ''] =
    /^((?:\p{L}+ ){1,3}s[ei] )(\p{Ll}+)( .+)$/u.exec(prose) ?? [];
  if (form === '' || language === 'fr') return null;
  const many = infinitiveOf(form, language, grammar.many);
  const verb = many ?? infinitiveOf(form, language, grammar.one);
  const word = bindingWord(grammar.binding, strength, many !== null);
  return verb === null || word === null ? null : `${opening}${word} ${verb}${rest}`;
}

interface Found {
  readonly word: string;
  readonly verb: string;
  readonly language: string;
  readonly grammar: Romance;
  readonly isMany: boolean;
}

function bound(prose: string, tokens: readonly RegExpExecArray[], at: number, found: Found): string | null {
  const { word, verb, language, grammar } = found;
  const token = tokens[at];
  if (!token) return null;
  const isClitic = grammar.clitic.test(tokens[at - 1]?.[0] ?? '') && at > 2;
  // French keeps the pronoun with the infinitive, the others take it to the word that binds.
  if (isClitic && language === 'fr') return null;
  if (/^ne$|^n['’]/iu.test(tokens[at - 1]?.[0] ?? '')) return null;
  const end = token.index + token[0].length;
  const rest = inInfinitive(prose.slice(end), found);
  return rest === null ? null : `${prose.slice(0, token.index)}${word} ${verb}${rest}`;
}

/** "… y avisa a la oficina": a second verb of the same subject takes the form of the first; null behind a pronoun. */
function inInfinitive(rest: string, { language, grammar, isMany }: Found): string | null {
  const own = /[,;:]/u.exec(rest)?.index ?? rest.length;
  let isOpen = false;
  const said = rest
    .slice(0, own)
    .replace(
      new RegExp(String.raw`(?<= ${grammar.and} )(\p{Ll}+)(?: (\S+))?`, 'giu'),
      (whole, form: string, next: string | undefined) => {
        if (
          grammar.clitic.test(form) &&
          infinitiveOf(next ?? '', language, isMany ? grammar.many : grammar.one)
        )
          isOpen = true;
        const verb = grammar.behind.test(next ?? '')
          ? infinitiveOf(form, language, isMany ? grammar.many : grammar.one)
          : null;
        return verb === null ? whole : `${verb}${next === undefined ? '' : ` ${next}`}`;
      },
    );
  return isOpen ? null : said + enumerated(rest.slice(own), { language, grammar, isMany });
}

/** "…, choisit les articles, puis télécharge l'étiquette": the deeds of one subject, up to a clause that begins otherwise. */
function enumerated(
  rest: string,
  { language, grammar, isMany }: Pick<Found, 'language' | 'grammar' | 'isMany'>,
): string {
  const [, head = '', form = '', next = '', tail = ''] =
    /^(, (?:(?:puis|ensuite|et|y|luego|después|e|poi|então|depois) )?)(\p{Ll}+)( [^\s,;:.]+)([^,;:]*)/u.exec(
      rest,
    ) ?? [];
  const verb = grammar.behind.test(next.trim())
    ? infinitiveOf(form, language, isMany ? grammar.many : grammar.one)
    : null;
  if (verb === null) return rest;
  const length = head.length + form.length + next.length + tail.length;
  const own = inInfinitive(next + tail, { language, grammar, isMany, word: '', verb });
  return own === null
    ? rest
    : `${head}${verb}${own}${enumerated(rest.slice(length), { language, grammar, isMany })}`;
}

/** Vowels that a stem takes back in the infinitive: "muestra" → "mostrar", "envía" → "enviar". */
const stems: readonly (readonly [RegExp, string])[] = [
  [/$/u, ''],
  [/í(?=[^aeiou]*$)/u, 'i'],
  [/ú(?=[^aeiou]*$)/u, 'u'],
  [/ie(?=[^aeiou]+$)/u, 'e'],
  [/ue(?=[^aeiou]+$)/u, 'o'],
  [/i(?=[^aeiou]+$)/u, 'e'],
];

/** Short forms that no ending tells. */
const irregulars: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { ve: 'ver', ven: 'ver', da: 'dar', dan: 'dar', va: 'ir', van: 'ir' },
  fr: {
    fait: 'faire',
    font: 'faire',
    va: 'aller',
    vont: 'aller',
    met: 'mettre',
    dit: 'dire',
    disent: 'dire',
  },
  it: { va: 'andare', vanno: 'andare', fa: 'fare', fanno: 'fare', dà: 'dare', danno: 'dare' },
  pt: { vê: 'ver', veem: 'ver', dá: 'dar', dão: 'dar', faz: 'fazer', vai: 'ir', vão: 'ir' },
};

function infinitiveOf(
  form: string,
  language: string,
  endings: readonly (readonly [string, readonly string[]])[],
): string | null {
  const word = form.toLowerCase();
  const irregular = irregulars[language]?.[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4) return null;
  for (const [ending, infinitives] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const [from, to] of stems)
      for (const infinitive of infinitives) {
        const made = stem.replace(from, to) + infinitive;
        if ((to === '' || from.test(stem)) && isWord(made, language)) return made;
      }
  }
  return null;
}
