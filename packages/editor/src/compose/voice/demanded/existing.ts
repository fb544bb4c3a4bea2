import { lowerCapitalised } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import { clauseEnd } from './words.ts';

/** What a language says of a thing that there has to be, or must not be. */
interface Existing {
  /** "We need", before the thing. */
  readonly needs?: RegExp;
  /** "No", before a thing that nobody wants, with nothing said of it. */
  readonly without: RegExp;
  readonly there: (word: string, thing: string) => string;
  readonly thereNot: (word: string, thing: string) => string;
  /** "We need to", before a verb in the infinitive, and how what is to be done is said then. */
  readonly does?: { readonly needs: RegExp; readonly said: (word: string, deed: string) => string };
  readonly words: Readonly<Record<'MUST' | 'SHOULD', readonly [there: string, thereNot: string]>>;
}

/** "Guardar las fotos": several things, with which the word that binds goes. */
const several = /^\p{L}+ (?:los|las|os|as|todos|todas|sus|dos|tres|dois|duas|três|[2-9]|\d{2,}) \p{L}/iu;
const infinitive = /^\p{L}+[aei]r(?!\p{L})/u;

/** "Sin huella, solo tarjeta": what there is instead shows that no case begins so ("sin pago, se libera"). */
function withOnly(only: string): string {
  return String.raw`(?=\p{L}[^,;:.]{2,40}, (?:${only})(?!\p{L}))`;
}

const languages: Readonly<Record<string, Existing>> = {
  de: {
    needs: /^wir (?:brauchen|benötigen) (?=\S)/iu,
    without: /^(?:bitte (?=keine?n? ))?(?=keine?n? )/iu,
    there: (word, thing) => `Es ${word} ${thing} geben`,
    thereNot: (word, thing) =>
      isSo.test(thing)
        ? `Es ${word === 'DARF' && severalGerman.test(thing) ? 'DÜRFEN' : word} ${thing} sein`
        : `Es ${word} ${thing} geben`,
    words: { MUST: ['MUSS', 'DARF'], SHOULD: ['SOLL', 'SOLL'] },
  },
  es: {
    needs: /^(?:necesitamos|nos hace falta) (?!que )(?=\S)/iu,
    without: new RegExp(
      `^(?:nada de (?=\\p{L})|(?=ning[uú]na? )|sin (?=(?:\\p{L}+ )?(?:datos|contraseñas|publicidad|anuncios) ?)|sin ${withOnly('solo|sólo')})`,
      'iu',
    ),
    there: (word, thing) => `${word} haber ${thing}`,
    thereNot: (word, thing) =>
      infinitive.test(thing) ? `No se ${word} ${thing}` : `No ${word} haber ${thing}`,
    does: {
      needs:
        /^(?:necesitamos|queremos|hay que|hace falta|habría que) (?=\p{L}+[aei]r(?:l[aeo]s?)?(?!\p{L}))/iu,
      said: (word, deed) => `Se ${word}${several.test(deed) ? 'N' : ''} ${deed}`,
    },
    words: { MUST: ['DEBE', 'DEBE'], SHOULD: ['DEBERÍA', 'DEBERÍA'] },
  },
  pt: {
    needs: /^precisamos de (?!que )(?=\S)/iu,
    without: new RegExp(
      `^(?:nada de (?=\\p{L})|(?=nenhuma? )|sem (?=(?:dados|senhas|publicidade|anúncios) ?)|sem ${withOnly('só|apenas|somente')})`,
      'iu',
    ),
    there: (word, thing) => `${word} haver ${thing}`,
    thereNot: (word, thing) =>
      infinitive.test(thing) ? `Não se ${word} ${thing}` : `Não ${word} haver ${thing}`,
    does: {
      needs: /^(?:precisamos(?: de)?|queremos|é preciso|há que) (?=\p{L}+[aeio]r(?!\p{L}))/iu,
      said: (word, deed) => `${word}${several.test(deed) ? 'M' : ''}-se ${deed}`,
    },
    words: { MUST: ['DEVE', 'DEVE'], SHOULD: ['DEVERIA', 'DEVERIA'] },
  },
  it: {
    needs: /^(?:ci serve|abbiamo bisogno di) (?!che )(?=\S)/iu,
    without: /^(?:niente (?=\p{L})|(?=nessun[oa]? ))/iu,
    there: (word, thing) => `${word} esserci ${thing}`,
    thereNot: (word, thing) =>
      `Non ${word === 'DEVE' && severalItalian.test(thing) ? 'DEVONO' : word} esserci ${thing}`,
    words: { MUST: ['DEVE', 'DEVE'], SHOULD: ['DOVREBBE', 'DOVREBBE'] },
  },
  nl: {
    without: /^(?=geen )/iu,
    there: (word, thing) => `Er ${word} ${thing} zijn`,
    thereNot: (word, thing) =>
      `Er ${word === 'MAG' && severalDutch.test(thing) ? 'MOGEN' : word} ${thing} zijn`,
    words: { MUST: ['MOET', 'MAG'], SHOULD: ['ZOU', 'ZOU'] },
  },
  pl: {
    without: /^(?=żadn(?:ych|ego|ej) )/iu,
    there: (word, thing) => `${word} być ${thing}`,
    thereNot: (word, thing) => `Nie ${word} być ${thing}`,
    words: { MUST: ['MUSI', 'MOŻE'], SHOULD: ['POWINNA', 'POWINNO'] },
  },
  fr: {
    needs:
      /^(?:(?:il nous faut|il faut) (?=(?:une?|des|du|de la|deux|trois|au moins|plusieurs) )|(?:nous avons|on a) besoin d['’](?=une? ))/iu,
    without: /^(?:pas d(?:e |['’])(?=\p{L})|(?=aucune? (?!.* n(?:e |['’]))))/iu,
    there: (word, thing) => `Il ${word} y avoir ${thing}`,
    thereNot: (word, thing) =>
      /^aucune? /u.test(thing)
        ? `Il ne ${word} y avoir ${thing}`
        : `Il ne ${word} pas y avoir ${/^[aeiouéèêhâîœ]/iu.test(thing) ? "d'" : 'de '}${thing}`,
    does: {
      needs:
        /^(?:il (?:nous )?faut|il faudrait|on (?:doit|veut|souhaite)|nous (?:devons|voulons|souhaitons)) (?=\p{L}+(?:er|ir|re|oir) )/iu,
      said: (word, deed) => `On ${word} ${deed}`,
    },
    words: { MUST: ['DOIT', 'DOIT'], SHOULD: ['DEVRAIT', 'DEVRAIT'] },
  },
};

