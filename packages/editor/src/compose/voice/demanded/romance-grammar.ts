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
  /** A subject of one word that is no noun. */
  readonly pronoun: RegExp;
  /** Who alone is meant, with how one and several are let. */
  readonly only: readonly [RegExp, one: string, many: string];
  /** What opens a clause as its place, time or case does, before its subject. */
  readonly adjunct: RegExp;
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
const shared = String.raw`\uE010|\d|online(?!\p{L})|$`;
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
      /^(?:(los|las|todos los|todas las|ambos|ambas|s[oó]lo l[ao]s|dos|tres|cuatro|sus|estos|estas)|el|la|un|una|cada|todo|toda|cualquier|s[oó]lo el|s[oó]lo la|su|este|esta|ningún|ninguna) (?=\p{L})/iu,
    pronoun: /^(?:nadie|todo|esto)(?= )/iu,
    only: [/^(?:s[oó]lo|únicamente)(?!\p{L})/iu, 'PUEDE', 'PUEDEN'],
    adjunct:
      /^(?:tras|después de|antes de|al|en caso de|a partir de|desde|durante|para|por|con|sin|en|una vez|además|también|fuera de|dentro de|pasad[oa]s) ?/iu,
    clitic: /^(?:se|le|les|lo|la|los|las)$/iu,
    not: /^(?:no|nunca|solo|también|ya|siempre)$/iu,
    behind: new RegExp(
      String.raw`^(?:(?:el|la|los|las|un|una|unos|unas|cada|su|sus|al|a|en|con|por|para|si|cuando|solo|más|menos|de|del|y|también|siempre|ya|que|sin|tras|hasta|desde|como|todo|toda|todos|todas|nunca|jamás|antes|después|hoy|otra|otro|otras|otros|dos|tres|entre|sobre|contra|qué|quién|cuándo|cuánt[oa]s?|cómo|\p{L}+mente)(?!\p{L})|${shared})`,
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
      /^(?:(i|gli|le|tutti i|tutte le|entrambi|solo i|solo le|due|tre|quattro|questi|queste) |(?:il|lo|la|un|uno|una|ogni|ciascun[oa]?|qualsiasi|solo il|solo la|questo|questa|nessun[oa]?) |(?:solo )?(?:l|un)['’])(?=\p{L})/iu,
    pronoun: /^(?:nessuno|tutto)(?= )/iu,
    only: [/^(?:solo|soltanto)(?!\p{L})/iu, 'PUÒ', 'POSSONO'],
    adjunct:
      /^(?:dopo|prima|in caso di|a partire da|da|durante|per|con|senza|in|nel|nella|al|alla|alle|sotto|sopra|oltre|entro|una volta|inoltre|anche|fuori|dal)(?!\p{L})/iu,
    clitic: /^(?:si|gli|le|lo|la|li)$/iu,
    not: /^(?:non|anche|sempre|solo|già)$/iu,
    behind: new RegExp(
      String.raw`^(?:(?:il|lo|la|i|gli|le|un|uno|una|ogni|al|allo|alla|ai|alle|a|in|nel|nella|con|col|coi|per|se|quando|solo|più|meno|di|del|della|e|anche|sempre|che|senza|dopo|fino|da|dal|dalla|come|tutto|tutti|tutte|subito|mai|prima|altro|altra|due|tre|tra|fra|su|sul|sulla|ai|agli|chi|al|dalla|dai|dalle|nei|nelle|sui|sotto|sopra|entro|\p{L}+mente)(?!\p{L})|(?:l|un|all|dell|nell|dall)['’]|${shared})`,
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
      /^(?:(os|as|todos os|todas as|ambos|ambas|só os|só as|dois|duas|três|estes|estas|esses|essas)|o|a|um|uma|cada|todo|toda|qualquer|só o|só a|seu|sua|este|esta|esse|essa|nenhum|nenhuma) (?=\p{L})/iu,
    pronoun: /^(?:ninguém|tudo|isso)(?= )/iu,
    only: [/^(?:só|somente|apenas)(?!\p{L})/iu, 'PODE', 'PODEM'],
    adjunct:
      /^(?:após|depois d[eao]s?|antes d[eao]s?|ao|em caso de|a partir d[eao]s?|desde|durante|para|por|com|sem|em|n[oa]s?|uma vez|além disso|também|fora d[eao]s?|dentro d[eao]s?|abaixo de|acima de)(?!\p{L})/iu,
    clitic: /^(?:se|lhe|lhes)$/iu,
    not: /^(?:não|nunca|só|também|já|sempre)$/iu,
    behind: new RegExp(
      String.raw`^(?:(?:o|a|os|as|um|uma|uns|umas|cada|seu|sua|seus|suas|ao|à|aos|em|no|na|nos|nas|com|por|pelo|pela|para|se|quando|só|mais|menos|de|do|da|e|também|sempre|já|que|sem|após|até|desde|como|todo|toda|todos|todas|nunca|jamais|antes|depois|hoje|outra|outro|dois|duas|três|entre|sobre|contra|apenas|somente|pelos|pelas|dos|das|num|numa|qual|quem|\p{L}+mente)(?!\p{L})|${shared})`,
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
      /^(?:(les|tous les|toutes les|des|seuls les|seules les|deux|trois|ces) |(?:le|la|un|une|chaque|tout|toute|seul le|seule la|ce|cet|cette|aucun|aucune) |(?:seule? )?l['’])(?=\p{L})/iu,
    pronoun: /^on(?= )/iu,
    only: [/^seule?s?(?!\p{L})/iu, 'PEUT', 'PEUVENT'],
    adjunct:
      /^(?:après|avant|en cas d[e’']|à partir d|dès|depuis|durant|pendant|pour|par|avec|sans|en|au-delà|au-dessus|en dessous|sous|dans|au bout d|une fois|à la|à l['’]|au|passé|hors|lors d)/iu,
    clitic: /^(?:se|lui|leur|y|en)$/iu,
    not: /^(?:aussi|toujours)$/iu,
    behind: new RegExp(
      String.raw`^(?:(?:le|la|les|un|une|des|du|chaque|son|sa|ses|leur|leurs|au|aux|à|en|dans|sur|avec|par|pour|si|quand|seulement|plus|moins|de|et|aussi|toujours|que|sans|après|jusqu['’]?(?:à|au|aux)|dès|comme|tout|tous|toutes|depuis|lui-même|elle-même|immédiatement|vers|entre|chez|sous|pendant|seule|dont|où|qui|deux|trois|aucune?|jamais|pas|\p{L}+ment)(?!\p{L})|[ldsn]['’]|qu['’]|${shared})`,
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
