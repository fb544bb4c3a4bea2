import type { Draft } from '../../draft.ts';
import { oncePerDraftAnd } from '../../per-draft.ts';
import type { ConceptId } from '../concepts.ts';

/** A value that words give a field of a ticket, with its place in them. */
export interface Mention {
  readonly concept: ConceptId;
  /** What the feedback calls the field; the concept's English name where it gives none. */
  readonly label: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** "Isn't worth 2 points": the old value, or one that is turned down. */
  readonly isDenied: boolean;
  /** "At 8", "is 8": what is neither counted nor called one may be a number of anything. */
  readonly isNumberAlone: boolean;
}

const month =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|mar(?:ch|s|zo)?|märz|apr(?:il)?|avril|abril|ma[iyj]o?|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|août|agosto|sept?(?:ember|embre)?|septiembre|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember|embre)?|décembre|diciembre|enero|febrero|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)';
/** A day or a time of the calendar, as people write it. */
export const datePattern = `(?:(?:the )?(?:end|middle|mid|beginning|start|early|late)(?: of |[ -])(?:the )?(?:${month}(?: \\d{4})?|Q[1-4](?: \\d{4})?|(?:the )?(?:year|month|week|quarter|sprint)(?: \\d{1,3})?|\\d{4})|(?:Ende|Mitte|Anfang|fin|mi-|début|finales de|mediados de|principios de) ?${month}(?: \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?:the )?\\d{1,2}(?:st|nd|rd|th|er)?\\.? (?:of |de )?${month}(?:,? (?:de )?\\d{4})?|${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|sprint \\d{1,3}|Q[1-4](?: \\d{4})?)`;

const no =
  '(?:,? (?:(?:and |et |y |und )?not|instead of|rather than|statt|anstatt|nicht|pas|au lieu de|no|en vez de|niet|in plaats van|nie|zamiast|invece di|non|em vez de|não)(?: an?| eine?| une?| una?)? (?:p[0-5]|[\\p{L}\\d]{1,12}))?';
const is =
  '(?:\\s?[:=]\\s?|\\s(?:(?:is|are|to|at|as|on|of|too \\p{L}+,? (?:it )?|should be|must be|can be|needs to be|has to be|auf|ist|sind|von|soll(?:te)?|muss|est|devrait être|doit être|doit passer|passe|debería ser|debe ser|debería estar en|sont|sur|à|es|son|a|de|en|sea|è|é|jest|na|op|naar|now|only|just|really|rather|more like|an?|from \\S+ to)\\s)*)';
const level =
  '(?:highest|high|medium|normal|lowest|low|critical|urgent|blocker|major|minor|trivial|top|p[0-5]|sehr hoch|höchste|hohe?|hoch|mittelhoch|mittlere|mittel|niedrige?|kritisch|haute|élevée?|moyenne|basse|faible|critique|alta|media|baja|crítica|bassa|wysoki|średni|niski|hoog|laag|gemiddeld)';
const points = '(?:story ?points?|points?|pts?|sp|punkte?n?|pkt|punkt[yó]w?|puntos?|punti|pontos?|punten)';
const size =
  '(?:estimat(?:e|ion)|story ?points|points|size|schätzung|aufwand|estimación|estimativa|stima|schatting|szacunek)';
const kind =
  '(?:bug|story|task|spike|epic|chore|incident|fehler|aufgabe|tâche|anomalie|tarea|historia|error|zadanie|błąd)';
const state =
  '(?:done|in progress|in review|ready|blocked|to ?do|open|closed|finished|on hold|erledigt|fertig|in arbeit|in bearbeitung|blockiert|terminée?|en cours|bloquée?|hecho|en curso|en progreso|terminad[oa]|bloquead[oa])';

interface Form {
  readonly concept: ConceptId;
  readonly label: string;
  readonly pattern: RegExp;
}

