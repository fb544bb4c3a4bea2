import { lowerFirst } from '../../../first-letter.ts';
import { cuesIn } from '../../../understand/lexicon/cues.ts';
import { toldStory } from './told-story.ts';

/** Who may do what, in a language other than English. */
export interface Ability {
  readonly subject: string;
  readonly isMany: boolean;
  /** The infinitive with all that belongs to it, where or for what it holds among it ("bei Artikeln über 500 € …"). */
  readonly deed: string;
  /** What the same people may not do with it ("aber nicht ändern"), else null. */
  readonly barred: string | null;
}

interface Grammar {
  /** Groups: subject, modal, deed. */
  readonly shape: RegExp;
  readonly many: RegExp;
  readonly wants: readonly [one: string, many: string];
  /** Whether the infinitive ends the clause, and the word for wanting stands behind it. */
  readonly isLast: boolean;
  readonly butNot: RegExp;
}

const whoever = '(?<subject>[^,;:]{2,60}?)';

const grammars: Readonly<Record<string, Grammar>> = {
  de: {
    shape: new RegExp(
      String.raw`^${whoever} (?<modal>kann|können|darf|dürfen|muss|müssen|soll|sollen|möchte|möchten|will|wollen) (?!nicht|nur|kein|niemals)(?<deed>[^;:]{3,160}?\p{Ll}{2,}(?:en|ern|eln))(?<tail>,[^;:]{3,80})?$`,
      'u',
    ),
    many: /^(?:können|dürfen|müssen|sollen|möchten|wollen)$/u,
    wants: ['will', 'wollen'],
    isLast: true,
    butNot: /^, aber nicht (\p{Ll}+(?:en|ern|eln))$/u,
  },
  nl: {
    shape: new RegExp(
      String.raw`^${whoever} (?<modal>kan|kunnen|mag|mogen|moet|moeten|wil|willen) (?!niet|alleen|geen|nooit)(?<deed>[^;:,]{3,160}?\p{Ll}{2,}en)(?<tail>,[^;:]{3,80})?$`,
      'u',
    ),
    many: /^(?:kunnen|mogen|moeten|willen)$/u,
    wants: ['wil', 'willen'],
    isLast: true,
    butNot: /^, maar niet (\p{Ll}+en)$/u,
  },
  es: {
    shape: new RegExp(
      String.raw`^${whoever} (?<modal>puede|pueden|debe|deben|quiere|quieren)(?: poder)? (?<deed>\p{Ll}+[aei]r(?!\p{L})[^;:]{0,160})$`,
      'u',
    ),
    many: /^(?:pueden|deben|quieren)$/u,
    wants: ['quiere', 'quieren'],
    isLast: false,
    butNot: /,? pero no (\p{Ll}+r[^,]{0,60})$/u,
  },
  pt: {
    shape: new RegExp(
      String.raw`^${whoever} (?<modal>pode|podem|deve|devem|quer|querem)(?: poder)? (?<deed>\p{Ll}+[aeio]r(?!\p{L})[^;:]{0,160})$`,
      'u',
    ),
    many: /^(?:podem|devem|querem)$/u,
    wants: ['quer', 'querem'],
    isLast: false,
    butNot: /,? mas não (\p{Ll}+r[^,]{0,60})$/u,
  },
  it: {
    shape: new RegExp(
      String.raw`^${whoever} (?<modal>può|possono|deve|devono|vuole|vogliono)(?: poter)? (?<deed>\p{Ll}+(?:re|rre)(?!\p{L})[^;:]{0,160})$`,
      'u',
    ),
    many: /^(?:possono|devono|vogliono)$/u,
    wants: ['vuole', 'vogliono'],
    isLast: false,
    butNot: /,? ma non (\p{Ll}+re[^,]{0,60})$/u,
  },
  fr: {
    shape: new RegExp(
      String.raw`^${whoever} (?<modal>peut|peuvent|doit|doivent|veut|veulent|souhaite|souhaitent)(?: pouvoir)? (?<deed>\p{Ll}+(?:er|ir|re|oir)(?!\p{L})[^;:]{0,160})$`,
      'u',
    ),
    many: /^(?:peuvent|doivent|veulent|souhaitent)$/u,
    wants: ['veut', 'veulent'],
    isLast: false,
    butNot: /,? mais pas (\p{Ll}+(?:er|ir|re|oir)[^,]{0,60})$/u,
  },
  pl: {
    shape: new RegExp(
      String.raw`^${whoever} (?<modal>może|mogą|musi|muszą) (?<deed>\p{Ll}+(?:ć|c)(?!\p{L})(?! tylko)[^;:]{0,160})$`,
      'u',
    ),
    many: /^(?:mogą|muszą)$/u,
    wants: ['chce', 'chcą'],
    isLast: false,
    butNot: /,? ale nie (\p{Ll}+ć[^,]{0,60})$/u,
  },
};

