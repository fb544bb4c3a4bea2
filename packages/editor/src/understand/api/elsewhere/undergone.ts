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

/** Words by which a sentence denies or restricts what is done. */
export const notDone =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nur|ne|pas|plus|que|no|non|não|solo|soltanto|só)(?!\p{L})/iu;
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
