import { particularity } from '../bearing/particularity.ts';
import { hasVerb, isQuestion, isVerdict } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import { everydayWords, isOfItsSubjects } from './everyday-life.ts';
import { heldBy } from './held.ts';
import { isForSpeaker, isOfSpeaker } from './of-speaker.ts';
import { asksAboutWorld } from './of-world.ts';
import { namesOtherKey } from './other-list.ts';
import { handling, isOnForeign, leadsOutside } from './outside.ts';
import { subjectsOf } from './subjects.ts';
import { asksForNothing, isTalk } from './talk.ts';
import { speaksOfText, speaksOfTrade } from './trade.ts';

/** Words that ask, first in a clause, with what may stand before them; without accents. */
const asking =
  /^(?:(?:and|but|so|also|hey|und|aber|et|mais|y|pero)[, ]+)*(?:who|what|when|where|why|how|which|whose|wer|was|wann|wo|wie|welche[rsnm]?|warum|wieso|womit|wohin|qui|que|quoi|quand|ou|comment|combien|pourquoi|quel(?:le)?s?|est-ce|¿?(?:quien(?:es)?|cuando|donde|como|cuant[oa]s?|cual(?:es)?|por que)|chi|cosa|quando|dove|come|quanto|perche|quem|onde|wat|waar|wanneer|hoe|waarom|kto|co|kiedy|gdzie|jak|ile|dlaczego)(?!\p{L})|[吗呢哪]|什么|怎么|ですか|ますか|何|どう/iu;
