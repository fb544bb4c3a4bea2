import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { reclassify } from '../instructions/reclassify.ts';
import { englishKind, kindWords } from '../languages/kind-names.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft } from '../per-draft.ts';
import { demandMeant } from './demand-meant.ts';

const LONGEST = 200;
const english = '(?:open question|question|risk|drawback|assumption|goal|decision)';
const kind = `(?<kind>${english}|${kindWords})`;
const other = `(?:(?:functional |non-functional )?requirements?|nfr|${kindWords})`;
const article = '(?:an?|eine?[nrms]?|une?|una?|um|uma|een)';
const no = '(?:no|not an?|keine?[nrms]?|nicht eine?|pas une?|non una?|não uma?|geen|nie)';
const is = '(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|jest)';
const rather = '(?:(?:rather|really|more of|eher|vielmehr|eigentlich|plutôt|más bien|piuttosto|mais) )?';
const what = '(?<what>[^,;:.!?]{4,120}?)';
const that = "(?:(?:the fact )?that |dass |(?:le fait )?qu(?:e |[’'])|el hecho de que |que |che )?";
/** What a demand is, and that it is no demand. */
const patterns = [
  `${that}${what},? ${is} ${rather}${article} ${kind}(?:,| and| und| et| y| e| en)+ (?:${is} )?${no} ${other}`,
  `${that}${what},? ${is}(?:n['’]t an?)? ?(?:${no})? ?${other},? (?:but|sondern|mais|sino|ma|mas|maar) ${rather}${article} ${kind}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'iu'));
/** Words that open such a clause and tell nothing of the demand. */
const idle = new Set(contentWords('dass that fact hecho fait thing sache muss must soll should'));

/**
 * The change by which a demand becomes what words say it is ("that the monitoring is rebuilt is a drawback and no requirement"), named by
 * its key or by what it says. Null where no demand, or more than one, is meant.
 */
export const kindTold = oncePerDraft((words: string, draft: Draft): Change | null => {
  const said = words.trim().replace(/[.!]+$/u, '');
  if (said.length > LONGEST || /["“„«`]/u.test(said)) return null;
  for (const one of new Set([said, framed(said).words]))
    for (const pattern of patterns) {
      const { what: phrase, kind: named } = pattern.exec(one)?.groups ?? {};
      if (phrase === undefined || named === undefined) continue;
      const key = demandMeant(phrase, draft, idle);
      const name = englishKind(named) ?? named.toLowerCase();
      const change =
        key === null
          ? null
          : reclassify.parse(`make ${/^[aeio]/u.test(name) ? 'an' : 'a'} ${name} of ${key}`, draft);
      if (change) return change;
    }
  return null;
});
