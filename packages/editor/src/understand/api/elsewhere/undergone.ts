import { participleElsewhere, thirdElsewhere } from './forms.ts';
import type { Doing, Tongue } from './tongues.ts';

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

const passives: Readonly<Record<string, readonly [able: string, be: string]>> = {
  fr: ['peut|peuvent|doit pouvoir|doivent pouvoir', 'être'],
  es: ['puede|pueden|debe poder|deben poder', 'ser'],
  it: ['può|possono|deve poter|devono poter', 'essere|venire'],
  pt: ['pode|podem|deve poder|devem poder', 'ser'],
};
const notDone = /(?<!\p{L})(?:nicht|kein\p{L}*|nur|ne|pas|plus|que|no|non|não|solo|soltanto|só)(?!\p{L})/iu;
const builder =
  /^(?:das system|die anwendung|die app|der server|le système|l['’]application|le serveur|el sistema|la aplicación|el servidor|il sistema|l['’]applicazione|o sistema|a aplicação|wir|nous|man|on)(?!\p{L})/iu;

/** "Aufträge können angelegt und storniert werden", "une demande peut être annulée": what is done with the subject. */
export function undergoneIn(text: string, tongue: Tongue, language: string): Deed[] {
  const [subject, said] = passiveIn(text, language);
  if (subject === '' || notDone.test(text)) return [];
  const known = infinitives(tongue).map((one) => ({
    ...one,
    participle: agreed(participleElsewhere(one.verb, language), language),
  }));
  return said
    .toLowerCase()
    .split(/,\s|\s/u)
    .flatMap((word): Deed[] => {
      const one = known.find(({ participle }) => participle === agreed(word, language));
      return one === undefined ? [] : [{ verb: one.verb, doing: one.doing, object: subject, phrase: text }];
    });
}

function passiveIn(text: string, language: string): [subject: string, participles: string] {
  const bare = text.replace(/[.!]+$/u, '');
  if (language === 'de') {
    const [, subject = '', said = ''] =
      /^(.{3,60}?) (?:kann|können|darf|dürfen|soll|sollen|muss|müssen)(?: auch)? ((?:\p{L}+(?:, | und | oder | )){0,5}?\p{L}+) werden(?!\p{L})/iu.exec(
        bare.replace(/\s?\([^()]*\)/gu, ''),
      ) ?? [];
    return [subject, said];
  }
  const [able, be] = passives[language] ?? ['(?!)', '(?!)'];
  const [, subject = '', said = ''] =
    new RegExp(
      `^(.{3,60}?) (?:${able}) (?:${be}) ((?:\\p{L}+(?:, | et | ou | y | o | e | ed )){0,5}\\p{L}+)`,
      'iu',
    ).exec(bare) ?? [];
  return [subject, said];
}

/** A participle without the ending it takes with its noun. */
function agreed(participle: string, language: string): string {
  if (language === 'de') return participle;
  return language === 'fr'
    ? participle.replace(/(?<=[éiust])e?s?$/u, '')
    : participle.replace(/[oaie]s?$/u, '');
}

/** "Son responsable valide ou refuse la demande": what somebody does with a thing, who is not what is built. */
export function doneIn(text: string, tongue: Tongue, language: string): Deed[] {
  const bare = text.replace(/[.!]+$/u, '');
  if (builder.test(bare) || notDone.test(bare)) return [];
  const known = infinitives(tongue).map((one) => {
    const [third = '', ...prefix] = thirdElsewhere(one.verb, language).split(' ');
    return { ...one, third, prefix: prefix.join(' ') };
  });
  const thirds = [...new Set(known.map(({ third }) => third))].join('|');
  const subject = `(?:${tongue.one}|${tongue.other}|leur|leurs|son|sa|ihr|ihre|sein|seine)(?:(?<=['’])|\\s)\\p{L}[\\p{L}-]{2,30}`;
  const [, verbs = '', object = ''] =
    new RegExp(
      `^${subject} ((?:(?:${thirds})(?:, | (?:${tongue.joint}) )){0,2}(?:${thirds})) ((?:${tongue.one}|${tongue.other}|die|der|das|den)(?:(?<=['’])|\\s)\\p{L}.{2,200})$`,
      'iu',
    ).exec(bare) ?? [];
  return verbs.split(new RegExp(`, | (?:${tongue.joint}) `, 'iu')).flatMap((said): Deed[] => {
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
export function listedIn(text: string, tongue: Tongue): Deed[] {
  const [, noun = '', behind = ''] =
    /^(?:die |la |l['’]|a |el )?(?:liste|lista|elenco|listado) (?:der|aller|von|des|de(?: (?:los|las|tous les|toutes les))?|d['’]|dei|delle|degli|dos|das) ?(\p{L}[\p{L}-]{2,30})(?!\p{L})(.*)$/iu.exec(
      text.replace(/[.!]+$/u, ''),
    ) ?? [];
  if (noun === '') return [];
  const by = new RegExp(
    `(?:(?:${tongue.by}) ([^.;:]{2,80}?) (?:filterbar|sortierbar|gefiltert|sortiert|durchsuchbar)(?!\\p{L})|(?:filtr|tri|ord|orden|pesquis|busc)\\p{L}{1,8} (?:${tongue.by}) ([^.;:]{2,80}))`,
    'iu',
  ).exec(behind);
  const names = by?.[1] ?? by?.[2] ?? '';
  return [
    {
      verb: '',
      doing: 'list',
      object: `${noun}${names === '' ? '' : ` ${tongue.by} ${names}`}`,
      phrase: text,
    },
  ];
}

function infinitives({ verbs }: Tongue): { verb: string; doing: Doing }[] {
  return (Object.entries(verbs) as [Doing, string][]).flatMap(([doing, all]) =>
    all.split('|').map((verb) => ({ verb, doing })),
  );
}