/** What asks what becomes of a thing that is only named, or of a case: "what about minors", "what happens offline". */
const asksOf =
  /^(?:(?:and|but|so|ok|hmm|okay),? )*(?:(?:what|how) about (?!you(?!\p{L}))|what (?:happens|if)(?!\p{L}))|^(?:und )?(?:was (?:ist|passiert|geschieht),? (?:mit|bei|wenn|falls)|was,? wenn)(?!\p{L})|^(?:et|und|and|y|e|en|a co z|quid d[eu']s?|(?:et )?si|qu['’]en est-il d[eu']s?|que se passe-t-il|¿?qué (?:hay|pasa|ocurre|sucede) (?:con|de|si)|wat als|wat gebeurt er|(?:e )?se|o que (?:acontece|sucede)|(?:che )?cosa succede|che succede|co (?:się )?(?:stanie|dzieje)(?: się)?|(?:a )?co,? (?:jeśli|gdy))(?!\p{L}).{2,60}[?？]$/iu;
/** A thing that is to be taken in as well: "also Android", "garmin too". */
const oneMore =
  /^(?:also|auch|aussi|también|anche|também|ook|też|plus) .{2,60}$|^.{2,60} (?:too|as well|auch|aussi|también|anche|também|ook|też)[.!?]*$/iu;
/** What is said of one thing in the place of another goes on with what was said of that. */
const goesOn =
  /(?<!\p{L})(?:instead|either|rather than that|stattdessen|à la place|plutôt|en su lugar)[.!?]*$/iu;
/** What somebody misses in what they read, or what it does to them. */
const finds =
  /(?<!\p{L})(?:convinces?|persuades?|bothers?|confuses?|annoys?|helps?|pleases?|satisf(?:y|ies)|disappoints?) (?:me|us)(?!\p{L})|(?<!\p{L})not (?:convinced|happy|satisfied|sold|there yet)(?!\p{L})|(?<!\p{L})(?:(?:da|mir|uns|hier) fehlt|fehlt (?:mir|uns|da|hier)|überzeugt (?:mich|uns)|il (?:me |nous )?manque|me falta|no me convence|ne me convainc)(?!\p{L})/iu;
/** "The marketing team wants a new logo." */
const othersNeed =
  /^(?:the |our )?\p{L}+ (?:team|department|office|people|folks|guys) (?:wants?|needs?|asks?|ha(?:s|ve)|is|are)(?!\p{L})|^(?:(?:die|das|unsere?) )?(?:\p{L}+(?:abteilung|team)|(?:abteilung|team) \p{L}+|buchhaltung|rezeption|verwaltung) (?:braucht|möchte|will|sucht|bekommt)(?!\p{L})|^(?:l['’](?:équipe|accueil)|le service|la compta\p{L}*|la réception)(?: \p{L}+)? (?:a besoin|aurait besoin|veut|voudrait|cherche|demande)(?!\p{L})|^(?:el (?:equipo|departamento)|la (?:oficina|recepción)|contabilidad)(?: de \p{L}+)? (?:necesita|quiere|busca|pide)(?!\p{L})|^(?:(?:il (?:team|reparto)|l['’]ufficio|la (?:reception|contabilità))(?: \p{L}+)?) (?:ha bisogno|vuole|vorrebbe|cerca|chiede)(?!\p{L})|^(?:a (?:equipa|equipe|receção|recepção|contabilidade)|o departamento)(?: d[eoa] \p{L}+)? (?:precisa|quer|procura|pede)(?!\p{L})|^(?:de (?:\p{L}*afdeling|receptie|boekhouding)|het \p{L}*team)(?: \p{L}+)? (?:heeft|wil|zoekt|vraagt)(?!\p{L})|^(?:dział|zespół|recepcja|księgowość)(?: \p{L}+)? (?:potrzebuje|chce|szuka|prosi)(?!\p{L})/iu;
/** What asks about what has been: "who painted …", "wann wurde …". */
const ofPast =
  /^(?:and |so )?(?:who|when|where|which \p{L}+|what|in (?:which|what) \p{L}+) (?:was|were|did|had|won|wrote|sang|held|holds|built|shot|made|said|\p{L}{2,}ed)(?!\p{L})|^(?:wer|wann|wo|in welchem \p{L}+) (?:war|wurde|hat|lebte|starb)(?!\p{L})|^(?:qui|quand|où|en quelle année) (?:a|est|était|ont)(?!\p{L})|^¿?(?:quién|cuándo|dónde|en qué año) (?:\p{L}+ó|fue|nació)(?!\p{L})|^(?:chi|quando|dove) (?:ha|è|fu)(?!\p{L})|^(?:quem|quando|onde) (?:\p{L}+[oeu]u|foi|nasceu)(?!\p{L})|^(?:wie|wanneer|waar) (?:was|is|heeft|werd)(?!\p{L})|^(?:kto|kiedy|gdzie) \p{L}+ł[aoy]?(?: się)?(?!\p{L})/iu;
/** What is the most of its kind. */
const most =
  /(?<!\p{L})(?:(?:the|which|what|whose) (?:\p{L}+ ){0,2}(?:\p{L}{3,}est|best|worst)|most \p{L}+(?= \p{L})|(?:der|die|das|den|dem|am) \p{L}{3,}ste[nrs]?|(?:le|la|les|el|los|las|il|lo|i|o|a|os|as) (?:plus|más|più|mais) \p{L}+|(?:de|het) \p{L}{3,}ste|naj\p{L}{4,})(?!\p{L})/iu;
/** What asks how two things differ, or what a word means. */
const tellsApart =
  /(?<!\p{L})(?:difference between|unterschied zwischen|différence entre|diferencia entre|diferença entre|differenza tra|verschil tussen|różnica między|meaning of|what does .{2,40} mean|was bedeutet|que (?:veut dire|significa)|cosa significa|wat betekent|co (?:to )?znaczy)(?!\p{L})|区别|違い|是什么意思|とは/iu;
/** What somebody is looking for, or in need of, themselves. */
const seeks =
  /^(?:hi,? |hello,? |hey,? )*(?:i (?:need|want|would like|['’]d like|am looking for|['’]m looking for)|looking for|any (?:good |cheap |nice )?(?:tips|ideas|advice)|ich (?:brauche|suche|möchte)|j['’]ai besoin|je (?:cherche|voudrais)|necesito|busco|quiero|preciso|procuro|mi serve|cerco|vorrei|ik (?:zoek|wil|heb .{1,40} nodig)|szukam|potrzebuję|chcę)(?!\p{L})/iu;
/** What wants to sell something, or to be clicked. */
const sells =
  /(?<!\p{L})(?:click (?:here|the link|on the link|below)|limited (?:time )?offer|act now|call (?:now|today)|sign up (?:now|today)|join our|free (?:gift|shipping|trial)|half price|you(?: have|['’]ve)? (?:won|been selected)|followers|casino|klicken sie|jetzt (?:anmelden|kaufen|sichern)|gewonnen|cliquez|inscrivez-vous|haz clic|ha ganado|has ganado|clique aqui|clicca qui|klik hier|kliknij)(?!\p{L})|\d ?% (?:off|gains?|profit|rabatt)|点击|点我|加微信|クリック|登録はこちら/iu;
/** Groups and people, whom every company has. */
const people =
  /(?<!\p{L})(?:teams?|owners?|colleagues?|people|guys|folks|departments?|users?|customers?)(?!\p{L})/giu;

/** What says so little of a subject everybody uses of everything. */
const PARTICULAR = 8;
/** In no list of words. */
const UNHEARD = 16;
/** So many words make no difference any more. */
const MOST = 3;
/** So many words of a clause are few. */
const SHORT = 4;

/**
 * What rules see of a clause beside a document that tells whether it is about something else: what kind of clause it is, how much of
 * what it speaks of the document speaks of, and whether it speaks of everyday life, of the trade, or of a text. None of them decides: what each
 * is worth is learned.
 */
export function leaningsOf(clause: string, draft: Draft): string[] {
  const plain = plainClause(clause);
  const isHeld = heldBy(draft);
  const words = subjectsOf(plain);
  const held = words.filter(isHeld).length;
  const everyday = everydayWords(plain).filter((word) => !isHeld(word));
  const far = everyday.filter((word) => !isOfItsSubjects(word, draft)).length;
  const strange = strangeIn(plain, draft);
  const kind = kindOf(plain);
  const hold = words.length === 0 ? 'empty' : held === 0 ? 'none' : 2 * held < words.length ? 'some' : 'half';
  return [
    `kind-${kind}`,
    `${kind}-${hold}`,
    `${kind}-strange-${Math.min(MOST, strange)}`,
    `${kind}-everyday-${Math.min(MOST, everyday.length)}`,
    ...(far > 0 ? ['far', `${kind}-far`, `far-${hold}`] : everyday.length > 0 ? ['near'] : []),
    ...(plain.split(/\s+/u).length <= SHORT ? [`short-${kind}`, `short-${hold}`] : []),
    ...Object.entries(signs)
      .filter(([, isSo]) => isSo(plain, draft))
      .flatMap(([name]) => [name, `${name}-${hold}`]),
  ].map((name) => `x:${name}`);
}

/** Whether a clause only names one more thing to be taken in, or asks what becomes of one: "also Android", "what about minors". */
export function namesOneMore(clause: string): boolean {
  const plain = plainClause(clause);
  return asksOf.test(plain) || (oneMore.test(plain) && plain.split(/\s+/u).length <= SHORT);
}

type Kind = 'asks' | 'orders' | 'states' | 'names';

function kindOf(plain: string): Kind {
  if (isQuestion(plain) || asking.test(plain.normalize('NFD').replace(/\p{M}+/gu, ''))) return 'asks';
  if (opensWithVerb(plain) || handling.test(plain)) return 'orders';
  return hasVerb(plain) ? 'states' : 'names';
}

const signs: Readonly<Record<string, (plain: string, draft: Draft) => boolean>> = {
  world: (plain, draft) => asksAboutWorld(plain, heldBy(draft)),
  forSpeaker: (plain) => isForSpeaker(plain),
  ofSpeaker: (plain) => isOfSpeaker(plain),
  leadsOutside,
  onForeign: isOnForeign,
  asksOf: (plain) => asksOf.test(plain),
  oneMore: (plain) => oneMore.test(plain),
  goesOn: (plain) => goesOn.test(plain),
  finds: (plain) => finds.test(plain),
  othersNeed: (plain) => othersNeed.test(plain),
  ofPast: (plain) => ofPast.test(plain),
  most: (plain) => most.test(plain),
  tellsApart: (plain) => tellsApart.test(plain),
  seeks: (plain) => seeks.test(plain),
  sells: (plain) => sells.test(plain),
  verdict: (plain) => isVerdict(plain),
  ofText: (plain) => speaksOfText(plain),
  ofTrade: (plain) => speaksOfTrade(plain.replace(people, ' ')),
  talk: (plain) => isTalk(plain) || asksForNothing(plain),
  gibberish: isGibberish,
  otherKey: namesOtherKey,
};

/** Whether words are two or more of which no list knows any. */
function isGibberish(plain: string, { language }: Draft): boolean {
  const words = plain.toLowerCase().match(/\p{Script=Latin}{2,}/gu) ?? [];
  return words.length > 1 && words.every((word) => particularity(word, language) >= UNHEARD);
}

/** How many words of a clause say something of a subject that the document does not speak of. */
export function strangeIn(plain: string, draft: Draft): number {
  const words = plain.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const particular = words.filter(
    (word) => !/n['’]t$/u.test(word) && particularity(word, draft.language) >= PARTICULAR,
  );
  return subjectsOf(particular.join(' ')).filter((word) => !heldBy(draft)(word)).length;
}