/** Words of a thing at most of which nothing else is said. */
const longest = 10;

/** "Wir brauchen eine Liste" → "Es MUSS eine Liste geben", "nada de anuncios" → "No DEBE haber anuncios"; else null. */
export function existingDemand(prose: string, strength: Strength, language: string): string | null {
  const grammar = languages[language];
  if (!grammar || strength === 'MAY') return null;
  const [there, thereNot] = grammar.words[strength];
  const end = clauseEnd(prose);
  const does = grammar.does?.needs.exec(prose);
  if (grammar.does && does) return grammar.does.said(there, prose.slice(does[0].length));
  const needs = grammar.needs?.exec(prose);
  if (needs && needs[0].length < end)
    return grammar.there(there, prose.slice(needs[0].length, end)) + prose.slice(end);
  const without = grammar.without.exec(prose);
  if (!without) return null;
  const thing = lowerCapitalised(prose.slice(without[0].length, end));
  return (thing.split(' ').length <= longest || infinitive.test(thing)) && !hasVerb(thing, language)
    ? grammar.thereNot(thereNot, thing) + prose.slice(end)
    : null;
}

/** "Keine Nummern für andere sichtbar": how something is not to be. */
const isSo =
  / (?:sichtbar|zugänglich|einsehbar|lesbar|auffindbar|erkennbar|öffentlich|abrufbar|änderbar|möglich|nötig|erforderlich|erlaubt)$/u;
const severalGerman = /^keine (?:\p{Ll}+en )?\p{Lu}[\p{L}-]*(?:[ns]|daten)(?= )/u;
const severalItalian =
  /^(?!nessun|crisi|analisi)(?:\p{L}{2,}i|foto|\p{L}+(?:oni|ori|ini|ssi|nti|ssaggi|numeri|prezzi|ste|ate|ioni))(?!\p{L})/iu;

/** "Geen wachtwoorden in de database": several things, by the end of their noun. */
const severalDutch =
  /^geen (?:\p{L}+ )*?\p{L}{2,}(?:en|s)(?=$| (?:in|op|met|voor|van|naar|bij|per|aan|open)(?!\p{L}))/u;

/** "Keine Daten an Dritte geben", "geen klant ziet dat": said of what is done, and of no thing. */
function hasVerb(thing: string, language: string): boolean {
  if (language === 'de') return /\s\p{Ll}{3,}(?:en|ern|eln|t)(?=$|\s)/u.test(thing);
  if (language === 'nl')
    return /\s(?:kan|mag|moet|wordt|is|(?:ge\p{Ll}{3,}|\p{Ll}{3,}t))(?=$|\s)|\s\p{Ll}+ (?:worden|kunnen|mogen)/u.test(
      thing,
    );
  return language === 'pl' && /(?<!\p{L})nie(?!\p{L})|\s\p{Ll}{3,}(?:ć|my)(?=$|\s)/u.test(thing);
}
