import { upperFirst } from '../../first-letter.ts';

/** How a language joins what somebody must do, and what the deeds look like. */
interface Grammar {
  /** What stands before the deeds: the case, who is bound, the word that binds. */
  readonly lead: RegExp;
  readonly and: RegExp;
  readonly isDeed: (words: string) => boolean;
  /** Deeds that share words at their end, or their object, each with them. */
  readonly filled: (deeds: readonly string[]) => readonly string[];
  /** A deed with its object in the place of the word that points at that of the deed before; null where it cannot be told. */
  readonly pointing: (deed: string, before: string) => string | null;
}

const DENIED = '(?! (?:NICHT|NIE|KEIN|nicht|nie|kein|pas|jamais|PAS|no|NO))';

/** "La bloquer", "l'envoyer": a French deed, whose object may stand before it. */
const frenchDeed =
  /^(?:(?<object>l['’]|(?:la|le|les) )|(?:lui|leur|se|en|y) |s['’])?(?<verb>\p{Ll}+(?:er|ir|re))(?<rest>(?: .+)?)$/u;
const frenchNouns =
  /^(?:courrier|fichier|papier|dossier|atelier|calendrier|panier|chantier|premi[eè]re?|derni[eè]re?|titre|livre|cadre|nombre|chiffre|lettre|membre|centre|heure|fenêtre|ordre|autre|contre|entre|notre|votre)$/u;
/** "Bloquearla": a Spanish deed with its object behind it. */
const spanishDeed =
  /^(?<verb>\p{Ll}+(?:ar|er|ir|ír|ár|ér))(?<object>l[ao]s?)?(?:se|le|les)?(?<rest>(?: .+)?)$/u;
const spanishNouns = /^(?:lugar|taller|mujer|alquiler|hogar|par|bar|mar|ayer|celular|particular|similar)$/u;
const germanTail = /(?: (?:werden|können|lassen))+$/u;
const germanDeed = /(?:^| )\p{Ll}+(?:en|ern|eln)(?: (?:werden|können|lassen))*$/u;
const germanParticiple = /(?:^| )\p{Ll}*(?:t|en)$/u;
/** "Wieder absagen": how something is done, and not to what. */
const adverb = /^(?:(?:wieder|auch|jederzeit|sofort|selbst|später|direkt|automatisch) )+/u;
const germanPointing = /^(?:sie|ihn|es|diesen?|dieses) (?=\p{L})/u;

/** An article with what it is of. */
const isThing =
  /^(?:(?:l['’]|(?:d(?:er|ie|as|en|em)|eine?[nrm]?|jede[nrms]?|le|la|les|une?|des|chaque|el|los|las|una?|cada|su|sus|son|sa|ses) )\S.*)$/u;

const germanModal = `(?:MUSS|MÜSSEN|SOLLTEN?|SOLL(?:EN)?|KANN|KÖNNEN)${DENIED}`;

/** What a German deed is done to: "einen Termin"; null where it is more than a thing. */
function germanObject(deed: string): string | null {
  const object = deed
    .replace(germanTail, '')
    .replace(/ \p{Ll}+(?:en|ern|eln|t)$/u, '')
    .replace(
      / (?:als|ans?|am|aufs?|aus|bei|beim|für|ins?|im|mit|nach|ohne|per|unter|vo[nrm]|zu[mr]?|über|um|durch|bis|innerhalb) .*$/u,
      '',
    );
  return isThing.test(object) ? object : null;
}

const grammars: Readonly<Record<string, Grammar>> = {
  fr: {
    lead: new RegExp(`^.*?(?:DOI(?:T|VENT)|DEVRAI(?:T|ENT)|PEU(?:T|VENT))${DENIED}(?: pouvoir)? `, 'u'),
    and: / (?:et|puis|ainsi que) (?:puis |ensuite |aussi )?/gu,
    isDeed: (words) => !frenchNouns.test(verbOf(frenchDeed, words)) && frenchDeed.test(words),
    filled: (deeds) =>
      withObject(deeds, frenchDeed, /^ (?:l['’]|(?:le|la|les|un|une|des|chaque|son|sa|ses) )/u),
    pointing: (deed, before) =>
      pointed(
        deed,
        before,
        frenchDeed,
        / (?:à|au|aux|par|pour|avec|sans|dans|en|sur|sous|avant|après|vers|chez|que|qui) .*$/u,
      ),
  },
  es: {
    lead: new RegExp(`^.*?(?:DEBEN?|DEBERÍAN?|PUEDEN?)${DENIED}(?: poder)? `, 'u'),
    and: / (?:y|e|así como) (?:luego |después |también )?/gu,
    isDeed: (words) => !spanishNouns.test(verbOf(spanishDeed, words)) && spanishDeed.test(words),
    filled: (deeds) => withObject(deeds, spanishDeed, /^ (?:el|la|los|las|un|una|cada|su|sus|al?) /u),
    pointing: (deed, before) =>
      pointed(deed, before, spanishDeed, / (?:al?|por|para|con|sin|en|sobre|antes|después|hacia|que) .*$/u),
  },
  de: {
    // behind a case who is bound stands behind the word that binds
    lead: new RegExp(
      `^(?:[^,]+, ${germanModal} (?:(?:der|die|das|eine?|jede[rs]?) )?(?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+ |[^,]+? ${germanModal} )`,
      'u',
    ),
    and: / (?:und|sowie) (?:dann |danach |anschließend |auch )?/gu,
    isDeed: (words) => germanDeed.test(words) || germanParticiple.test(words),
    filled: (deeds) => {
      const tail = germanTail.exec(deeds.at(-1) ?? '')?.[0] ?? '';
      const object = germanObject(deeds[0] ?? '');
      const all = deeds.map((deed) => {
        const isWhole = deed.replace(germanTail, '').replace(adverb, '').includes(' ');
        const own = isWhole || object === null ? deed : `${object} ${deed}`;
        return own.endsWith(tail) ? own : own + tail;
      });
      // a verb alone says nothing of what it is done to
      return all.every(
        (deed) => germanDeed.test(deed) && deed.replace(germanTail, '').replace(adverb, '').includes(' '),
      )
        ? all
        : [];
    },
    pointing: (deed, before) => {
      const object = germanPointing.test(deed) ? germanObject(before) : null;
      if (object === null) return germanPointing.test(deed) ? null : deed;
      return deed.replace(germanPointing, `${object} `);
    },
  },
};

const verbOf = (form: RegExp, words: string) => form.exec(words)?.groups?.['verb'] ?? '';

/** "Valider et supprimer une réservation": a deed that is a verb alone shares the object of the one behind it. */
function withObject(deeds: readonly string[], form: RegExp, object: RegExp): readonly string[] {
  const rest = form.exec(deeds.at(-1) ?? '')?.groups?.['rest'] ?? '';
  const isShared = object.test(rest);
  const isWhole = (deed: string) => deed.includes(' ') || form.exec(deed)?.groups?.['object'] !== undefined;
  const all = deeds.map((deed) => (isWhole(deed) ? deed : isShared ? deed + rest : ''));
  return all.every((deed) => deed !== '') ? all : [];
}

function pointed(deed: string, before: string, form: RegExp, behind: RegExp): string | null {
  const { object, verb = '', rest = '' } = form.exec(deed)?.groups ?? {};
  if (object === undefined) return deed;
  const told = (form.exec(before)?.groups?.['rest'] ?? '').trim();
  const thing = told.replace(behind, '');
  const plain = verb.replace(/[áéí]r$/u, (ending) => ending.normalize('NFD').replace(/\u0301/gu, ''));
  return isThing.test(thing) ? `${plain} ${thing}${rest}` : null;
}

/**
 * The deeds of a requirement in another language, each a requirement with the case and whom it binds: "Le système DOIT annuler une
 * réservation et prévenir l'organisateur". Null where it has one deed, or a deed that says nothing without another.
 */
export function thoughtsAbroad(plain: string, language: string): string[] | null {
  const grammar = grammars[language];
  const lead = grammar?.lead.exec(plain)?.[0];
  if (!grammar || lead === undefined) return null;
  const action = plain.slice(lead.length);
  const deeds = deedsIn(action, grammar);
  if (deeds.length < 2) return null;
  const whole: string[] = [];
  for (const deed of deeds) {
    const told = whole.length === 0 ? deed : grammar.pointing(deed, whole.at(-1) ?? '');
    if (told === null) return null;
    whole.push(told);
  }
  return whole.map((deed) => `${upperFirst(lead)}${deed}.`);
}

function deedsIn(action: string, { and, isDeed, filled }: Grammar): readonly string[] {
  const listed = action.split(and).flatMap((one, at, all) => (at < all.length - 1 ? one.split(', ') : [one]));
  if (listed.length > 1 && listed.every(isDeed)) return filled(listed);
  for (const { index, 0: sign } of action.matchAll(and)) {
    const halves = [action.slice(0, index), action.slice(index + sign.length)];
    const found = halves.every(isDeed) ? filled(halves) : [];
    if (found.length > 0) return found;
  }
  return [];
}
