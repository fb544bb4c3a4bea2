import { lowerCapitalised } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import type { Romance } from './romance-grammar.ts';
import { bindingWord, clauseEnd } from './words.ts';

/** How a Romance language says that there is to be something, and how much of it. */
interface Existing {
  /** "At most", "at least" before a number, as it opens a note. */
  readonly bounds: readonly (readonly [RegExp, string])[];
  readonly there: (word: string, thing: string) => string;
  /** Whether "there is" takes the number of what there is. */
  readonly isCounted: boolean;
  /** Nouns of a deed or a thing by their ending, with the article that they take behind "there is". */
  readonly nouns: readonly (readonly [RegExp, string])[];
  /** A noun and what is done to it, one and several. */
  readonly done: RegExp;
  readonly being: string;
}

const n = String.raw`(?=\d|\uE010|un|due|dos|tres|deux|trois|dois|duas|três|tre|quattro|uma)`;
const behind =
  " (?:con|com|avec|para|per|pour|por|a|à|al|alla|aux?|ai|de|di|du|des|del|della|d[ae]|do|en|em|in|dans|sur|via|par|entre|après|avant|antes|tras|dopo|após|depois|después|su|sin|sans|senza|sem|hasta|até|fino|si|s['’]il|quand|lorsque|cuando|quando|se|\\d+|\\uE010.\\uE011)(?!\\p{L})";

const languages: Readonly<Record<string, Existing>> = {
  es: {
    bounds: [
      [new RegExp(`^(?:como )?máximo(?: de)? ${n}`, 'iu'), 'como máximo '],
      [new RegExp(`^(?:al menos|(?:como )?mínimo(?: de)?) ${n}`, 'iu'), 'al menos '],
    ],
    there: (word, thing) => `${word} haber ${thing}`,
    isCounted: false,
    nouns: [
      [/^\p{L}+(?:ción|sión|miento|aje|anza|ncia)$/iu, ''],
      [
        /^(?:export|informe|recordatorio|aviso|listado|historial|calendario|panel|filtro|botón|enlace|correo|sms|mensaje)$/iu,
        'un ',
      ],
      [/^(?:lista|alerta|página|búsqueda|ficha|vista)$/iu, 'una '],
    ],
    done: new RegExp(
      String.raw`^(\p{L}{3,}s?)(?: (?!não |nao |no )\p{L}{3,}s?)? \p{L}{2,}(?:ad|id)([oa])(s?)${behind}`,
      'iu',
    ),
    being: 'ser',
  },
  pt: {
    bounds: [
      [new RegExp(`^(?:no )?máximo(?: de)? ${n}`, 'iu'), 'no máximo '],
      [new RegExp(`^(?:pelo menos|(?:no )?mínimo(?: de)?) ${n}`, 'iu'), 'pelo menos '],
    ],
    there: (word, thing) => `${word} haver ${thing}`,
    isCounted: false,
    nouns: [
      [/^\p{L}+(?:ção|são|mento|agem|ança|ência)$/iu, ''],
      [
        /^(?:export|relatório|lembrete|aviso|histórico|calendário|painel|filtro|botão|link|e-?mail|sms)$/iu,
        'um ',
      ],
      [/^(?:lista|página|busca|ficha)$/iu, 'uma '],
    ],
    done: new RegExp(
      String.raw`^(\p{L}{3,}s?)(?: (?!não |nao |no )\p{L}{3,}s?)? \p{L}{2,}(?:ad|id)([oa])(s?)${behind}`,
      'iu',
    ),
    being: 'ser',
  },
  it: {
    bounds: [
      [new RegExp(`^(?:al )?massimo ${n}`, 'iu'), 'al massimo '],
      [new RegExp(`^(?:almeno|minimo) ${n}`, 'iu'), 'almeno '],
    ],
    there: (word, thing) => `${word} esserci ${thing}`,
    isCounted: true,
    nouns: [
      [/^\p{L}+(?:zione|sione|mento|aggio|anza|enza)$/iu, ''],
      [/^(?:export|report|promemoria|avviso|elenco|calendario|pannello|filtro|pulsante|link|sms)$/iu, 'un '],
      [/^(?:lista|pagina|ricerca|scheda|mail|e-mail)$/iu, 'una '],
    ],
    done: new RegExp(
      String.raw`^(\p{L}{3,})(?: (?!non )\p{L}{3,})? \p{L}{2,}(?:at|it|ut)([oa])?([ie]?)${behind}`,
      'iu',
    ),
    being: 'essere',
  },
  fr: {
    bounds: [
      [new RegExp(`^(?:au )?max(?:imum)? ${n}`, 'iu'), 'au maximum '],
      [new RegExp(`^(?:au moins|(?:au )?minimum) ${n}`, 'iu'), 'au moins '],
    ],
    there: (word, thing) => `Il ${word} y avoir ${thing}`,
    isCounted: false,
    nouns: [
      [/^(?:\p{L}+(?:ation|ition|sion)|liste|alerte|page|recherche|fiche|vue|carte)$/iu, 'une '],
      [
        /^(?:\p{L}+(?:age|ment)|export|import|rappel|envoi|suivi|accès|historique|calendrier|bouton|filtre|lien|e-?mail|sms|message|tableau|rapport)$/iu,
        'un ',
      ],
    ],
    done: new RegExp(
      String.raw`^(\p{L}{3,}s?)(?: (?!não |nao |no )\p{L}{3,}s?)? \p{L}{2,}(?:é|i|u)(e?)(s?)${behind}`,
      'iu',
    ),
    being: 'être',
  },
};