const form = (concept: ConceptId, label: string, pattern: string): Form => ({
  concept,
  label,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${pattern}(?![\\p{L}\\p{N}]|-\\d)`, 'giu'),
});

const forms: readonly Form[] = [
  form('estimate', 'estimate', `${size}${is}(?<value>\\d{1,3})(?: ${points})?${no}`),
  form('estimate', 'estimate', `(?:an? )?(?<value>\\d{1,3})[ -]?${points}(?:er)?${no}`),
  form(
    'estimate',
    'estimate',
    `(?:mit|auf|à|en) (?<value>\\d{1,2}) (?:schätzen|bewerten|ansetzen|estimer|estimar)`,
  ),
  form(
    'estimate',
    'estimate',
    `(?=\\p{L}{1,4} \\d)(?<=(?:schätz\\p{L}{1,3}|estimat?e[rzd]?|estima[dr]?) .{2,60}? )(?:at|to|with|as|mit|auf|à|en|con|a) (?<value>\\d{1,2})${no}`,
  ),
  form(
    'priority',
    'priority',
    `prio(?:rity|rität|rité|ridad|ridade|rità|riteit|rytet)?${is}(?<value>${level})${no}`,
  ),
  form('priority', 'priority', `(?<value>${level})[ -]prio(?:rity|rität|rité|ridad)?${no}`),
  form('priority', 'priority', `(?:a )?(?<value>p[0-5])${no}`),
  form(
    'priority',
    'priority',
    `(?<=(?:^|\\s)(?:is|are|be|to|as|ist|sind|est|sont|es|son) )(?:all |both |only |really |just )?(?<value>highest|high|medium|low|lowest|critical|hoch|niedrig|mittel|kritisch|haute|basse|moyenne|critique|alta|baja|media|crítica)(?=$|,? (?:except|apart from|außer|sauf|excepto)\\s)`,
  ),
  form('type', 'type', `(?:(?:issue |ticket )?type|typ|tipo)${is}(?<value>${kind})${no}`),
  form(
    'type',
    'type',
    `(?:(?:is|are|ist|est|es)(?: not|n['’]t| nicht| pas| no)? |not |keine? )(?:an? |eine? |keine? |une? |una? )?${kind},? (?:but|sondern|mais|sino)(?: (?:rather|really|just|more))* (?:an? |eine? |une? |una? )?(?<value>${kind})$`,
  ),
  form(
    'type',
    'type',
    `(?=(?:an?|eine?|une?|una?) )(?<=(?:^|\\s)(?:is|are|to|into|as|be|but|sondern|mais|sino|rather|['’]s|it['’]s|that['’]s|ist|est|c['’]est|es|make (?:it|them|[A-Z]{1,8}-\\d{1,4}|the .{2,40}? (?:ticket|story))|a) (?:really |actually |just )?)(?:an? |eine? |une? |una? )(?<value>${kind})(?: of (?:its|their) own)?${no}$`,
  ),
  form(
    'due',
    'due date',
    `(?:due(?: date)?|deadline|fällig|frist|échéance|fecha límite|scadenza|termin|prazo)(?:\\s?[:=]\\s?|\\s(?:(?:is|on|by|to|at|of|for|am|bis|ist|le|pour le|el|es|para el|il|do|should be|must be)\\s)*)(?<value>${datePattern})${no}`,
  ),
  form(
    'due',
    'due date',
    `(?:by|until|till|bis(?: zum)?|d['’]ici(?: le)?|pour le|para el|antes del|before)\\s(?<value>${datePattern})`,
  ),
  form('status', 'status', `(?:status|state|statut|estado|stato)${is}(?<value>${state})${no}`),
  form(
    'status',
    'status',
    `(?<=(?:^|\\s)(?:is|are|as|to|already|now|ist|sind|est|está|es|ya|déjà|schon|bereits|on) )(?<value>${state})(?: (?:already|now|by now|schon|bereits|déjà|ya))?$`,
  ),
  form(
    'other',
    'label',
    `labels?${is}["“]?(?<value>[\\p{L}\\p{N}_-]{2,30})["”]?(?=$|\\s(?:to|on|for|in|auf|zu|bei|à|sur|a|en)\\s)`,
  ),
  form(
    'other',
    'label',
    `(?=(?:with|as) )(?<=^(?:please )?(?:label|tag) .{2,60}? )(?:with|as) ["“]?(?<value>[\\p{L}\\p{N}_-]{2,30})["”]?$`,
  ),
  form('other', 'sprint', `(?:in(?:to)?|to|for) sprint (?<value>\\d{1,3})`),
  form('other', 'epic', `epic${is}(?<value>[\\p{L}\\p{N}_-]{2,40})$`),
  form('other', 'severity', `severity${is}(?<value>[\\p{L}\\p{N}_-]{1,20})${no}`),
  form('other', 'component', `component${is}(?<value>[\\p{L}\\p{N}_-]{2,40})$`),
];
/** "Is a 5", "more like an 8": a number that only a ticket's estimate can be. */
const bareNumber = form(
  'estimate',
  'estimate',
  `(?:(?:is|are|be|['’]s|it['’]s|to|at|ist|est|es|should be|deserves?)\\s(?:(?:more|rather|probably|at least|clearly|only|easily|just|really|now|eher|plutôt|más bien)\\s)*(?:like\\s)?|(?:more|rather|eher|plutôt|más bien)\\s(?:like\\s)?|an?\\s)(?:an?\\s|eine?\\s|une?\\s|una?\\s)?(?<value>1|2|3|5|8|13|21|20|40)(?:er)?${no}$`,
);
/** "A 5", "more like 8". */
const calledOne =
  /(?<!\p{L})(?:an?|eine?r?|une?|una?|like|more|rather|deserves?|eher|plutôt|más bien) \d|\der(?!\p{L})/iu;
/** What stands alone once a clause speaks of one field: "US-1 3, US-2 5", "except the login one, which is critical". */
const alone: Readonly<Partial<Record<ConceptId, Form>>> = {
  estimate: form('estimate', 'estimate', `(?:an? )?(?<value>\\d{1,2})${no}$`),
  priority: form('priority', 'priority', `(?<value>${level})${no}$`),
};
const denying =
  /(?:\b(?:not|never|no)\b|n['’]t|\bnicht\b|\bkeine?\b|\bpas\b|\bno es\b|\bni[eż]t?\b)(?: (?:worth|really|just|only|be|an?|eine?|the|wert|un|une))*\s*$/iu;

/**
 * The values that words give fields of a ticket. `field` is the one that the clause spoke of before. Read once for a draft: a
 * clause is tried in many parts, and the same part comes again and again.
 */
export function mentionsIn(words: string, field: ConceptId | null, draft: Draft): readonly Mention[] {
  return mentionsKnown(words, draft, field);
}

const mentionsKnown = oncePerDraftAnd(
  (words: string, field: ConceptId | null) => `${field}\n${words}`,
  (words, _draft, field) => mentionsRead(words, field),
);

function mentionsRead(words: string, field: ConceptId | null): Mention[] {
  const found: Mention[] = [];
  const own = field === null ? undefined : alone[field];
  for (const one of [...forms, bareNumber, ...(own ? [own] : [])]) {
    const { concept, label, pattern } = one;
    for (const match of words.matchAll(pattern)) {
      const { index: start } = match;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const isDenied =
        denying.test(words.slice(0, start)) ||
        (/^(?:is|are)n['’]t/iu.test(match[0]) && !/\s(?:but|sondern|mais|sino)\s/iu.test(match[0]));
      const isNumberAlone = one === bareNumber && !calledOne.test(match[0]);
      found.push({
        concept,
        label,
        value: match.groups?.['value'] ?? '',
        start,
        end,
        isDenied,
        isNumberAlone,
      });
    }
  }
  return found.toSorted((left, right) => left.start - right.start);
}
