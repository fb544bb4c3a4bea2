import { lowerFirst } from '../../../first-letter.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import { say } from '../../composition.ts';
import { isWord } from '../../voice/demanded/words.ts';
import { inSentence } from '../../voice/in-sentence.ts';
import { type Ability, abilityIn, wantsTo } from './ability.ts';
import { beyondIn } from './bounds.ts';
import { caseWords } from './case-words.ts';
import { onlyDoerIn } from './only.ts';
import { type Case, type Cases, refused, type Told } from './told.ts';

/** What somebody has to do, whether they like it or not; what they must be able to do or to see is let. */
const obliges =
  /(?<!\p{L})(?:muss|müssen|soll|sollen|doit|doivent|debe|deben|deve|devono|devem|moet|moeten|musi|muszą)(?!\p{L})/iu;
const lets =
  /(?<!\p{L})(?:können|sehen|einsehen|pouvoir|voir|poder|ver|poter|vedere|kunnen|zien|móc|widzieć)(?!\p{L})/iu;
/** Denials of a verb. What denies all but one ("ne … que") lets that one. */
const negation: Readonly<Record<string, RegExp>> = {
  de: /(?<= )(?<!aber )nicht (?=(?:\p{L}+ ){0,8}\p{Ll}+(?:en|ern|eln)$)|(?<= (?:darf|dürfen|kann|können) )kein(?:e|en) (?=\p{Lu}\p{L}+n \p{Ll}+(?:en|ern|eln)$)/u,
  fr: /(?<= )(?:ne |n['’])(?=(?:peu|doi)(?:t|vent) (?:pas|jamais) )/u,
  es: /(?<= )no (?=(?:puede|pueden|debe|deben) )/u,
  it: /(?<= )non (?=(?:può|possono|deve|devono) )/u,
  pt: /(?<= )não (?=(?:pode|podem|deve|devem) )/u,
  nl: /(?<= )(?<!maar )niet (?=(?:\p{L}+ ){0,8}\p{Ll}+(?:en|n)$)|(?<= (?:mag|mogen|kan|kunnen) )geen (?=\p{L}+(?:en|s) \p{Ll}+n$)/u,
};
/** Words that deny, in any of the languages. */
const denied =
  /(?<!\p{L})(?:nichts?|nie|kein\p{L}*|ne|n|no|non|não|niets?|geen|pas|jamais|ni|rien|nada|niente|nulla|nessun\p{L}*|nenhum\p{L}*|ning[uú]n\p{L}*)(?!\p{L})/iu;

/** What somebody may do, told by them setting about it, with what the sentence rules out for them or for all others. */
export function abilityCases(told: Told): Cases | null {
  const { said, bound, language, composition } = told;
  const ability = mayIn(said, language) ?? (obliges.test(said) ? null : abilityIn(bound, language));
  if (
    ability === null ||
    denied.test(`${ability.subject} ${ability.deed}`.replace(ability.barred ?? '\0', ''))
  )
    return null;
  const who = { ...ability, subject: withSmallNoun(inSentence(ability.subject, composition), language) };
  const attempt = wantsTo(who, ability.deed, language);
  return {
    shows: { trigger: attempt, outcome: say(composition, 'scenarioAllows') },
    against: refusedFor(told, who, attempt),
  };
}

/** "Morador" → "morador": only German writes a noun that opens a sentence with a capital within one. */
function withSmallNoun(subject: string, language: string): string {
  const first = /^\p{Lu}\p{Ll}+(?= |$)/u.exec(subject)?.[0] ?? '';
  return first !== '' && language !== 'de' && isWord(first, language) ? lowerFirst(subject) : subject;
}

function refusedFor(told: Told, who: Ability, attempt: string): Case {
  const { said, language, composition } = told;
  const outcome = refused(composition);
  if (who.barred !== null) return { trigger: wantsTo(who, who.barred, language), outcome };
  const only = onlyDoerIn(said, language);
  if (only !== null) return { trigger: say(composition, 'scenarioOther', { who: only }), outcome };
  const beyond = beyondIn(said, language);
  if (beyond?.tells === 'at')
    return { trigger: say(composition, 'scenarioTriedAt', { limit: beyond.limit }), outcome };
  if (beyond?.tells === 'count')
    return { trigger: say(composition, 'scenarioCount', { limit: beyond.limit }), outcome };
  return { trigger: say(composition, 'scenarioIncomplete', { attempt }), outcome };
}

function mayIn(text: string, language: string): Ability | null {
  return obliges.test(text) && !lets.test(text) ? null : abilityIn(text, language);
}

/** What somebody may not do: they set about it, and nothing comes of it. */
export function barredCases({ said, language, composition }: Told): Cases | null {
  const not = negation[language];
  const words = caseWords[language];
  if (!words || !not?.test(said)) return null;
  const plain = said.replace(not, '').replace(/(?<= (?:peu|doi)(?:t|vent)) (?:pas|jamais)(?= )/u, '');
  if (denied.test(plain) || / (?:qu['’]|que )/u.test(plain)) return null;
  const ability = abilityIn(plain, language);
  if (ability === null) return null;
  const who = { ...ability, subject: inSentence(ability.subject, composition) };
  return {
    shows: { trigger: wantsTo(who, ability.deed, language), outcome: words.rejected },
    against: { trigger: words.lookedAfter, outcome: words.asBefore },
  };
}

const kept: Readonly<Record<string, RegExp>> = {
  de: /(?:(?:der|dem|den) (?<a>[^,;:.]{3,50}?) vorbehalten|(?:zugriff|zugang|sichtbar|zugänglich) (?:hat |haben |ist )?nur (?:für )?(?<b>[^,;:.]{3,50}))/iu,
  fr: /réservée?s? (?:aux? |à la |à l['’])(?<a>[^,;:.]{3,50})/iu,
  es: /(?:reservad[oa]s? (?:al? |a l[oa]s? |para )|acceso (?:s[oó]lo |únicamente |restringido )(?:para |al? ))(?<a>[^,;:.]{3,50})/iu,
  it: /(?:riservat[oaie] (?:al? |alla |ai |agli |alle |all['’])|accesso solo (?:per |a ))(?<a>[^,;:.]{3,50})/iu,
  pt: /(?:reservad[oa]s? (?:aos? |às? |para )|acesso (?:só |apenas |restrito )(?:para |aos? |às? ))(?<a>[^,;:.]{3,50})/iu,
  nl: /(?:voorbehouden aan |toegang alleen voor )(?<a>[^,;:.]{3,50})/iu,
  pl: /(?:zastrzeżon\p{L}{1,2} dla |dostęp (?:tylko|wyłącznie) (?:dla |ma ))(?<a>[^,;:.]{3,50})/iu,
};

/** "Accès réservé au rôle comptable": somebody of those it is kept for, and somebody else. */
export function keptCases({ said, language, composition }: Told): Cases | null {
  const groups = kept[language]?.exec(said)?.groups;
  const who = groups?.['a'] ?? groups?.['b'];
  const words = caseWords[language];
  if (who === undefined || !words) return null;
  return {
    shows: { trigger: fill(words.entitled, { who }), outcome: say(composition, 'scenarioAllows') },
    against: { trigger: words.notEntitled, outcome: refused(composition) },
  };
}