/** Names of people and of those who work together by their ending, and what is built and ends so too. */
const people: Readonly<Record<string, RegExp>> = {
  de: /(?:leitung(?:en)?|amt|büro|eltern|team|abteilung|stelle|kraft|kräfte|innen|leute|trainer|lehrer|fahrer|nutzer|prüfer|helfer|verwalter|berater|leiter|betreuer|kasse|verwaltung|sekretariat|verein|vorstand|(?<=\p{L}{3})wart|meister|arzt|ärzte|pfleger|verkäufer|schüler|bearbeiter|mieter|besucher|gast|gäste|redaktion|planer|vertrieb|buchhaltung|mitglied(?:er)?)$/iu,
  fr: /(?:(?<!serv|ordinat|mot|capt|compt|lect|navigat|calculat|err|val|coul)eur|euse|(?<!mat|fact)rice|iste|ienne?|bénévole|responsable|famille|parent|adhérente?|salariée?|élève|équipe|mairie|secrétariat|accueil|comptable|propriétaire|locataire|vétérinaire|bibliothécaire|infirmière?|employée?|enseignante?|étudiante?|habitante?|chef|secrétaire|caissière|ouvrière?|bureau|comité|animateur|choriste|(?<!cal?endr|fich|doss|pan|pap|courr|chant|quart|clav|cah|escal|mét|prem|dern|ent|févr|janv|foy)i(?:er|ère))s?$/iu,
  es: /(?:(?<!err|val|col|sens|serv|proces|cont)(?:or|ora|ores|oras)|istas?|(?<!formul|invent|coment|cal?end|hor|di|usu|sal)ari[oa]s?|dueñ[oa]s?|padres?|madres?|médic[oa]s?|soci[oa]s?|familias?|recepción|secretaría|equipo|personal|alumn[oa]s?|estudiantes?|docentes?|vecin[oa]s?|conserjes?|inquilin[oa]s?|enfermer[oa]s?|jefes?|encargad[oa]s?|pacientes?|capataz|capataces|costaler[oa]s?|cociner[oa]s?|voluntari[oa]s?|monitor[ae]?s?|jugador[ae]?s?|técnic[oa]s?|gerentes?)$/iu,
  it: /(?:(?<!err|val|col|sens|process|cont|serv)(?:ore|ori|trice|trici)|ist[aie]|genitor[ei]|famigli[ae]|soci[oe]?|medic[oi]|segreteria|squadra|cuoc[ao]|insegnant[ei]|bibliotecari[oa]|alunn[oiae]|student[ei]|dipendent[ei]|responsabil[ei]|impiegat[oaie]|infermier[eaoi]|bibliotecari|volontari[oae]|pazient[ei]|tecnic[oi]|condomin[oi]|maestr[aeio]|custod[ei])$/iu,
  pt: /(?:(?<!err|val|c|sens|process|cont|servid|computad)(?:or|ora|ores|oras)|istas?|don[oa]s?|pais|mães?|médic[oa]s?|sóci[oa]s?|famílias?|recepção|secretaria|equipe|equipa|veterinári[oa]s?|bibliotecári[oa]s?|alun[oa]s?|enfermeir[oa]s?|funcionári[oa]s?|estagiári[oa]s?|gerentes?|chefes?|estudantes?|inquilin[oa]s?|pacientes?|técnic[oa]s?|morador[ae]?s?|voluntári[oa]s?)$/iu,
  nl: /(?:ouders?|leraar|leraren|bestuur|team|afdeling|arts(?:en)?|leden|lid|(?<!comput|serv|print|scann|rout|numm|paramet|tell|tim)(?:aar|ers?|sters?)|leerling(?:en)?|student(?:en)?|monteurs?|voorzitter|penningmeester|bewoners?|patiënt(?:en)?|juf|meester|vrijwilligers?)$/iu,
  pl: /(?:rodzic\p{L}*|ucze[nń]\p{L}*|uczniowie|kucharka|pielęgniarka|sekretariat|nauczyciel\p{L}*|dyrektor\p{L}*|opiekun\p{L}*|rodzina|zespół|(?<!c|li|dz|dzie)(?:arka|arz|nicy)|strażnik|kierowca|pracownik|mieszkaniec|kierownik|kucharz|lekarz|recepcja|student|uczestnik|klient|pacjent|instruktor|trener|technik|wolontariusz|nauczycielka|członek)$/iu,
};

function isPeopleOf(who: string, language: string): boolean {
  return cuesIn(who, language).has('actor') || people[language]?.test(who) === true;
}

