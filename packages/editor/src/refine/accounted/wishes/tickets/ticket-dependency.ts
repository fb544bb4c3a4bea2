import { namedIn } from '../../named/mentions.ts';
import type { Message } from '../../reading/message.ts';

const waits =
  /(?<!\p{L})(?:depend\p{L}*|waits?|waiting|after|blocked|needs?|requires?|relies|rely|only (?:start|begin)|hängt|abhängig\p{L}*|warte[tn]?|nach|erst|dépend\p{L}*|attend(?:re)?|après|esper\p{L}*|después|dipend\p{L}*|aspett\p{L}*|dopo|hangt|afhankelijk|wacht(?:en)?|na|zależ\p{L}*|czeka\p{L}*|po)(?!\p{L})/iu;
const precedes =
  /(?<!\p{L})(?:(?<!blocked by )blocks?|blocking|prerequisites?|preconditions?|blocker|before|voraussetzung|blockiert|vorher|prérequis|avant|bloque|bloquea|requisito|antes|blocca|blokkeert|blokuje|przed)(?!\p{L})/iu;
const isBlockedBy =
  /(?<!\p{L})(?:block(?:ed|iert)|bloqué|bloquead[oa]|bloccat[oa]) (?:by|on|durch|von|par|por|da)(?!\p{L})/iu;
/** "US-1 as a dependency of US-2". */
const isBlockerOf =
  /(?<!\p{L})(?:dependency|dependencies|blocker|abhängigkeit|dépendance|dependencia|dependência|dipendenza) (?:of|for|to|von|für|de|pour|para|di|per)(?!\p{L})/iu;
const hindered =
  /(?<!\p{L})(?:can['’]?t|cannot|can not|must not|not|nicht|kann|ne|no|non|niet|nie) (?:\p{L}+ ){0,3}(?:before|until|unless|bevor|avant|antes|hasta|prima)(?!\p{L})/iu;
const isDone =
  /(?<!\p{L})(?:has to|must|needs to|should|muss|doit|debe) (?:be )?(?:done|finished|ready|come|fertig|happen)?(?: \p{L}+){0,3} (?:before|first|so that)(?!\p{L})/iu;

/** Where tickets stand in their list, and not which of them waits. */
const ordering =
  /(?<!\p{L})(?:move|order|reorder|sort|swap|(?:put|place|list) (?=⟦)|reihenfolge|sortier\p{L}*|verschieb\p{L}*|ordre|déplac\p{L}*|orden|muev\p{L}*)(?!\p{L})/iu;

/** Of two tickets which waits for which; null where a message does not say that one does. */
export function blockerAndBlocked({
  segments,
  masked,
}: Message): { blocker: string; blocked: string } | null {
  const words = segments
    .filter(({ isPlain, text }) => isPlain || /⟦/u.test(text))
    .map(({ text }) => text)
    .join(' , ');
  const names = namedIn(words, masked, 'ticket').map(({ name }) => name);
  const [one, two] = [...new Set(names)];
  if (one === undefined || two === undefined || ordering.test(words)) return null;
  const first = /⟦\d+⟧/u.exec(words)?.[0] ?? '';
  const bare = words.replace(/⟦\d+⟧/gu, ' ');
  const forth = { blocked: one, blocker: two };
  const back = { blocked: two, blocker: one };
  if (/(?<!\p{L})(?:without|lack of|ohne|sans|sin|senza|zonder|sem|bez) ⟦/iu.test(words))
    return new RegExp(
      `(?<!\\p{L})(?:without|lack of|ohne|sans|sin|senza|zonder|sem|bez) ${first}`,
      'iu',
    ).test(words)
      ? back
      : forth;
  if (isBlockerOf.test(between(words))) return back;
  if (isBlockedBy.test(words) || hindered.test(bare)) return forth;
  if (/⟦\d+⟧[^⟦]{0,40}(?:first|zuerst|d['’]abord|primero)[^⟦]{0,20}⟦/iu.test(words)) return back;
  if (isDone.test(between(words)) || precedes.test(between(words))) return back;
  return waits.test(bare) ? forth : precedes.test(bare) ? back : null;
}

/** What stands between the first two parts that words name. */
function between(words: string): string {
  return /⟦\d+⟧(?<between>[^⟦]*)⟦/u.exec(words)?.groups?.['between'] ?? '';
}
