import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { doneForm } from './attempt.ts';
import type { Parts } from './parts.ts';

/** What is built, which nothing is known of but what it does to other things. */
const built = /^(?:the )?(?:system|change|team)$/iu;
const things =
  /^((?:the|all|every|each|our|any) (?:[\p{L}\d’'-]+ ){0,3}?(?!\p{L}+ly(?!\p{L}))[\p{L}\d-]{3,})(?=$| (?:\p{L}+ly|next|in|to|from|with|by|on|at|as|into|before|after|for|per|via|without|within|under|over|through|until|across)(?!\p{L}))/u;
const unmade =
  /^(?:be|let|make|keep|have|get|give|tell|ask|help|see|become|stay|go|come|take|look|work|run|provide|ensure|enforce|allow|warn|inform|remind|want|need|wait|answer|follow|hold|act|use|mail|text|call|email|notify|start|stop|try|react|respond|reply|return|count|depend|sync|log|deal|cope|integrate|connect|support|cover|remember|treat|consider|assume)$/u;

/** "Encrypt the backups at rest": what is done to the backups is to be seen on them; null where no such thing is named. English. */
export function undergoneIn({
  subject,
  whole,
  condition,
  isNegative,
  ability,
}: Parts): { thing: string; state: string } | null {
  if (!built.test(subject) || condition !== null || isNegative || ability !== null) return null;
  const [, verb = '', behind = ''] = /^(\p{Ll}{3,}) (.{4,})$/su.exec(whole) ?? [];
  const done = unmade.test(verb) || !isBaseVerb(verb) ? undefined : doneForm(verb);
  const thing = things.exec(behind)?.[1] ?? '';
  const rest = behind.slice(thing.length);
  if (
    done === undefined ||
    thing === '' ||
    /[,;:(]|(?<!\p{L})(?:and|or|but|then|that|which|if|when|what|how)(?!\p{L})/u.test(behind)
  )
    return null;
  return { thing, state: `${done}${rest}` };
}