/** "Le chef de pupitre" → "Le chef": a noun without what it is of. */
function headOf(who: string): string {
  return who.replace(/ (?:de|du|des|d['’]|del|de la|di|della|dei|do|da|dos|van|von|der|des) ?\S+$/u, '');
}

/** What comes to somebody or is theirs: nobody sets about it. */
const undergoing =
  /^(?:recevoir|avoir|être|recibir|tener|ser|estar|haber|ricevere|avere|essere|ottenere|receber|ter|mieć|otrzyma[ćc]|dosta[ćc]|być)(?!\p{L})|(?: |^)(?:bekommen|erhalten|kriegen|krijgen|ontvangen|hebben)$/iu;

/** Takes "Jugendamt kann einen Platz direkt vergeben" apart; null where nobody is said to be able to do something. */
export function abilityIn(sentence: string, language: string): Ability | null {
  const told = toldStory(sentence, language);
  if (told !== null) return { ...told, isMany: false, barred: null };
  const grammar = grammars[language];
  const { said, place } = inOrder(sentence.replace(/[.!]+$/u, '').replace(/^[^:,;]{3,40}: /u, ''), language);
  const { subject: who = '', modal = '', deed = '', tail = '' } = grammar?.shape.exec(said)?.groups ?? {};
  if (!grammar || deed === '' || /(?:^| )(?:wenn|falls|si|cuando|quand|se|quando|als|gdy|jeśli) /iu.test(who))
    return null;
  // "Ne peut figurer que …": what is denied is no right.
  if (/ (?:ne|no|non|não|nie|nunca|mai)$/iu.test(who)) return null;
  // What only one may do is done by people.
  const isPeople = alone.test(sentence) || isPeopleOf(who, language) || isPeopleOf(headOf(who), language);
  if (
    !isPeople ||
    undergoing.test(deed) ||
    / (?:werden|brauchen|benötigen|haben|sein)(?: können)?$/u.test(deed)
  )
    return null;
  // "Die Punkte nicht sehen": what is kept from somebody is nothing they want.
  if (/(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|niet|nooit|geen)(?!\p{L})/u.test(deed)) return null;
  const barredBehind = grammar.isLast ? grammar.butNot.exec(tail) : grammar.butNot.exec(deed);
  const whole = grammar.isLast
    ? deed
    : deed.replace(/, (?:pero|aunque|mais|ma|però|mas|porém|ale) .*$/su, '');
  const own = (grammar.isLast || !barredBehind ? whole : deed.slice(0, barredBehind.index)).replace(
    / (?:können|kunnen)$/u,
    '',
  );
  const other = barredBehind?.[1] ?? null;
  // "Das abhaken können": what somebody must be able to do.
  return {
    subject: who,
    isMany: grammar.many.test(modal),
    deed: `${place === null ? '' : `${place} `}${grammar.isLast && other === null ? `${own}${tail}` : own}`,
    barred: other === null ? null : grammar.isLast ? own.replace(/\p{Ll}+$/u, other) : other,
  };
}

/** Words that only say that something is new or comes besides. */
const adverb =
  /^(?:künftig|zukünftig|in zukunft|außerdem|zusätzlich|ebenso|auch|dann|danach|anschließend|später|nun)$/iu;
const inverted =
  /^(?<fore>(?:künftig|zukünftig|außerdem|zusätzlich|ebenso|auch|dann|danach|anschließend|später|nun|(?:bei|in|im|an|am|auf|für|mit|nach|vor|ab|bis|während|innerhalb|außerhalb|unter|über|aus|von|vom|zu|zum|zur|ohne|pro|je) [^,;:]{2,56}?)) (?<modal>kann|können|darf|dürfen|muss|müssen|soll|sollen) (?<behind>.{6,})$/iu;
/** A noun with its article and an adjective, by its capital. */
const opensNoun =
  /^(?<subject>(?:(?:der|die|das|ein|eine|jede[rs]?|alle|unsere?) )?(?:\p{Ll}{3,}(?:e|en|er|es) )?\p{Lu}[\p{L}-]+) (?<rest>.{3,})$/u;
const alone = /^(?:nur|solo|soltanto|s[oó]lo|só|somente|apenas|seule?s?|alleen|tylko) (?=\p{L})/iu;

/** A sentence with its subject first: "Künftig soll der Kunde …" → "der Kunde soll …", and "only" left to who alone may do it. */
export function inOrder(sentence: string, language: string): { said: string; place: string | null } {
  const plain = sentence.replace(alone, '');
  const {
    fore = '',
    modal = '',
    behind = '',
  } = (language === 'de' ? inverted.exec(plain)?.groups : null) ?? {};
  const { subject: who = '', rest = '' } = opensNoun.exec(behind)?.groups ?? {};
  if (who === '') return { said: plain, place: null };
  const place = adverb.test(fore) ? null : lowerFirst(fore);
  return { said: `${who} ${modal} ${rest}`, place };
}

/** "El dueño quiere cancelar …", "das Jugendamt einen Platz direkt vergeben will": somebody sets about it. */
export function wantsTo({ subject: who, isMany }: Ability, deed: string, language: string): string {
  const grammar = grammars[language];
  const want = grammar?.wants[isMany ? 1 : 0] ?? '';
  if (grammar?.isLast !== true) return `${who} ${want} ${deed}`;
  const [, act = deed, tail = ''] = /^(.*?)(,.*)$/su.exec(deed) ?? [];
  // Dutch has the word for wanting before the infinitive.
  if (language === 'nl') return `${who} ${act.replace(/(?=\p{L}+$)/u, `${want} `)}${tail}`;
  return `${who} ${act} ${want}${tail}`;
}
