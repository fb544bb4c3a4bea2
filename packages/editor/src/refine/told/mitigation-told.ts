import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft } from '../per-draft.ts';
import { mitigatedRisk } from '../straight/mitigated-risk.ts';
import { riskMeant } from './risk-meant.ts';

const LONGEST = 300;
const risk = '(?<risk>[^,;:.!?]{3,80}?)';
const remedy = '(?<remedy>[^;!?]{6,240}?)';
const often =
  '(?: (?:already|now|also|then|still|just|easily|schon|bereits|jetzt|auch|damit|déjà|maintenant|ya|ahora))*';
const handled =
  '(?:handled|mitigated|reduced|covered|addressed|solved|avoided|fixed|countered|prevented|limited|contained|tackled|dealt with|taken care of)';
const handle =
  '(?:handle|mitigate|reduce|cover|address|solve|avoid|fix|counter|prevent|limit|contain|tackle|deal with|take care of|get around|work around)';
/** What is done about a risk, as people tell it in passing. */
const patterns: readonly RegExp[] = [
  `${risk} (?:is|are|gets|get|was|will be|can be|has been|have been)${often} ${handled}${often} (?:by|with|through|via|using|because|since) ${remedy}`,
  `(?:we|they|i)(?:['’]ll|['’]d)?(?: (?:will|can|could|would|want to|plan to|are going to))?${often} ${handle} ${risk} (?:by|with|through|via|using) ${remedy}`,
  `${risk} (?:is|are|isn['’]t|aren['’]t)(?: (?:no|not an?|an?|not))?(?: (?:real|big|longer an?|longer))? (?:problem|issue|risk|concern|threat|worry)s?(?: (?:any ?more|for us|here|then))?(?:,| because| since| as|:)+ ${remedy}`,
  `(?:against|to ${handle}) ${risk}(?:,|:)? (?=we |they |there |the |a |an |each |every )${remedy}`,
  `gegen (?:die |das |den )?${risk}(?: hilft| setzen wir| nehmen wir| haben wir| gibt es| machen wir)(?: auf)? ${remedy}`,
  `${risk} (?:lösen|behandeln|verhindern|mindern|vermeiden|umgehen|beheben|decken|begrenzen|reduzieren|fangen|sichern)(?: wir)? (?=(?:mit|durch|über|per) )${remedy}(?: ab)?`,
  `${risk} (?:ist|sind)(?: (?:ja|doch|für uns))? kein(?:e)?(?: echtes| großes)? (?:Problem|Risiko|Thema)(?:,| weil| da|:)+ ${remedy}`,
  `${risk} (?:wird|werden)${often} (?=(?:durch|mit|über|per) )${remedy} (?:gelöst|verhindert|gemindert|abgefangen|behandelt|vermieden|abgedeckt|begrenzt|reduziert|entschärft)`,
  `${risk} (?:est|sont|sera|seront)${often} (?:traitée?s?|gérée?s?|réduite?s?|évitée?s?|couverte?s?|résolue?s?|limitée?s?) (?=(?:par|avec|grâce à|en) )${remedy}`,
  `(?:on|nous) (?:gère|gérons|réduit|réduisons|évite|évitons|traite|traitons|résout|résolvons|limite|limitons) ${risk} (?=(?:par|avec|grâce à|en) )${remedy}`,
  `contre ${risk},? (?=on |nous |il y )${remedy}`,
  `${risk} se (?:resuelve|mitiga|evita|cubre|reduce|limita|resuelven|mitigan|evitan|cubren|reducen) (?=(?:con|mediante|por) )${remedy}`,
].map((pattern) => new RegExp(`^(?:(?:and|but|also|so|und|aber|et|mais|y|pero),? )*${pattern}[.!]*$`, 'iu'));

/**
 * The change by which a risk of the draft is told what is done about it, in words that name the risk by its number or by what it is about
 * ("risk 1 is handled by a nightly check", "we handle the blocked mail with a provider"). Null where no risk, or more than one, is meant.
 */
export const mitigationTold = oncePerDraft((words: string, draft: Draft): Change | null => {
  const plain = words.trim();
  if (plain.length > LONGEST || /[?？]\s*$/u.test(plain)) return null;
  for (const said of new Set([plain, framed(plain).words]))
    for (const pattern of patterns) {
      const { risk: phrase = '', remedy: value = '' } = pattern.exec(said)?.groups ?? {};
      const key = phrase === '' ? null : riskMeant(phrase, draft);
      const change = key === null ? null : mitigatedRisk(`${key}: ${value}`, draft);
      if (change) return change;
    }
  return null;
});
