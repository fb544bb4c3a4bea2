import { romancePluralVerb } from '../romance-plural-verb.ts';

export const italianPluralVerb = romancePluralVerb(
  {
    id: 'grammar/italian-plural-verb',
    message: 'Il verbo concorda con il soggetto al plurale.',
    examples: [
      ['I sensori manda una lettura.', 'I sensori mandano una lettura.'],
      ['Le pompe non parte quando piove.', 'Le pompe non partono quando piove.'],
      ['Gli utenti è in attesa.', 'Gli utenti sono in attesa.'],
    ],
    counterExamples: [
      'I sensori mandano una lettura.',
      'Le informazioni utente in memoria.',
      'Le dice che non va.',
      'I modelli base in uso.',
    ],
  },
  {
    language: 'it',
    determiners:
      '[Ii]|[Gg]li|[Ll]e|[Ii] (?:nostri|miei|suoi|vostri)|[Ll]e (?:nostre|mie|sue|vostre)|[Qq]uesti|[Qq]ueste',
    nouns: '(?:\\p{Ll}{3,20}[ie]|test|log|job|server|file|bug)',
    notNouns: /^(?:quali|altre|altri|volte|stesse|stessi)$/u,
    between: 'non |si |ci |non si |già ',
    behind:
      'un|una|uno|il|lo|la|i|gli|le|in|a|al|alla|con|per|da|dal|dalla|su|nel|nella|sul|sulla|sempre|ancora|male|bene|molto|troppo|ogni|quando|perché|dopo|senza|solo|due|tre|\\p{Ll}{2,15}(?:are|ere|ire)',
    irregular: {
      è: 'sono',
      ha: 'hanno',
      va: 'vanno',
      fa: 'fanno',
      può: 'possono',
      deve: 'devono',
      sta: 'stanno',
      vuole: 'vogliono',
    },
    endings: { a: ['ano', ['are']], e: ['ono', ['ere', 'ire']] },
    notVerbs:
      /^(?:base|chiave|fonte|cliente|utente|una|altra|ogni|nulla|contro|oltre|sopra|senza|come|anche|mentre|dopo|prima|verso|tramite|mediante|durante|eccetto|salvo|stessa|stesse|altra)$/u,
  },
);
