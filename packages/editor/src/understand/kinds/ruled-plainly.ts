import { demandedSentence } from '../../compose/voice/demanded/demanded.ts';
import { presentClause } from '../clause/present.ts';
import type { Evidence } from '../evidence.ts';
import { cuesIn } from '../lexicon/cues.ts';
import type { Kind } from '../statement.ts';
import { isWanted } from './wanted.ts';

/** Kinds that a rule is taken for where it stands among complaints. */
const telling: ReadonlySet<Kind> = new Set(['problem', 'context', 'definition', 'example'] as const);
/** Kinds of what somebody does, and when. */
const people: ReadonlySet<Kind> = new Set(['owner', 'schedule'] as const);

/** "A fridge must stay between 2 and 8 °C": the main verb binds, and a figure bounds what is bound. */
const bounded =
  /^((?:(?!(?:that|because|since|where|who|which|if|when|but|dass|weil|wo|que|parce|porque|che|perché|dat|omdat|że)(?!\p{L}))[\p{L}\d'’-]+ ){1,8})(?:must|shall|muss|müssen|doit|doivent|debe|deben|deve|devono|devem|moet|moeten|musi|muszą) [^;:?]*[\d\uE010][^;:?]*$/iu;

/** "It has to be imported once": what is to be done with a thing, which no word leaves vague. */
const toBeDone =
  /^(?:it|they|the \p{L}+(?: \p{L}+)?) (?:has|have|needs?) to be (?!(?:easy|easier|fast|faster|nice|nicer|simple|simpler|good|better|robust|quick|modern|intuitive|user|very|really|as)(?!\p{L}))\p{Ll}{3,}(?:ed|en|t|d|n)(?!\p{L})/iu;

/** "GET /stations returns all stations": what a call does. */
const call = /^`?(?:GET|POST|PUT|PATCH|DELETE) \/\S* (?:[\p{Ll}]{3,}s|is|are)(?!\p{L})/u;

/** "Can't sell more than we have": a deed that whoever is meant is kept from. */
const keptFrom =
  /^(?:(?:we|you|users?|people) )?(?:can ?not|can['’]?t|must ?n['’]?t|may not) (?!(?:see|find|tell|say|know|wait|believe|log|open|reach|remember|understand|figure|use|get|even|really)(?!\p{L}))\p{Ll}{3,} (?=.*(?<!\p{L})(?:more|less|fewer|twice|after|before|until|unless|again|without|than)(?!\p{L}))/iu;

/** "Released sessions can't be started again": what is not to be done any more with a thing. */
const keptOff =
  /^[^,;:?]{3,70} (?:can ?not|can['’]?t|must ?n['’]?t|may not) be \p{Ll}{3,}(?:ed|en|t|d|n) (?:again|twice|once|after|before|until|unless|more than|without)(?!\p{L})/iu;

/** "En cas de retard on envoie un mail", "bei Regen fällt das Training aus": a case in front, in a language other than English. */
const inCase =
  /^(?:en cas d[e’']|en caso de|in caso di|em caso de|bei |im falle? |in geval van|w razie) ?[^.?!]{8,}[.!]?$/iu;

/** "Jeder meldet sich ab und an", "each part has a code": what holds of all. */
const ofAll =
  /^(?:each|every|jede[rsn]?|chaque|cada|ogni|iedere?|elke?|każd[yae])(?!\p{L})(?! (?:time|day|week|month|year|monday|morning|night|tag|woche|monat|morgen|jour|semaine|mois|día|semana|mes|vez|giorno|settimana|volta|dia|mês|dag|week|keer|dzień))/iu;

/** "A variety and an amount in kg (min 5 kg)": a bound within what somebody does. */
const withBound =
  /(?<!\p{L})(?:min|max|at least|at most|mindestens|höchstens|au (?:plus|moins)|como (?:máximo|mínimo)|al (?:massimo|minimo)|no (?:máximo|mínimo)|minstens|hoogstens)\.? ?[\d\uE010]/iu;

/** "Accounting wants a list on the 3rd": who wants what. English. */
const wantsThing =
  /^(?:the |our )?\p{L}+(?: \p{L}+){0,2} wants? (?:an? |to (?:see|have|get|be|know how many|know which|export|print|download) )(?!.*(?<!\p{L})(?:but|though|instead)(?!\p{L}))/iu;

/** "Lost books cost 15 € to the family": a price that is set, and nothing that is feared. */
const price =
  /^[^,;:?]{3,70} (?:costs?|kostet|kosten|coûtent?|cuestan?|costano?|custam?|kosztuj[eą]) [^,;:?]{0,20}?(?:[\d\uE010]|€)/iu;

/** Words of what goes wrong or is done by hand, beyond those that every trouble has. */
const trouble =
  /(?<!\p{L})(?:nobody|no one|never|not|forget\p{L}*|lose|loses|lost|wrong|wait\p{L}*|paper|by hand|manually|phone|excel|whatsapp|notebook|whiteboard|clipboard|sometimes|often|always|usually|keiner|niemand|nicht|vergess\p{L}*|vergiss\p{L}*|zettel|papier|von hand|oft|manchmal|personne|oubli\p{L}*|à la main|souvent|parfois|jamais|nadie|olvid\p{L}*|a mano|siempre|nessuno|dimentic\p{L}*|sempre|spesso|ninguém|esquec\p{L}*|à mão|niemand|verge\p{L}*|vaak|nikt|często)(?!\p{L})/iu;

/**
 * Whether a sentence that was taken for trouble, for how things are or for somebody's task rules by its form how things are to be: a bound that must be
 * held, what is to be done with a thing, what a call does, what nobody can do, what holds in a case or of all, what somebody wants. A sentence that
 * complains, or tells of today, does not.
 */
export function rulesPlainly(evidence: Evidence, learned: Kind): boolean {
  const { prose, text, language, announced, isReport, hint } = evidence;
  if (announced !== null || hint === 'problem' || /[?？]/u.test(text)) return false;
  const isEnglish = language === 'en';
  if (people.has(learned)) return isWanted(prose, language) || isDeedOfRole(prose, language);
  // What is done in a case holds in a report as well, where it is told in the present.
  if (isReport && (isEnglish || !inCase.test(prose))) return false;
  if (isEnglish && learned === 'failure') return keptFrom.test(prose) || keptOff.test(prose);
  if (isEnglish && learned === 'vague') return toBeDone.test(prose);
  if (learned === 'risk') return price.test(prose);
  if (!telling.has(learned) && learned !== 'failure') return false;
  const subject = bounded.exec(prose)?.[1];
  if (subject !== undefined && !cuesIn(subject.trim().split(' ').at(-1) ?? '', language).has('actor'))
    return true;
  if (isEnglish && (keptFrom.test(prose) || keptOff.test(prose))) return true;
  const isCase = inCase.test(prose);
  // What is done in a case of trouble is no trouble.
  if (trouble.test(prose) || (!isCase && (evidence.cues.has('problem') || evidence.cues.has('current'))))
    return false;
  if (call.test(text) || (isEnglish && wantsThing.test(prose))) return true;
  const isOfAll = ofAll.test(prose);
  if (!isOfAll && !withBound.test(prose) && !isCase) return false;
  if (isEnglish) return presentClause(prose.replace(/\s?\([^()]*\)/gu, '')) !== null;
  return isOfAll || demandedSentence(prose, 'MUST', language) !== null;
}

/** "Il direttore approva i testi": what whoever has a part does, by the article before them; a name has none. */
function isDeedOfRole(prose: string, language: string): boolean {
  if (!role.test(prose) || trouble.test(prose)) return false;
  return language === 'en'
    ? presentClause(prose) !== null
    : demandedSentence(prose, 'MUST', language) !== null;
}

const role =
  /^(?:(?:[Tt]he|[Ee]ach|[Ll][ea]s?|[Ee]l|[Ll][oa]s|[Ii]l|[Ll]o|[Gg]li|[Oo]s?|[Aa]s?|[Dd]e|[Hh]et) |[Ll]['’])\p{Ll}{4,}|^(?:[Dd](?:er|ie|as)) \p{Lu}\p{Ll}{3,}/u;
