import { type Speech, withoutAgreement } from './speech.ts';
import type { Doing } from './tongues.ts';

/** A verb of a sentence with the words of its object. */
export interface Deed {
  readonly verb: string;
  readonly doing: Doing;
  readonly object: string;
  /** The words that tell it. */
  readonly phrase: string;
  /** A sentence says that somebody does it, and not that they can. */
  readonly isDone?: boolean;
}

const notDone = /(?<!\p{L})(?:nicht|kein\p{L}*|nur|ne|pas|plus|que|no|non|não|solo|soltanto|só)(?!\p{L})/iu;
const builder =
  /^(?:das system|die anwendung|die app|der server|le système|l['’]application|le serveur|el sistema|la aplicación|el servidor|il sistema|l['’]applicazione|o sistema|a aplicação|wir|nous|man|on)(?!\p{L})/iu;

/** "Aufträge können angelegt und storniert werden", "une demande peut être annulée": what is done with the subject. */
export function undergoneIn(text: string, speech: Speech): Deed[] {
  const [subject, said] = passiveIn(text, speech);
  if (subject === '' || notDone.test(text)) return [];
  return said
    .toLowerCase()
    .split(/,\s|\s/u)
    .flatMap((word): Deed[] => {
      const participle = withoutAgreement(word, speech.language);
      const one = speech.verbs.find((known) => known.participle === participle);
      return one === undefined ? [] : [{ verb: one.verb, doing: one.doing, object: subject, phrase: text }];
    });
}

function passiveIn(text: string, { language, patterns }: Speech): [subject: string, participles: string] {
  const bare = text.replace(/[.!]+$/u, '');
  if (language === 'de') {
    const [, subject = '', said = ''] =
      /^(.{3,60}?) (?:kann|können|darf|dürfen|soll|sollen|muss|müssen)(?: auch)? ((?:\p{L}+(?:, | und | oder | )){0,5}?\p{L}+) werden(?!\p{L})/iu.exec(
        bare.replace(/\s?\([^()]*\)/gu, ''),
      ) ?? [];
    return [subject, said];
  }
  const [, subject = '', said = ''] = patterns.undergone.exec(bare) ?? [];
  return [subject, said];
}

/** "Son responsable valide ou refuse la demande": what somebody does with a thing, who is not what is built. */
export function doneIn(text: string, { verbs: known, patterns }: Speech): Deed[] {
  const bare = text.replace(/[.!]+$/u, '');
  if (builder.test(bare) || notDone.test(bare)) return [];
  const [, verbs = '', object = ''] = patterns.done.exec(bare) ?? [];
  return verbs.split(patterns.nextVerb).flatMap((said): Deed[] => {
    const one = known.find(
      ({ third, prefix }) =>
        third === said.toLowerCase() && (prefix === '' || separated(prefix).test(object)),
    );
    if (one === undefined) return [];
    // "Legt einen Auftrag an, mit Kennzeichen": what stands behind the verb's other half is told of the thing.
    const words = one.prefix === '' ? object : object.slice(0, object.search(separated(one.prefix)));
    return [{ verb: one.verb, doing: one.doing, object: words, phrase: text, isDone: true }];
  });
}

function separated(prefix: string): RegExp {
  return new RegExp(` ${prefix}(?=$|[,;]| mit )`, 'u');
}

/** "Die Liste der Aufträge soll nach Status filterbar sein", "la liste des demandes est paginée": all of them are read. */
export function listedIn(text: string, speech: Speech): Deed[] {
  const [, noun = '', behind = ''] =
    /^(?:die |la |l['’]|a |el )?(?:liste|lista|elenco|listado) (?:der|aller|von|des|de(?: (?:los|las|tous les|toutes les))?|d['’]|dei|delle|degli|dos|das) ?(\p{L}[\p{L}-]{2,30})(?!\p{L})(.*)$/iu.exec(
      text.replace(/[.!]+$/u, ''),
    ) ?? [];
  if (noun === '') return [];
  const by = speech.patterns.narrowedList.exec(behind);
  const names = by?.[1] ?? by?.[2] ?? '';
  // "Die Liste der Sachverständigen führt Wolfhard" speaks of a list that somebody has.
  if (names === '' && !/(?:pagin|filt|tri[ée]|sort|ordn|orden|ordin|blätter|seitenweise)/iu.test(behind))
    return [];
  return [
    {
      verb: '',
      doing: 'list',
      object: `${noun}${names === '' ? '' : ` ${speech.by} ${names}`}`,
      phrase: text,
    },
  ];
}
