import type { Demand } from '../demand.ts';
import type { PiecedDemand } from './by-pieces.ts';

/** How sure the labels of a demand have to be where no form of demand explains it, or one that only carries its words along. */
const LIKELY = 0.45;
/** The same where a thing is asked for: nobody is bound wrongly by that. */
const THING = 0.25;
/** The same where a form took what stands before its subject for a part of it. */
const SURE = 0.8;

/** A demand by its form and by the labels of its words, the one to go by first. */
export function surestFirst(framed: Demand | null, pieced: PiecedDemand | null): Demand[] {
  const isThing = /^there$/iu.test(pieced?.demand.subject.text ?? '');
  if (pieced === null || pieced.sure < (isThing ? THING : LIKELY)) return framed === null ? [] : [framed];
  if (framed === null) return [pieced.demand];
  const isCarried = carries.test(framed.action.text) || (provides.test(framed.action.text) && !isThing);
  const isOther = pieced.sure >= SURE && bindsOther(framed, pieced.demand);
  return isCarried || isOther ? [pieced.demand, framed] : [framed, pieced.demand];
}

/** Words that a form says when it could not tell what is done. */
const carries = /^(?:ensure that|be as follows:|hold:|support) /u;
const provides = /^provide /u;

/** "Thirty years after its date a page" where the page is bound: a case without its comma. */
function bindsOther({ subject, condition }: Demand, other: Demand): boolean {
  const [one, two] = [bare(subject.text), bare(other.subject.text)];
  const hasCase = condition === null && other.condition !== null;
  return (
    hasCase &&
    !ofNobody.test(two) &&
    (one.endsWith(` ${two}`) || one.endsWith(` ${other.subject.text.toLowerCase()}`))
  );
}

/** Who is bound where nobody is named. */
const ofNobody = /^(?:it|they|there|system|change|team|users?|this|nobody|no one)$/u;

function bare(subject: string): string {
  return subject
    .toLowerCase()
    .replace(/^(?:the|an?|no|only) /u, '')
    .trim();
}
