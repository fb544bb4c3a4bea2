import type { Draft } from '../../../draft.ts';
import { changing, merging, removing, renaming } from '../../lexicon/signs.ts';
import { personIn } from '../../named/person-named.ts';
import { type Message, partsOf, takesWhatItNames } from '../../reading/message.ts';
import type { Wish } from '../../wish.ts';
import { blockerAndBlocked } from './ticket-dependency.ts';
import { firstTitle, isGone, numberOf, saidOf, titleOf } from './ticket-state.ts';
import { criterial, tasked } from './ticket-words.ts';

const estimating =
  /(?<!\p{L})(?:points?|points|sp|pts|estimat\p{L}*|siz(?:e|ed|ing)|effort|complexity|poker|t-shirt|schätz\p{L}*|aufwand|punkte?n?|storypoints|estimación|puntos|estimativa|pontos|stima|punti|schatting|punten|wycena|punkt(?:y|ów))(?!\p{L})/iu;
const typed = /(?<!\p{L})(?:types?|typed|kind|classified|typ|art|tipo|file|filed)(?!\p{L})/iu;
const otherField =
  /(?<!\p{L})(?:priorit\p{L}*|prio|on hold|in progress|urgent|context|source|labels?|due date|status|sprint|scope of|open questions?|questions?|coverage|requirements?|section|heading)(?!\p{L})/iu;
const dependent =
  /(?<!\p{L})(?:dependenc(?:y|ies)|blockers?|abhängigkeit(?:en)?|dépendances?|dependencias?|dipendenz[ae]|dependência?s?)(?!\p{L})/iu;