/** A demand of a Romance language without a verb, as a sentence; null where what it demands is not sure. */
export function romanceVerbless(prose: string, strength: Strength, grammar: Romance): string | null {
  const words = languages[grammar.language];
  if (!words) return null;
  return (
    limited(prose, strength, grammar, words) ??
    done(prose, strength, grammar, words) ??
    named(prose, strength, grammar, words)
  );
}

/** "Máximo 3 fotos por incidencia". */
function limited(
  prose: string,
  strength: Strength,
  grammar: Romance,
  { bounds, there, isCounted }: Existing,
): string | null {
  for (const [shape, bound] of bounds) {
    const opening = shape.exec(prose)?.[0];
    const word = bindingWord(grammar.binding, strength, isCounted);
    if (opening !== undefined && word !== null) return there(word, bound + prose.slice(opening.length));
  }
  return null;
}

/** "Fotos apagadas depois de 90 dias": what is to be done to something. */
function done(
  prose: string,
  strength: Strength,
  grammar: Romance,
  { done: shape, being }: Existing,
): string | null {
  const match = shape.exec(prose.slice(0, clauseEnd(prose)));
  if (!match) return null;
  const isMany = /^[sie]$/iu.test(match[3] ?? '');
  const word = bindingWord(grammar.binding, strength, isMany);
  const [, participle = ''] = /(\S+) \S+$/u.exec(match[0]) ?? [];
  const at = match[0].lastIndexOf(participle);
  return word === null || participle === ''
    ? null
    : `${prose.slice(0, at)}${word} ${being} ${prose.slice(at)}`;
}

/** "Affichage du détail avant validation". */
function named(
  prose: string,
  strength: Strength,
  grammar: Romance,
  { nouns, there }: Existing,
): string | null {
  const [noun = ''] = new RegExp(String.raw`^\p{L}+(?=(?: \p{Ll}+)?${behind})`, 'iu').exec(prose) ?? [];
  const [, article] = nouns.find(([ending]) => ending.test(noun)) ?? [];
  const word = bindingWord(grammar.binding, strength, false);
  return article === undefined || word === null ? null : there(word, article + lowerCapitalised(prose));
}
