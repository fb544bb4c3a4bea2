import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import { beyond } from '../accounted/lexicon/signs.ts';
import { audienceWished } from '../audience/named.ts';
import { isOneOfSeveral } from '../design/one-of-several.ts';
import type { Draft } from '../draft.ts';
import { answersOf, operationsIn } from '../endpoints/operations.ts';
import { isSqlType } from '../entities/field-values.ts';
import { general, isName, isNewName, joining, turned } from './new-name.ts';
import type { PhrasedWish } from './reader.ts';
import type { Filled } from './slot-tags.ts';
import type { WishSlot } from './wish-kinds.ts';

/** What is said, and what it is said of. */
export interface Said {
  readonly message: string;
  readonly draft: Draft;
}

/** "The last point of Goals can go." */
const partOfIt =
  /(?<!\p{L})(?:points?|items?|bullets?|entr(?:y|ies)|sentences?|paragraphs?|lines?|rows?|words?|rest|half|examples?|satz|absatz|punkt|zeile|phrase|paragraphe|ligne|frase|párrafo|punto|riga|zin|alinea|zdanie|akapit)(?: \p{L}+){0,3} [`"“„«]?$/iu;
/** "Remove all mentions of Postmark." "The kiosk is no longer a client, take it out." */
const notOneDemand =
  /(?<!\p{L})(?:all mentions|every mention|everything|everywhere|throughout|no longer an?|kein\p{L}* \p{L}+ mehr)(?!\p{L})/iu;
/** "It goes to the team and not to the owner" names an owner, and makes nobody one. */
const owning = /^(?!.*(?<!\p{L})(?:not|nicht|pas|no|instead of|rather than)(?: to| by| the| an?)* owner)/iu;
/** "The owner of the rollout" need not own the document. */
const ofPart =
  /(?<!\p{L})(?:owner|lead|contact) (?:of|for) (?:the|our|all|an?) (?!(?:whole |entire )?(?:doc|spec|rfc|text|page|paper|prompt|proposal|file|model|api))/iu;
/** "The sailing club of Brest" is not Brest. */
const ofGroup = /(?<!\p{L})(?:team|club|squad|guild|group|department)(?: (?:of|de|du|von|van|di))? $/iu;
const placed = /(?<!\p{L})(?:from|of|in|at|by|with) $/iu;
/** "No password is a non-goal" says what is none. */
const denied = /(?<!\p{L})(?:no|kein\p{L}*) $/iu;
/** "We do not migrate old orders" leaves out the deed; what is only not offered is told by its name. */
const deniedDeed =
  /(?:n['’]t|(?<!\p{L})not|(?<!\p{L})never|(?<!\p{L})no longer) (?!(?:do|have|be|want|need|plan|support|cover|handle|include|build|offer|provide|implement|address|touch|deliver|tackle)(?!\p{L}))\p{Ll}+ $/iu;
const nonGoal = /(?<!\p{L})(?:non-?goals?|nicht-?ziele?)(?!\p{L})/iu;
const kept = /(?<!\p{L})(?:keep|stays?|leave)(?!\p{L})/iu;
/** "Remove fax from the body of POST /rooms" keeps the call. */
const takenOut =
  /(?<!\p{L})(?:from|of|in|aus|von|de|du|des|da|do|dal|dalla|uit|van|z|ze)(?: \p{L}+){0,4} [`"]?$/iu;
const takenFrom = /\p{L}{3,} (?:from|out of|off|aus) [`"]?$/iu;
const rfcStatus =
  /^(?:in |under )?(?:draft|proposed|proposal|accepted|approved|rejected|declined|withdrawn|superseded|deprecated|obsolete|implemented|active|final|done|review|discussion|deferred|postponed|on hold|open|closed|entwurf|angenommen|abgelehnt|brouillon|accepté|rejeté|borrador|aceptado|rechazado|rascunho|aceito|rejeitado|bozza|accettato|rifiutato|concept|geaccepteerd|afgewezen|szkic|przyjęty|odrzucony)/iu;
const ticketType =
  /^(?:an? |ein(?:e|en)? |une? |una? |uma? |een )?(?:user[ -]?)?(?:bugs?|tasks?|story|stories|spikes?|epics?|features?|improvements?|chores?|defects?|sub-?tasks?|incidents?|fehler|aufgaben?|tâches?|tareas?|tarefas?|compiti|taak|zadani[ea])$/iu;
const dated =
  /\p{N}|(?<!\p{L})(?:today|tomorrow|tonight|(?:next|this|end of|mid) \p{L}+|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?(?!\p{L})|(?<!\p{L})(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|easter|christmas|spring|summer|autumn|winter)/iu;
const formatted =
  /(?<!\p{L})(?:json|ya?ml|[ct]sv|xml|toml|html|latex|markdown|md|sql|text|prose|diff|patch|lists?|bullets?|points?|tables?|lines?|sentences?|paragraphs?|words?|numbers?|sections?|headings?|e-?mail|letter|report|liste?n?|tabelle|stichpunkte?n?|tableau|puces|tabla|lista|viñetas|tabela|tabella|elenco|lijst|tabel|tekst|texte?|testo|texto)(?!\p{L})/iu;

/** Whether words are what a slot holds: a name, a date, a value of the document, a thing that is not named by where it stands. */
export function holdsValue(
  slot: WishSlot,
  value: string,
  wish: Pick<PhrasedWish, 'kind' | 'slots'>,
  { message, draft }: Said,
): boolean {
  const filled = wish.slots.get(slot);
  switch (slot) {
    case 'alternative':
      return !/^(?:an? |the |another )?(?:alternative|option)s?$/iu.test(value);
    case 'm':
      return (
        !turned.test(value) &&
        (/\p{N}/u.test(value) || (filled?.words.some(({ mention }) => mention?.kind === 'value') ?? false))
      );
    case 'points':
      return /^\p{N}/u.test(value);
    case 'date':
      return dated.test(value);
    case 'n':
    case 'old':
      // "5 seconds is fine, but …" leaves the value
      if (
        /^ (?:is|are) (?:fine|ok|okay|good|right|correct|enough)(?!\p{L})/iu.test(message.slice(filled?.end))
      )
        return false;
      return contentWords(value).length > 0 && draft.text.toLowerCase().includes(value.toLowerCase());
    case 'name':
      return (
        isName(value) &&
        !ofGroup.test(message.slice(0, filled?.start)) &&
        !(wish.kind === 'set-owner' && !owning.test(message.replace(value, ''))) &&
        !(wish.kind === 'set-owner' && (ofPart.test(message) || namesAnother(message, value)))
      );
    case 'audience':
      return audienceWished(`write it for ${value}`) !== null;
    case 'thing':
      // "no password belongs to the non-goals" names where it goes
      return !(
        (filled?.words.some(({ mention }) => mention?.kind === 'heading') ?? false) ||
        contentWords(value.slice(value.lastIndexOf(' ') + 1)).length === 0 ||
        nonGoal.test(value) ||
        (denied.test(message.slice(0, filled?.start)) && nonGoal.test(message)) ||
        (deniedDeed.test(`${message.slice(0, filled?.start)}${value.split(' ', 1)[0]} `) &&
          nonGoal.test(message)) ||
        (deniedDeed.test(message.slice(0, filled?.start)) && nonGoal.test(message)) ||
        kept.test(message) ||
        joining.test(message)
      );
    case 'ticket':
      // "remove gift wrapping from US-1" and "US-1's owner" leave the ticket
      return !(
        wish.kind === 'remove-ticket' &&
        (takenFrom.test(message.slice(0, filled?.start)) || /^['’]s \p{L}/u.test(message.slice(filled?.end)))
      );
    case 'id':
      if (wish.kind === 'remove-id' && takenFrom.test(message.slice(0, filled?.start))) return false;
      // a recommendation is a requirement as well
      return !/^(?:strengthen|weaken)$/u.test(wish.kind) || !/ (?:a|no) requirement/iu.test(message);
    case 'heading':
      return (
        wish.kind !== 'remove-section' ||
        !(partOfIt.test(message.slice(0, filled?.start)) || beyond.test(message))
      );
    case 'topic':
      if (wish.kind === 'remove-topic' && notOneDemand.test(message)) return false;
      if (/^(?:the |this |that )?(?:open|(?:open )?question)$/iu.test(value)) return false;
      return /\p{L}{2}/u.test(value) && !/^\p{N}/u.test(value);
    case 'param':
      if (general.test(value) || /parameters(?!\p{L})/iu.test(message)) return false;
      if (contentWords(value).length === 0 || isOneOfSeveral(value, message)) return false;
      // what is handed in with a body is no parameter of its address
      return !/(?:POST|PUT|PATCH)\s/u.test(message) || /query|param/iu.test(message);
    case 'field':
      if (wish.kind === 'add-field' && /\s/u.test(value)) return false;
      return isCalledSo(filled, slot) || !general.test(value);
    case 'entity':
    case 'variable':
      if (contentWords(value).length === 0) return false;
      return isCalledSo(filled, slot) || !general.test(value);
    case 'format':
      return formatted.test(value);
    case 'endpoint':
      if (wish.kind === 'add-endpoint') return /^`?\p{Lu}{3,} \//u.test(value);
      return wish.kind !== 'remove-endpoint' || !takenOut.test(message.slice(0, filled?.start));
    case 'status':
      // what is answered where all is well is no error
      if (wish.kind === 'add-error' && (value < '300' || isAnswered(value, wish, draft))) return false;
      return wish.kind !== 'rfc-status' || rfcStatus.test(value);
    case 'type':
      return wish.kind === 'ticket-type' ? ticketType.test(value) : isSqlType(value);
    case 'new':
      // two words of the title, one in place of the other
      if (wish.kind === 'rename-document' && (message.match(/["“„«”»]/gu) ?? []).length > 2) return false;
      return !placed.test(message.slice(0, filled?.start)) && isNewName(value, wish.kind, message);
    default:
      return true;
  }
}

/** "Priya left, owner is Tom": which of two people is meant, the words between them tell. */
const namesAnother = (message: string, value: string) =>
  [...message.matchAll(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?!\p{L})/gu)].some(
    ([name]) => !value.includes(name) && isPersonName(name),
  );

/** Whether the operation that a wish names answers a status already: its meaning stays what it is. */
function isAnswered(status: string, { slots }: Pick<PhrasedWish, 'slots'>, draft: Draft): boolean {
  const name = slots.get('endpoint')?.words.find(({ mention }) => mention !== null)?.mention?.name;
  return operationsIn(draft).some(
    (one) =>
      `${one.endpoint.method} ${one.endpoint.path}` === name &&
      answersOf(draft, one).some((row) => row.status === status),
  );
}

/** Whether a part of the document is called by words. */
const isCalledSo = (filled: Filled | undefined, kind: string) =>
  filled?.words.some(({ mention }) => mention?.kind === kind) ?? false;
