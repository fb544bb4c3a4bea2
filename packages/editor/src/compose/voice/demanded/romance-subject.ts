import type { Romance } from './romance-grammar.ts';
import { isOfMany } from './romance-infinitive.ts';
import { isWord } from './words.ts';

/** What a clause of a Romance language opens with, as far as it tells who acts. */
export interface Opening {
  /** Words before which no verb stands. */
  readonly length: number;
  /** Whether it is several; null where only the verb tells. */
  readonly isMany: boolean | null;
  /** A noun alone, which may be no subject. */
  readonly isBare: boolean;
  /** Whether no adjective that goes with its noun ends in "a". */
  readonly isMasculine: boolean;
  /** Whether nobody else is meant. */
  readonly isOnly: boolean;
}

const masculine = /^(?:el|los|un|unos|il|lo|uno|i|gli|o|os|um|uns) /iu;
const nominal = /^(\p{L}[\p{L}-]{2,}) /u;
/** Words that open no subject, in any of the languages. */
const noNoun =
  /^(?:si|se|cuando|quando|quand|lorsque|caso|como|comme|come|aunque|mais|mas|pero|pour|para|per|por|par|sin|sem|senza|sans|con|com|avec|tras|após|dopo|après|antes|prima|avant|desde|dès|hasta|até|fino|entre|sobre|sous|sur|dans|hay|il|el|elle|los|las|les|des|une?|une|uno|una|uma|um|non|não|no|ne|pas|más|mais|meno|menos|plus|moins|máximo|massimo|maximum|mínimo|minimo|minimum|cada|ogni|chaque|todo|toda|tout|que|che|qui|quien|chi|quem|donde|dove|onde|où|aquí|hoy|hoje|oggi|ora|ahora|agora|aujourd|además|inoltre|também|también|anche|aussi|nous|wir|noi|nós|nosotros|queremos|vogliamo)$/iu;

/** What opens a clause: an article with its noun, a pronoun, a number, or a noun alone; null where nobody is named. */
export function openingOf(prose: string, grammar: Romance): Opening | null {
  const isOnly = grammar.only[0].test(prose);
  if (grammar.pronoun.test(prose))
    return { length: 1, isMany: false, isBare: false, isMasculine: false, isOnly };
  const opening = grammar.subject.exec(prose);
  if (opening) {
    const words = opening[0].trim().split(/\s/u).length;
    const length = words + (/\s$/u.test(opening[0]) ? 1 : 0);
    return {
      length,
      isMany: opening[1] !== undefined,
      isBare: false,
      isMasculine: masculine.test(prose),
      isOnly,
    };
  }
  const [, noun = ''] = nominal.exec(prose) ?? [];
  const isInfinitive = /(?:[aei]r|re|oir)$/u.test(noun) && isWord(noun, grammar.language);
  if (noun === '' || noNoun.test(noun) || isInfinitive) return null;
  return { length: 1, isMany: null, isBare: true, isMasculine: false, isOnly: false };
}

/** Whether a verb of this form goes with what opens its clause. */
export function isManyOf({ isMany }: Opening, form: string): boolean {
  return isMany ?? isOfMany(form);
}
