import { lowerFirst } from '../first-letter.ts';
import { joined } from './mask.ts';
import type { Kind, Statement } from './statement.ts';

/** What a text is called that somebody else reads. A work that is to be built is seldom called so by its user, who wants to "see all tickets". */
const texts = [
  String.raw`sections?|chapters?|appendi(?:x|ces)|annex(?:es)?|notes?|tables?|figures?|fig\.?|pages?|tickets?|issues?|epics?|pr|mr|pull request|adrs?|rfcs?|kep|docs?|documentation|wiki|readme|runbooks?|playbooks?|specs?|specification|threads?|links?|screenshots?|attachments?|comments?|e-?mails?|guides?|examples?|mock-?ups?|figma|wireframes?|diagrams?|slides?|deck|confluence|notion|jira|changelog|post-?mortem|articles?|papers?|contract|policy|style guide`,
  'anhang|abschnitt|kapitel|anlage|seite|tabelle|abbildung|doku(?:mentation)?|handbuch|beispiele?|protokoll|konzept|vertrag',
  'annexe|chapitre|tableau|capture|documentation|exemple|fil|compte rendu',
  'anexo|sección|capítulo|tabla|documentación|documentação|documentazione|ejemplo|hilo|seção|tabela|exemplo|allegato|sezione|capitolo|tabella|esempio',
  String.raw`bijlage|hoofdstuk|tabel|documentatie|voorbeeld|załącznik|rozdział|dokumentacj\p{L}|przykład`,
].join('|');

const particles =
  "(?:the|this|that|our|your|my|their|also|linked|attached|shared|old|new|original|d(?:er|ie|as|en|em)|unsere[rn]?|l[eao]s?|l['’]|el|il|notre|nuestra?|n?[oa]|de|het|onze)";
const gap = String.raw`(?:${particles}\s?){0,3}(?:[\p{L}-]{1,20}\s){0,2}?`;
/** A thing that can be nothing but another text: an address, a path, a key, what is in code; `prose` has a mark for it. */
const named = String.raw`\uE010.\uE011|https?:|www\.|#\d|§|\p{Lu}{2,8}[- ]\d|(?:above|below|attached|oben|unten|ci-dessous|ci-dessus|arriba|abajo|sopra|sotto|acima|abaixo|powyżej|poniżej)(?!\p{L})`;
const behind = String.raw`(?!\p{L})(?=\s*(?:$|[.,;:!)(]|\d|\p{L}(?!\p{L})|(?:for|on|about|where|why|how|in|at|from|für|pour|para|per|voor|dla)(?!\p{L})))`;

const looks: readonly string[] = [
  String.raw`(?:please |pls |also |for (?:more |further )?(?:details|context|background|more|that|this),? )?(?:see(?: also)?|cf\.?|compare with|consult)`,
  String.raw`(?:bitte |für details )?(?:siehe(?: auch)?|s\.|vgl\.?)`,
  String.raw`(?:voir(?: aussi)?|cf\.?)|(?:v[eé]ase|ver|consultar?|vedi(?: anche)?|cfr\.?|veja|consulte)|zie(?: ook)?|(?:zobacz|patrz|zob\.|por\.)`,
];
const pointing = new RegExp(
  String.raw`^(?:${looks.join('|')})\s(?:${gap})(?:${named}|(?:${texts})${behind})`,
  'iu',
);
/** "Read the runbook first", "look at src/import.ts before you start": what is said to whoever reads. English. */
const reading = new RegExp(
  String.raw`^(?:please |pls )?(?:read|look at|check(?: out)?|(?:have|take) a look at)\s(?:${gap})(?:${named}|(?:${texts})(?!\p{L}))[^,;:?]{0,40}?(?:first|beforehand|carefully|before (?:you|we) (?:start|begin)|for (?:details|context|background))[.!]*$`,
  'iu',
);
/** "Refer to RFC 7807", "details are in the wiki", "more in #214": what else says where something stands. English. */
const referring = new RegExp(
  String.raw`^(?:please )?refer to (?:${gap})(?:${named}|(?:${texts})(?!\p{L}))|^(?:(?:more|further|full|all|the) )?(?:details?|background|context|discussion|mock-?ups?|screenshots?|numbers|figures|design|spec) (?:(?:is|are) )?(?:(?:in|at|under|on) (?:${gap})(?:${named}|(?:${texts})${behind})|attached[.!]*$)|^more (?:on this |about this |info )?(?:in|at|under) (?:${gap})(?:${named}|(?:${texts})${behind})`,
  'iu',
);
const asian =
  /^(?:詳細は|詳しくは).{1,60}(?:を)?(?:参照|ご覧)(?:して)?(?:ください|下さい)?[。.]?$|^.{1,60}を参照(?:してください|のこと)?[。.]?$|^(?:详见|参见|参考|请参阅|另见).{1,60}[。.]?$/u;

/** "See note 2.", "Siehe Anhang B": whether a sentence does nothing but point at another text. */
export function pointsElsewhere(prose: string): boolean {
  return !/[?？]/u.test(prose) && [pointing, reading, referring, asian].some((one) => one.test(prose));
}

/** Kinds that no pointer stands behind in brackets: a question ends in its mark, and code is no sentence. */
const closed: ReadonlySet<Kind> = new Set<Kind>(['question', 'example', 'owner']);
/** Characters of a sentence behind which a reader still knows what is pointed at. */
const longest = 300;

/** "Sessions end after 30 minutes. See the ADR for why.": where to read on belongs to the sentence before it, and stands behind it in brackets. */
export function withPointers(statements: readonly Statement[]): Statement[] {
  const told: Statement[] = [];
  for (const one of statements) {
    const before = told.at(-1);
    if (!before || !isPointerBehind(one, before)) {
      told.push(one);
      continue;
    }
    const bare = (text: string) => text.replace(/[.!。]+$/u, '');
    const pointer = { text: bare(lowerFirst(one.masked.text)), tokens: one.masked.tokens };
    const masked = joined({ ...before.masked, text: bare(before.masked.text) }, ' (', pointer);
    told[told.length - 1] = {
      ...before,
      end: Math.max(before.end, one.end),
      text: `${bare(before.text)} (${bare(lowerFirst(one.text))}).`,
      masked: { ...masked, text: `${masked.text}).` },
    };
  }
  return told;
}

function isPointerBehind({ kind, masked, block }: Statement, before: Statement): boolean {
  return (
    kind === 'context' &&
    before.block === block &&
    !closed.has(before.kind) &&
    before.masked.text.length <= longest &&
    /[\p{L}\p{N}\uE011%][.!]+$/u.test(before.masked.text) &&
    !pointsElsewhere(before.masked.text) &&
    pointsElsewhere(masked.text)
  );
}
