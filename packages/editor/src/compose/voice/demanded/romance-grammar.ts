import type { Binding } from './words.ts';

/** What tells a demand of a Romance language apart. Patterns match whole words in any case. */
export interface Romance {
  /** BCP 47 primary subtag. */
  readonly language: string;
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

/** Stands behind a verb in all of them: protected text, a figure, nothing. */
const shared = String.raw`\uE010|\d|$`;
/** The grammars, by language. */
export const ROMANCE: Readonly<Record<string, Romance>> = {
  es: {
    language: 'es',
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
    language: 'it',
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
    language: 'pt',
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
    language: 'fr',
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
