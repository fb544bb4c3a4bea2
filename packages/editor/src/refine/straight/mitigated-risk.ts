import { keysIn } from '../../document/keys.ts';
import { isQuestion } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { entryFor, withEntry } from '../labelled/set-entry.ts';
import { withoutPoint } from '../place/point.ts';
import { homeOf } from '../target/keyed.ts';

/** "R-1: somebody gives a workshop", "R-1 can be reduced by …": what is done about a risk. */
const said =
  /^(?:(?:and|but|also|for|about|regarding|und|et|y|zu|bei|pour|para)[,:]? )*(?<risk>R(?:ISK)?-\d{1,3})(?:\s?[:,]\s|\s(?:can be |is |gets |will be )?(?:mitigated|reduced|handled|covered|addressed|solved|avoided|fixed)(?: already| now)?(?: (?:by|through|with|if|because)\s|\s?[:,]\s(?:because |since )?))(?<remedy>.{8,300})$/isu;
/** "Against R-2 we give a workshop": what is done stands behind what it is done against. */
const against =
  /^(?:(?:and|but|also) )?(?:against|to (?:mitigate|reduce|counter|avoid|handle)|as (?:an? |the )?(?:mitigation|remedy|countermeasure) (?:for|of|against)|gegen|contre|contra) (?<risk>R(?:ISK)?-\d{1,3})[,:]?\s(?<remedy>.{8,300})$/isu;
/** "The mitigation is that …": what the remedy stands behind anyway. */
const echoed =
  /^(?:(?:the|our|die|la) )?(?:mitigation|countermeasure|remedy|gegenmaßnahme|parade|medida)(?:\s?:| is| ist| est| es)?(?: that| to|,? dass| que)?\s+/iu;
/** What only says that this is what is done. */
const closing =
  /,?\s(?:(?:so|and) )?(?:that['’]s|that is|this is|it['’]s|which is|das ist|c['’]est|es)\s(?:(?:our|the|die|la|unsere|notre)\s)?(?:mitigation|countermeasure|remedy|handled|covered|solved|dealt with|taken care of|maßnahme|gegenmaßnahme|mesure|parade|medida)$/iu;
/** A remark that judges the risk says nothing of what is done about it. */
const judging =
  /^(?:is|are|isn['’]t|not|remove|delete|drop|rename|shorten|move|too|it['’]?s?|that['’]?s?|this)(?!\p{L})/iu;

/** Words that say what is done, at least. */
const FEWEST = 3;

/** The change of a clause that says what is done about a risk of the draft; null where it says none. */
export function mitigatedRisk(clause: string, draft: Draft): Change | null {
  const plain = clause.trim().replace(/[.!]+$/u, '');
  const { risk, remedy = '' } = (against.exec(plain) ?? said.exec(plain))?.groups ?? {};
  const value = remedy.replace(closing, '').replace(echoed, '');
  if (risk === undefined || judging.test(value) || isQuestion(value) || opensWithVerb(value)) return null;
  if (value.split(/\s+/u).length < FEWEST) return null;
  const wish = { label: 'mitigation', of: risk, value, isSet: true } as const;
  return entryFor(draft, wish) === null
    ? null
    : (now) => {
        const entry = entryFor(now, wish);
        return entry
          ? applied(
              now,
              withoutAsked(now, withEntry(now, entry, value), risk),
              `${risk} is mitigated: "${value}".`,
            )
          : noEffect(now, `The document has no place for what is done about ${risk}.`);
      };
}

/** A text whose questions ask no more how a risk is reduced for which that is said now; one that asks it of others still does. */
function withoutAsked(before: Draft, text: string, risk: string): string {
  const home = homeOf(before, risk);
  const keys = home
    ? keysIn(before.text.slice(home.start, home.end)).filter(({ family }) => family === 'Q')
    : [];
  return keys.reduce((now, key) => withoutPoint(draftOf(now, before.request), key.text, risk) ?? now, text);
}
