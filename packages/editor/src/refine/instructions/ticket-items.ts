import type { Draft } from '../draft.ts';
import { draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { listMark } from '../message/list-mark.ts';
import { placeNamed } from '../target/ordinal-words.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { ticketNamed } from '../tickets/named.ts';
import { withItemsReplaced } from '../tickets/replaced-items.ts';
import { withoutItems } from '../tickets/requirement-parts.ts';

const criteria =
  "(?:acceptance criteria|acceptance criterion|criteria|criterion|ACs?|akzeptanzkriterien|kriterien|critères(?: d[’']acceptation)?|criterios(?: de aceptación)?|criteri(?: di accettazione)?|critérios(?: de aceitação)?|acceptatiecriteria|kryteria(?: akceptacji)?)";
const tasks = '(?:(?:sub-?)?tasks?|to-?dos?|aufgaben|tâches|tareas|attività|tarefas|taken|zadania)';
const of =
  '(?: (?:of|for|in|on|under|von|vom|für|bei|beim|zu[mr]?|im|du|des|de la|de|del|de los|pour|para|di|do|da|dla|van|voor))';
const kinds: readonly (readonly [kind: 'criteria' | 'tasks', words: string])[] = [
  ['criteria', criteria],
  ['tasks', tasks],
];
/** Words with which something takes the place of something else. */
const replaces =
  /(?<!\p{L})(?:use|take|replace[sd]?|swap|instead|these|those|this|should (?:be|read|say)|must be|are|make (?:it|them)|better|change|set|rewrite|nimm|nehmt|ersetz\p{L}*|stattdessen|lieber|sollen|sind|prend\p{L}*|utilis\p{L}*|remplac\p{L}*|plutôt|mets|mettez|sont|usa[dr]?|use|reempla\p{L}*|sustitu\p{L}*|pon|poned|mejor|estos|son|ersetze|gebruik|vervang|użyj|zamień|sostitu\p{L}*|substitu\p{L}*)(?!\p{L})/iu;
const adds =
  /(?<!\p{L})(?:add|also|another|more|missing|ergänz\p{L}*|auch|noch|fehl\p{L}*|ajout\p{L}*|aussi|manque\p{L}*|añad\p{L}*|también|falta\p{L}*|dodaj|aggiung\p{L}*|adicion\p{L}*|toevoeg\p{L}*)(?!\p{L})/iu;

/** "The second criterion", "task 3": one of them, and not all. */
const namesOne = new RegExp(
  `(?<!\\p{L})(?:first|second|third|fourth|fifth|last|\\d{1,2}(?:st|nd|rd|th)|erste[ns]?|zweite[ns]?|dritte[ns]?|letzte[ns]?|premi\\p{L}+|deuxième|dernière?|primer\\p{L}?|segund[oa]|últim[oa]) (?:${criteria}|${tasks})(?!\\p{L})|(?<!\\p{L})(?:${criteria}|${tasks}) (?:no\\.? |#)?\\d{1,2}(?!\\d)`,
  'iu',
);

/** Replaces the criteria or tasks of a ticket by those given. */
export const ticketItems: Instruction = {
  meta: {
    id: 'ticket-items',
    does: 'Replaces the acceptance criteria or the tasks of a ticket by those given, or takes one out; tasks that cite criteria follow.',
    examples: [
      'the criteria of US-1 are fluff. use these: the mail is sent once; a second try is logged',
      'replace the tasks of US-1 with: write the job; test the job',
    ],
  },
  parse: ticketItemsChange,
};

/** As the instruction reads it, of one or several sentences. */
export function ticketItemsChange(words: string, draft: Draft): Change | null {
  return replacement(words, draft) ?? removal(words, draft);
}

function replacement(words: string, draft: Draft): Change | null {
  const [, head = '', body = ''] = /^(.{6,240}?):\s+(\S.{2,3000})$/su.exec(words.trim()) ?? [];
  if (body === '' || namesOne.test(head)) return null;
  for (const [kind, named] of kinds) {
    const found = new RegExp(
      `^(?<before>.{0,60}?)(?<![\\p{L}])${named}${of} (?<what>.{2,80}?)(?<middle>(?:[,.;]|\\s[–—-]|\\s(?:are|is|with|by|to|should|must|as|please|sind|durch|mit|sollen|bitte|ersetzen|sont|par|avec|son|por|con)(?!\\p{L})).{0,140})?$`,
      'isu',
    ).exec(head);
    const own = new RegExp(
      `^(?<before>.{0,30}?)(?<what>\\S.{1,60}?)(?:['’]s)? (?:new )?${named}(?<middle>.{0,100})$`,
      'isu',
    ).exec(head);
    for (const groups of [found?.groups, own?.groups]) {
      const { before = '', what, middle = '' } = groups ?? {};
      if (what === undefined || adds.test(before + middle)) continue;
      if (!replaces.test(before) && !replaces.test(middle)) continue;
      const at = ticketNamed(draft, what);
      const texts = itemsOf(body);
      if (at === null || texts.length === 0 || withItemsReplaced(draft, at, kind, texts) === null) continue;
      return (now) => {
        const ticket = boardOf(now).tickets[at];
        const text = withItemsReplaced(now, at, kind, texts);
        return text === null || !ticket
          ? noEffect(now, 'The ticket has no list of that kind.')
          : applied(
              now,
              text,
              `Replaced the ${kind === 'criteria' ? 'acceptance criteria' : 'tasks'} of ${nameOf(ticket)} by ${texts.length}.`,
            );
      };
    }
  }
  return null;
}

/** What is listed: lines, points with numbers, parts between semicolons, or sentences. */
function itemsOf(body: string): string[] {
  const lines = body.split(/\r?\n/u).map((line) => line.trim());
  const pieces =
    lines.filter((line) => line !== '').length > 1
      ? lines
      : /(?:^|\s)\(?1[.)]\s.*\s\(?2[.)]\s/su.test(body)
        ? body.split(/(?:^|\s)\(?\d{1,2}[.)]\s+/u)
        : body.includes(';')
          ? body.split(/;\s+/u)
          : body.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return pieces
    .map((piece) =>
      piece
        .trim()
        .replace(listMark, '')
        .replace(/^["“„«]\s?(.*?)\s?["”“»]$/u, '$1')
        .replace(/^(?:and|und|et|y) /iu, '')
        .replace(/[;,]$/u, '')
        .trim(),
    )
    .filter((piece) => piece !== '');
}

const removing = new RegExp(
  `^(?:please )?(?:drop|remove|delete|cut|take out|kill|streiche|lösche|entferne|supprime[rz]?|enlève|quita[dr]?|elimina[dr]?) (?:the |das |le |el )?(?<place>\\p{L}{4,11}|\\d{1,2}(?:st|nd|rd|th)?) (?<kind>${criteria}|${tasks})${of} (?<what>.{2,80})$|^(?:please )?(?:drop|remove|delete|cut|take out) (?<named>criterion|task|AC) (?<number>\\d{1,2})${of} (?<of>.{2,80})$`,
  'iu',
);

function removal(words: string, draft: Draft): Change | null {
  const {
    place,
    kind,
    what,
    named,
    number,
    of: home,
  } = removing.exec(words.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
  const at = ticketNamed(draft, what ?? home ?? '');
  const list = new RegExp(`^${criteria}$`, 'iu').test(kind ?? named ?? '') ? 'criteria' : 'tasks';
  const items = at === null ? undefined : boardOf(draft).tickets[at]?.[list];
  const place0 = placeNamed(place ?? number ?? '', items?.length ?? 0);
  if (at === null || !items?.[place0]) return null;
  return (now) => {
    const ticket = boardOf(now).tickets[at];
    const item = ticket?.[list][place0];
    if (!ticket || !item) return noEffect(now, 'The ticket has no such item.');
    // a task that only carries out the criterion goes with it
    const citing = ticket.tasks.filter(
      (task) =>
        /\d+/u.exec(/[(（]\s?\p{L}+\s?\d{1,2}\s?[)）]/u.exec(task.text)?.[0] ?? '')?.[0] ===
        String(place0 + 1),
    );
    const gone = list === 'criteria' ? { criteria: [item], tasks: citing } : { criteria: [], tasks: [item] };
    if (ticket[list].length < 2) return noEffect(now, `It is the only one of ${nameOf(ticket)}.`);
    const text = splice(now.text, withoutItems(now, ticket, gone));
    return applied(
      draftOf(now.text, now.request),
      text,
      `Took "${item.text.slice(0, 60)}" out of ${nameOf(ticket)}.`,
    );
  };
}
