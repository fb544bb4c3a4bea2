import { keysIn } from '../../document/keys.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Draft, draftOf } from '../draft.ts';
import { splice, wholeLines } from '../editing/splice.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { boardOf, lineOf, nameOf } from '../tickets/board.ts';
import { type ConceptId, conceptOf } from '../tickets/concepts.ts';
import { nothing, type Spoken, ticketsNamed } from '../tickets/named.ts';
import { listed } from '../tickets/requirement-parts.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const field =
  '(?<field>(?:estimat(?:e|es|ion)|story ?points|points|priorit(?:y|ies)|prio|owners?|assignees?|status|due dates?|deadlines?|dependenc(?:y|ies)|labels?|sprint|schätzung(?:en)?|priorität(?:en)?|zuständige[rn]?|abhängigkeit(?:en)?|frist|estimations?|priorités?|responsables?|dépendances?|échéances?|estimaci(?:ón|ones)|prioridad(?:es)?|dependencias?|fecha límite))';
const own = "(?:(?:the|its|their|any|all|all the|die|den|der|das|le|la|les|el|los|las|su|sus)\\s|l['’])?";
const away =
  '(?:remove|drop|delete|clear|take out|take off|take away|get rid of|cut|lose|strip|erase|unset|leave out|streiche?|lösche?|entferne?|supprime[rz]?|enlève[rz]?|retire[rz]?|elimina[dr]?|quita[dr]?|borra[dr]?)';
const of =
  "(?: (?:of|from|for|in|on|at|under|von|vom|bei|beim|aus|du|des|de la|de l['’]|de|del|pour|para|a))";
