import { upperFirst } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import { ROMANCE } from './romance-grammar.ts';
import { infinitiveOf } from './romance-infinitive.ts';
import { bindingWord } from './words.ts';

/** How a language says that something is wanted to be so, before a clause with its verb in the subjunctive. */
interface Wanted {
  readonly opening: RegExp;
  /** Forms with their infinitives. */
  readonly forms: Readonly<Record<string, string>>;
  readonly many: RegExp;
}

const languages: Readonly<Record<string, Wanted>> = {
  fr: {
    opening:
      /^(?:il (?:nous )?(?:faut|faudrait|faudra)|(?:on|nous) (?:veut|voudrait|voudrions|voulons|aimerait|aimerions|souhaite|souhaitons)|j['’]aimerais|je (?:veux|voudrais)|ce serait bien|l['’]idée,? (?:c['’]est|est)) qu(?:e |['’])/iu,
    forms: {
      puisse: 'pouvoir',
      soit: 'être',
      ait: 'avoir',
      fasse: 'faire',
      aille: 'aller',
      vienne: 'venir',
      reçoive: 'recevoir',
      voie: 'voir',
      prenne: 'prendre',
      sache: 'savoir',
      choisisse: 'choisir',
      remplisse: 'remplir',
      saisisse: 'saisir',
      parte: 'partir',
      sorte: 'sortir',
      écrive: 'écrire',
      lise: 'lire',
      mette: 'mettre',
      réponde: 'répondre',
    },
    many: /(?:nt)$/u,
  },
  es: {
    opening:
      /^(?:hace falta|es (?:necesario|importante)|(?:necesitamos|queremos|quiero|nos gustaría|me gustaría|hay que (?:lograr|conseguir))) que /iu,
    forms: {
      pueda: 'poder',
      sea: 'ser',
      esté: 'estar',
      vea: 'ver',
      tenga: 'tener',
      haga: 'hacer',
      vaya: 'ir',
      sepa: 'saber',
      elija: 'elegir',
      pague: 'pagar',
      reciba: 'recibir',
    },
    many: /n$/u,
  },
  pt: {
    opening:
      /^(?:é (?:preciso|necessário|importante)|(?:precisamos|queremos|quero|gostaríamos|gostaria)(?: de)?) que /iu,
    forms: {
      possa: 'poder',
      consiga: 'conseguir',
      seja: 'ser',
      esteja: 'estar',
      veja: 'ver',
      tenha: 'ter',
      faça: 'fazer',
      receba: 'receber',
      escolha: 'escolher',
      pague: 'pagar',
    },
    many: /m$/u,
  },
  it: {
    opening:
      /^(?:(?:ci )?serve|bisogna|occorre|è (?:necessario|importante)|vogliamo|vorremmo|vorrei|voglio) che /iu,
    forms: {
      possa: 'poter',
      sia: 'essere',
      abbia: 'avere',
      veda: 'vedere',
      faccia: 'fare',
      riceva: 'ricevere',
      scelga: 'scegliere',
      paghi: 'pagare',
    },
    many: /no$/u,
  },
};

/** How many end as one: "puissent", "puedan", "possam", "possano". */
function singular(form: string, language: string): string {
  if (language === 'fr') return form.replace(/nt$/u, '');
  if (language === 'it') return form.replace(/no$/u, '');
  return form.replace(/[nm]$/u, '');
}

/** Words of whoever it is about at most. */
const longest = 7;

/**
 * What is wanted to be so, as what has to be: "Il faudrait que chaque choriste puisse répondre" → "Chaque choriste DEVRAIT pouvoir répondre".
 * Romance languages; null where the verb of the clause is not sure.
 */
export function romanceWanted(prose: string, strength: Strength, language: string): string | null {
  const wanted = languages[language];
  const grammar = ROMANCE[language];
  const opening = wanted?.opening.exec(prose)?.[0];
  if (!wanted || !grammar || opening === undefined) return null;
  const clause = prose.slice(opening.length);
  const words = clause.split(' ');
  const at = words.slice(0, longest).findIndex((word, index) => index > 0 && formOf(word) !== null);
  const form = words[at] ?? '';
  const isMany = wanted.many.test(form) && form !== singular(form, language);
  const word = bindingWord(grammar.binding, strength, isMany);
  const verb = formOf(form);
  if (at < 1 || verb === null || word === null || /[,;:]/u.test(words.slice(0, at).join(' '))) return null;
  const before = words[at - 1] ?? '';
  const subject = upperFirst(words.slice(0, at).join(' ')).replace(/^Ce$/u, 'Cela');
  const rest = words.slice(at + 1);
  const not = /^(?:pas|jamais|plus)$/u.test(rest[0] ?? '') ? `${rest.shift()} ` : '';
  const isParted = /^ne$/iu.test(before) && (not !== '' || /^(?:personne|aucun)/iu.test(clause));
  if (
    !isParted &&
    (not !== '' || grammar.not.test(before) || /^n[e'’]/iu.test(before) || grammar.clitic.test(before))
  )
    return null;
  return `${subject} ${word} ${not}${[verb, ...rest].join(' ')}`;

  function formOf(word: string): string | null {
    const known = wanted?.forms[singular(word, language)] ?? wanted?.forms[word];
    if (known !== undefined) return known;
    // The forms of French verbs in "-er" are those that tell.
    return language === 'fr' && grammar && /^\p{Ll}{3,}(?:e|ent)$/u.test(word)
      ? onlyEr(infinitiveOf(word, grammar, /ent$/u.test(word)))
      : null;
  }
}

function onlyEr(infinitive: string | null): string | null {
  return infinitive?.endsWith('er') === true ? infinitive : null;
}