/** "US-4's assignee", "the owner of US-4": a part of a ticket. */
const partOfIt = /⟦\d+⟧['’]?s \p{L}|\p{L} (?:of|from|out of|off|aus) ⟦\d+⟧/iu;
const first =
  /(?<!\p{L})(?:first|top|beginning|number one|position (?:1|one)|(?:start|begin|open)(?:s)?(?: (?:the|with|list))* with|before (?:all|everything|every|any)|head of|zuerst|ganz oben|anfang|(?:an|als) erste\p{L}*|erste(?:n|s|r)? (?:ticket|stelle|platz)|nach oben|vorne|premi[eè]re?|début|tête|primer[oa]?|principio|primeir[oa]|início|topo|prim[oa]|inizio|cima|eerste?|bovenaan|pierwsz\p{L}+|początk\p{L}*|górę)(?!\p{L})/iu;
const kinds = new Map<string, RegExp>([
  ['Bug', /bug/iu],
  ['Story', /(?:user )?story/iu],
  ['Task', /task/iu],
  ['Spike', /spike/iu],
]);
const assigning =
  /(?<!\p{L})(?:assign\p{L}*|owne[rd]|owns|responsible|gives?|takes?|handles?|do|does|works?|picks?|hand|belongs|goes|charge|zuweisen|zugewiesen|weise|übernimmt|macht|kümmert|zuständig|verantwortlich|bearbeitet|assign\p{L}*|attribu\p{L}*|confie|occupe|prend|charge|asign\p{L}*|encarga|responsable|atribu\p{L}*|assegn\p{L}*|wijs|toewijzen|przypisz)(?!\p{L})/iu;

/** What becomes of a ticket as a whole, or of one of its values; null where a message says more than one such thing. */
export function ticketValueOrder(message: Message): Wish | null {
  const { plain, masked } = message;
  const tickets = partsOf(message, 'ticket').map(({ name }) => name);
  const [key, other, ...more] = tickets;
  if (
    key === undefined ||
    /["“”„«»]/u.test(masked.text) ||
    otherField.test(masked.text) ||
    criterial.test(masked.text)
  )
    return null;
  const bare = masked.text.replace(/⟦\d+⟧/gu, ' ').replace(/position (?:1|one)/iu, ' first ');
  if (other === undefined) return ofOne(message, key, bare);
  if (/\d/u.test(bare)) return null;
  const isInto = /⟦\d+⟧ (?:in(?:to)?|to) (?:the )?⟦\d+⟧/iu.test(masked.text);
  if (merging.test(plain) && isInto && more.length > 0) return null;
  if (merging.test(plain))
    return {
      orders: [isInto ? `Merge ${key} into ${other}` : `Merge ${[key, other, ...more].join(' and ')}`],
      holds: (after, before) => numberOf(after) === numberOf(before) - 1 - more.length,
    };
  const pair = more.length > 0 ? null : blockerAndBlocked(message);
  return (
    pair && {
      orders: [`${pair.blocked} depends on ${pair.blocker}`],
      holds: (after) => saidOf(after, pair.blocked, 'dependencies').includes(pair.blocker.toLowerCase()),
    }
  );
}

function ofOne(message: Message, key: string, bare: string): Wish | null {
  const points = pointsIn(message);
  const person = personIn(message);
  const orders = [
    points !== null && estimating.test(bare) ? estimated(key, points) : null,
    person === null ? null : assigned(key, person),
    typeOrder(message, key, bare),
  ].filter((one) => one !== null);
  const [only, ...others] = orders;
  if (only)
    return others.length > 0 || (person !== null && !assigning.test(bare)) || isMoved(message) ? null : only;
  if (/\d/u.test(bare) || [typed, estimating, tasked, renaming].some((noun) => noun.test(bare))) return null;
  if (dependent.test(bare)) return removing.test(message.plain) ? freed(key) : null;
  if (partOfIt.test(message.masked.text)) return null;
  if (first.test(message.plain.replace(/⟦\d+⟧/gu, ' ').replace(/position (?:1|one)/iu, ' first ')))
    return removing.test(message.plain)
      ? null
      : {
          orders: [`Move ${key} to the top`],
          holds: (after, before) => firstTitle(after) === titleOf(before, key),
        };
  return takesWhatItNames(message, removing)
    ? {
        orders: [`Remove the ticket ${key}`],
        holds: (after, before) => numberOf(after) === numberOf(before) - 1 && isGone(after, before, key),
      }
    : null;
}

/** What a ticket waits for is no ticket. */
const freed = (key: string): Wish => ({
  orders: [`${key} has no dependencies`],
  holds: (after) => !/[A-Z]{1,8}-\d/iu.test(saidOf(after, key, 'dependencies')),
});

/** Whether a message moves a ticket or takes it away, beside what else it says of it. */
const isMoved = ({ plain }: Message) => removing.test(plain) || merging.test(plain);

const estimated = (key: string, points: string): Wish => ({
  orders: [`Set the estimate of ${key} to ${points}`],
  holds: (after) => saidOf(after, key, 'estimate').startsWith(points),
});

const assigned = (key: string, person: string): Wish => ({
  orders: [`Assign ${key} to ${person}`],
  holds: (after: Draft) => saidOf(after, key, 'owner').includes(person.toLowerCase()),
});

function typeOrder({ plain }: Message, key: string, bare: string): Wish | null {
  const kind = kindIn(plain.replace(/⟦\d+⟧/gu, ' '));
  if (kind === null || first.test(bare) || !(typed.test(bare) || isKind(bare))) return null;
  return {
    orders: [`Set the type of ${key} to ${kind}`],
    holds: (after) => saidOf(after, key, 'type') === kind.toLowerCase(),
  };
}

/** The one size that a message gives a ticket: not the one it denies or has it change from. */
function pointsIn({ segments }: Message): string | null {
  const words = segments
    .map(({ text }) => text)
    .join(' , ')
    .replace(/⟦\d+⟧/gu, ' ')
    .replace(
      /(?<!\p{L})(?:not|instead of|rather than|from|isn['’]t|statt|nicht|von|au lieu de|en vez de|en lugar de|pas|no|não|non|niet|nie|zamiast)(?: (?:an?|the|eine?|un))? \d{1,2}(?!\d)/giu,
      ' ',
    );
  const numbers = [...words.matchAll(/(?<![\p{L}\p{N}.,-])\d{1,2}(?![\p{N}%]|[.,]\d)/gu)].map(([one]) => one);
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/** The one kind of ticket that words name and do not deny. */
function kindIn(bare: string): string | null {
  const plain = bare.replace(
    /(?<!\p{L})(?:not|isn['’]t|instead of|rather than|from|nicht|kein|statt|von|pas|au lieu d(?:e|['’])|en vez de|não|non|niet|geen|nie)(?: (?:really|just))?(?: (?:an?|the|eine?|une?|een))? ?(?:bug|story|task|spike)/giu,
    ' ',
  );
  const found = [...kinds].filter(([, words]) =>
    new RegExp(`(?<!\\p{L})${words.source}(?!\\p{L})`, 'iu').test(
      plain.replace(
        /story points?|the (?:user )?(?:story|task|bug|spike)|(?:story|task) (?:of|in|for)/giu,
        ' ',
      ),
    ),
  );
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

/** Whether words say what kind of thing something is. */
function isKind(bare: string): boolean {
  return (
    changing.test(bare) ||
    /(?<!\p{L})(?:is|as|be|actually|really|ist|als|zu|wird|est|es|é|è|jest|to)(?: \p{L}+)?(?: (?:an?|eine?n?|une?|um|un|een))?\s+(?:bug|story|task|spike)/iu.test(
      bare,
    )
  );
}