const patterns: readonly RegExp[] = [
  new RegExp(`^${away} ${own}${field}${of} (?<what>.{2,80}?)$`, 'iu'),
  new RegExp(
    `^${away} ${own}${field}(?: (?:t?here|again|of it|of them|from it|from that one|dort|da|là|ahí|allí))?$`,
    'iu',
  ),
  new RegExp(`^${away} (?<what>[A-Z]{1,8}-\\d{1,4}|.{2,60}? ticket)(?:['’]s|['’]) ${field}$`, 'iu'),
  new RegExp(
    `^(?<what>.{2,80}?) (?:(?:has|have|needs?|gets?|should have|must have|hat|braucht|bekommt) (?:no|kein(?:e|en)?)|(?:does not|doesn['’]t|do not|don['’]t|should not|shouldn['’]t) (?:have|need|get) an?y?|n['’]a (?:pas|plus) (?:de |d['’])|no (?:tiene|necesita)) ${field}(?: (?:any ?more|yet|for now|at all|mehr))?$`,
    'iu',
  ),
  new RegExp(
    `^(?<what>.{2,120}?)\\s?(?::|,|–|-|→|->)\\s(?:no|without(?: an?)?|keine?|sans|sin) ${field}(?: (?:yet|for now|any ?more))?$`,
    'iu',
  ),
  new RegExp(`^(?:no|keine?|sin) ${field}${of} (?<what>.{2,120}?)(?: (?:yet|for now|any ?more))?$`, 'iu'),
  /^(?<what>.{2,80}?),? (?:we|you|one) (?:should(?:n['’]t| not)|do(?:n['’]t| not)(?: need to)?|need(?:n['’]t| not)|ca(?:n['’]t|nnot)) (?<field>estimate)(?: (?:at all|yet|now|it))*$/iu,
  /^(?:do not|don['’]t) (?<field>estimate) (?<what>.{2,80}?)(?: (?:at all|yet|now))*$/iu,
  /^(?<unassign>unassign) (?<what>.{2,80})$/iu,
  /^take (?:\p{Lu}[\p{L}'’-]+) off (?<unassign>)(?<what>.{2,80})$/u,
];

/** Takes a value out of tickets: the line of an owner, an estimate; dependencies come to be none. */
export function withoutFieldChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(words);
  const freed = withoutBlocker(plain, draft, spoken);
  if (freed) return freed;
  for (const pattern of patterns) {
    const { field: said, what, unassign } = pattern.exec(plain)?.groups ?? {};
    const concept: ConceptId | null =
      unassign === undefined ? (conceptOf(singular(said ?? ''))?.id ?? null) : 'assignee';
    const tickets = what === undefined ? spoken.last : ticketsNamed(draft, what, spoken);
    if (concept === null || tickets.length === 0) continue;
    return (now) => withoutField(now, tickets, concept, said ?? 'owner');
  }
  return null;
}

const blockers: readonly RegExp[] = [
  new RegExp(
    `^${away} ${own}(?:dependenc(?:y|ies)|abhängigkeit|dépendance|dependencia)s? (?:on|to|von|de|à|a|of) (?<on>.{2,80}?) (?:from|of|in|for|bei|aus|von|de|en) (?<what>.{2,80}?)$`,
    'iu',
  ),
  /^(?<what>[^,;]{2,80}?) (?:(?:does|do)(?: not|n['’]t) depend on|(?:is|are)(?: not|n['’]t|(?: no longer)) blocked by|no longer depends? on|hängt nicht (?:mehr )?von|ne dépend (?:pas|plus) de|(?:ya )?no depende de) (?<on>.{2,80}?)(?: (?:any ?more|ab|at all))*$/iu,
];

/** "US-6 no longer depends on US-7": one of several that are waited for. */
function withoutBlocker(plain: string, draft: Draft, spoken: Spoken): Change | null {
  for (const pattern of blockers) {
    const { what, on } = pattern.exec(plain)?.groups ?? {};
    const tickets = what === undefined ? [] : ticketsNamed(draft, what, spoken);
    const gone =
      on === undefined ? [] : ticketsNamed(draft, on, spoken).map((at) => boardOf(draft).tickets[at]?.key);
    const [at, ...more] = tickets;
    if (at === undefined || more.length > 0 || gone.length === 0) continue;
    return (now) => {
      const ticket = boardOf(now).tickets[at];
      const line = ticket ? lineOf(ticket, 'dependencies') : null;
      const old = line ? keysIn(now.text.slice(line.value.start, line.value.end)).map((key) => key.text) : [];
      const left = old.filter((key) => !gone.includes(key));
      if (!ticket || !line || left.length === old.length) return noEffect(now, 'It does not depend on that.');
      const value = left.length === 0 ? phrasesOf(now.language).none : listed(left, now.language);
      const text = splice(now.text, [{ ...line.value, text: value }]);
      const outcome = applied(now, text, `Set ${line.label} of ${nameOf(ticket)} to "${value}".`);
      return ticket.key ? { ...outcome, focus: ticket.key } : outcome;
    };
  }
  return null;
}

function singular(word: string): string {
  return word
    .replace(/ies$/iu, 'y')
    .replace(
      /(?<=\p{L})(?:owner|assignee|label|deadline|date|responsable|dépendance|dependencia|échéance)s$/iu,
      (whole) => whole.slice(0, -1),
    )
    .replace(/(?<=schätzung|priorität|abhängigkeit)en$/iu, '')
    .replace(/estimaciones$/iu, 'estimación')
    .replace(/prioridades$/iu, 'prioridad')
    .replace(/^dependency$/iu, 'dependencies')
    .replace(/^abhängigkeit$/iu, 'abhängigkeiten')
    .replace(/^(?:owner|assignee|responsable)s$/iu, (whole) => whole.slice(0, -1))
    .replace(/^dépendances?$/iu, 'dependances')
    .replace(/^dependencias?$/iu, 'dependencias')
    .replace(/^frist$/iu, 'deadline');
}

function withoutField(draft: Draft, tickets: readonly number[], concept: ConceptId, label: string) {
  let now = draft;
  const done: string[] = [];
  for (const at of tickets) {
    const ticket = boardOf(now).tickets[at];
    const line = ticket?.lines.find((one) => conceptOf(one.label)?.id === concept) ?? null;
    if (!ticket || !line || !lineOf(ticket, line.label)) continue;
    const { none } = phrasesOf(now.language);
    const text = splice(now.text, [
      concept === 'dependencies' ? { ...line.value, text: none } : wholeLines(now.text, line.start, line.end),
    ]);
    if (text === now.text) continue;
    done.push(nameOf(ticket));
    now = draftOf(text, draft.request);
  }
  const [first] = done;
  if (first === undefined) return noEffect(draft, `There is no ${label} to take out.`);
  return { ...applied(draft, now.text, `Took the ${label} out of ${done.join(', ')}.`), focus: first };
}
