import { fill } from '../../../formats/phrases/phrase.ts';
import { say } from '../../composition.ts';
import { inSentence } from '../../voice/in-sentence.ts';
import { beyondIn } from './bounds.ts';
import { caseWords } from './case-words.ts';
import { onlyDoerIn } from './only.ts';
import { type Case, type Cases, notApplied, refused, type Told } from './told.ts';

/** How often it is let; "en une seule fois", "de una sola vez" is said of what comes all together. */
const once: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})nur (?:ein(?:es|mal|es Mal)|ein einziges Mal)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?<!en )une seule fois|qu['’]une (?:seule )?fois)(?!\p{L})/iu,
  es: /(?<!\p{L}|(?:de|en) )(?:una sola vez|s[oó]lo una vez|una única vez)(?!\p{L})/iu,
  it: /(?<!\p{L}|(?:in|tutt[oi] in) )(?:una volta sola|una sola volta|solo una volta)(?!\p{L})/iu,
  pt: /(?<!\p{L}|de )(?:uma única vez|uma só vez|só uma vez|apenas uma vez|uma vez só)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:maar|slechts|alleen) (?:een|één) ?keer(?!\p{L})|(?<!\p{L})eenmalig(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:tylko raz|jeden raz|tylko jeden raz|jednokrotnie)(?!\p{L})/iu,
};

/** What is let once and no second time. */
export function onceCases({ said, language, composition }: Told): Cases | null {
  const words = caseWords[language];
  if (!words || !once[language]?.test(said)) return null;
  return {
    shows: { trigger: words.firstTime, outcome: say(composition, 'scenarioAllows') },
    against: { trigger: words.secondTime, outcome: refused(composition) },
  };
}

/** What costs nothing within a bound. */
const isFree =
  /(?<!\p{L})(?:kostenlos|kostenfrei|gratis|gratuit\p{L}*|sans frais|sin (?:coste|costo|cargo)|senza costi|sem custo|za darmo|bezpłatn\p{L}+)(?!\p{L})/iu;
/** What somebody may do or wants to, or how long something may be used, in any of the languages. */
const permits =
  /(?<!\p{L})(?:gilt|gelten|gültig|vale|valen|válid\p{L}+|valables?|valid[oaie]|geldig|ważn\p{L}+|kann|können|darf|dürfen|kostenlos|möglich|peut|peuvent|possible|puede|pueden|posible|può|possono|possibile|pode|podem|possível|kan|kunnen|mag|mogen|mogelijk|może|mogą|można)(?!\p{L})/iu;

/** A bound with a case at it and one beyond. */
export function boundCases(told: Told): Cases | null {
  const { said, language, composition } = told;
  const beyond = beyondIn(said, language);
  const words = caseWords[language];
  if (beyond === null || !words) return null;
  const { tells, limit, at } = beyond;
  if (tells === 'takes')
    return {
      shows: null,
      against: {
        trigger: say(composition, 'scenarioMeasured', { text: inSentence(said, composition) }),
        outcome: say(composition, 'scenarioPasses', { limit }),
      },
    };
  const allows = say(composition, 'scenarioAllows');
  if (tells === 'size')
    return {
      shows: { trigger: fill(words.sizeIs, { at }), outcome: allows },
      against: { trigger: fill(words.sizeOver, { at }), outcome: refused(composition) },
    };
  if (tells === 'count')
    return {
      shows: /^\d/u.test(at) ? { trigger: fill(words.exactly, { at }), outcome: allows } : null,
      against: { trigger: say(composition, 'scenarioCount', { limit }), outcome: refused(composition) },
    };
  return { shows: null, against: tooLate(told, limit) };
}

function tooLate(told: Told, limit: string): Case {
  const { said, composition } = told;
  // "Sin coste hasta 24 horas antes": later it is not refused, it costs something.
  if (isFree.test(said))
    return { trigger: say(composition, 'scenarioTriedAt', { limit }), outcome: notApplied(said, told) };
  return permits.test(said)
    ? { trigger: say(composition, 'scenarioTriedAt', { limit }), outcome: refused(composition) }
    : {
        trigger: say(composition, 'scenarioHappensAt', { limit }),
        outcome: say(composition, 'scenarioLate'),
      };
}

/** What must not be done, in any of the languages. */
const forbids =
  /(?<!\p{L})(?:(?:darf|dürfen)(?: \p{L}+){0,5} (?:nicht|kein\p{L}*)|no (?:se )?(?:debe|deben|puede|pueden|permite|permiten)|non (?:si )?(?:deve|devono|può|possono)|não (?:se )?(?:deve|devem|pode|podem)|ne (?:doit|doivent|peut|peuvent) (?:pas|jamais)|(?:mag|mogen)(?: \p{L}+){0,5} (?:niet|geen)|nie (?:może|mogą|wolno))(?!\p{L})/iu;
/** What nobody does, though it is not to be: it happens. */
const happens =
  /(?<!\p{L})(?:dauern|enthalten|erscheinen|stehen|auftauchen|auftreten|fehlen|passieren|apparaître|contenir|figurer|durer|être visibles?|manquer|aparecer|contener|durar|tardar|faltar|figurar|comparire|contenere|durare|mancare|apparire|conter|demorar|constar|duren|bevatten|verschijnen|staan|zawierać|pojawiać|trwać|wystąpić)(?!\p{L})/iu;

/** Whom alone something is let, or what is forbidden to all: it is tried all the same. */
export function forbiddenCases(told: Told): Cases | null {
  const { said, language, composition } = told;
  const only = onlyDoerIn(said, language);
  if (only !== null)
    return {
      shows: null,
      against: { trigger: say(composition, 'scenarioOther', { who: only }), outcome: refused(composition) },
    };
  if (!forbids.test(said) || happens.test(said)) return null;
  return {
    shows: null,
    against: { trigger: say(composition, 'scenarioTriesAnyway'), outcome: refused(composition) },
  };
}
