import { isImperative } from '../imperative.ts';
import { cuesIn } from '../lexicon/cues.ts';
import type { Strength } from '../statement.ts';
import { lowerFirst, lowerOrdinary, type Parts } from './parts.ts';

/** "The table is full of dead tokens, so delete them": what is ordered comes first, then why. */
export function byReason(prose: string, strength: Strength): Parts | null {
  const match = /^(.{8,200}),\s{0,2}so (?:please |just |then )?(\p{Ll}{2,20}\s.{2,})$/su.exec(prose);
  const [, reason = '', order = ''] = match ?? [];
  const ordered = match ? byImperative(order, strength, null, true) : null;
  return ordered ? { ...ordered, action: `${ordered.action}, because ${lowerOrdinary(reason)}` } : null;
}

/** "retry failed webhooks", "don't send twice": an order, to be carried out by whoever does such things. */
export function byImperative(
  clause: string,
  strength: Strength,
  leadSubject: string | null,
  hasCondition: boolean,
): Parts | null {
  const negative = /^(?:please )?(?:don['’]?t|do not|never) (?=\p{L})/iu.exec(clause);
  const body = clause.slice(negative?.[0].length ?? 0);
  const cues = cuesIn(body, 'en');
  const name = (['systemVerb', 'buildVerb', 'teamVerb'] as const).find((verb) => cues.get(verb)?.index === 0);
  if (/^(?:more|less|fewer|over|above|again|before|after|in|on|at|for)\s/iu.test(body)) return null;
  const isOrder =
    leadSubject || negative
      ? /^\p{L}{2,20}(?<!s|ing|ed) /u.test(body) &&
        !/^(?:each|every|the|an?|no|all|any|some|one|only|their|our|this|that|it|they|we|same|when|if|after) /iu.test(
          body,
        )
      : (name !== undefined && isImperative(body, cues)) || plainOrder.test(body);
  if (!isOrder || /^\p{L}{2,20}\s{0,2}[:=(]/u.test(body)) return null;
  const subject = leadSubject ?? (hasCondition || !name ? 'The system' : actors[name]);
  const action = `${leadSubject ? 'be able to ' : ''}${lowerFirst(body)}`;
  return { subject, strength, isNegative: negative !== null, action };
}

const actors = { systemVerb: 'The system', buildVerb: 'The change', teamVerb: 'The team' } as const;

/** Verbs that open orders of notes and prompts, before something that is ordered. */
const plainOrder =
  /^(?:leave|output|say|tell|answer|reply|skip|ignore|pick|take|wait|treat|mention|name|quote|translate|summari[sz]e|classify|explain|mark|fall back|give|call|ask|hide|highlight|limit|group|sort|order|round|measure|record|sample) (?:out|back|to|as|in|by|the|an?|it|them|all|each|every|any|no|only|with|whether|how|what|\p{Ll}{3,})(?!\p{L})(?! (?:is|are|was|were|has|have|must|should)(?!\p{L}))/iu;
