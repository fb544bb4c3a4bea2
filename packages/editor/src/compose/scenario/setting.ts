import { lowerWord } from '../../understand/demand/parts.ts';
import type { Part } from '../../understand/parts/parts.ts';
import type { Statement } from '../../understand/statement.ts';
import { conjugated, isPlural } from '../voice/english.ts';
import {
  type Act,
  againOf,
  isEvent,
  isEvery,
  isOne,
  isPeople,
  isRule,
  isState,
  isSystem,
  isThing,
  savedThing,
  withArticle,
  withoutAside,
} from './act.ts';
import { compared } from './manner.ts';

/** What an English scenario starts from: the things and people its demand is about. */
export function settingOf({ subject, action }: Act, statement: Statement, parts: readonly Part[]): string {
  if (subject === 'the change') return 'the system as it is today';
  if (isSystem(subject)) {
    const object = objectOf(action);
    if (object) return object;
    const isNew = /^(?:provide|offer|add|introduce|create|build)\s/iu.test(action);
    const part = isNew ? undefined : parts.find((one) => one.statements.includes(statement.index));
    return part && !part.name.startsWith('`')
      ? `${lowerWord(part.name)} ${isPlural(part.name) ? 'are' : 'is'} in use`
      : 'the system is in use';
  }
  if (subject === 'there') return 'the system is in use';
  if (
    /^(?:no|nobody|somebody|someone|whoever|anybody|all of|everything|it|they|this|these|those|both|each of)(?!\p{L})/iu.test(
      subject,
    )
  )
    return 'the system is in use';
  if (/^(?:finance|marketing|sales|legal|staff|everyone|anyone)$/iu.test(subject))
    return 'the system is in use';
  if (isRule(action)) return savedThing(subject).replace(/^(an?) /u, 'a new ');
  if (isPeople(subject)) return `there ${isPlural(subject) ? 'are' : 'is'} ${withArticle(subject)}`;
  if (isEvery(subject)) return 'the system is in use';
  if (compared.test(subject)) return 'the system is in use';
  if (/^(?:a|an)\s/iu.test(subject)) return `there is ${withArticle(subject)}`;
  return isPlural(subject) ? `there are ${subject.replace(/^(?:the|all|only)\s/iu, '')}` : withThe(subject);
}

/** "door" → "the door": a common noun in small letters that has no word before it. */
function withThe(subject: string): string {
  return /^\p{Ll}{3,}(?:$| (?:of|for|in|on|at|with|from)(?!\p{L}))/u.test(subject) &&
    !/(?:tion|ment|ness|ity|ance|ence|ware|data|ing|access|support|cache|traffic)(?:$|\s)/u.test(subject)
    ? `the ${subject}`
    : subject;
}

/** What happens where a demand names nothing that sets it off: what it is about is at work, as far as it was set up in `given`. */
export function atWork({ subject, action }: Act, given: string): string {
  if (isSystem(subject)) {
    if (/^there (?:is|are) /u.test(given))
      return `the system handles ${given.startsWith('there are') ? 'them' : 'it'}`;
    return 'the system runs';
  }
  if (!isNamed.test(subject) || /^(?:get|receive)(?!\p{L})/iu.test(action)) return 'the system runs';
  if (isPeople(subject)) return 'they use the system';
  if (unused.test(subject)) return 'the system runs';
  if (takesPlace.test(subject)) return 'it takes place';
  const isMany = isPlural(subject);
  // What was set up is something else: the thing is named again.
  if (given.startsWith('the case of ')) return `${subject} ${isMany ? 'are' : 'is'} used`;
  if (isEvent(action)) return `the system handles ${isMany ? 'them' : 'it'}`;
  const deed = /^(?:show|appear|display|list|look)(?!\p{L})/iu.test(action) ? 'looked at' : 'used';
  return `${isMany ? 'they are' : 'it is'} ${deed}`;
}

/** Names a thing that can be set up and spoken of again. */
const isNamed =
  /^(?!(?:there|it|they|this|that|these|those|no|nobody|nothing|somebody|someone|everything|everyone|all|both|whoever|each of)(?!\p{L}))/iu;
/** Who does something, by the ending of the word, and what is measured: neither of them is used. */
const unused =
  /(?:\p{L}{2}(?:er|or|ist|ee|ian)s|use|usage|time|rate|size|cost|costs|load|latency|consumption|level|number|count|volume|memory|battery)$/iu;
/** What is done rather than what is there. */
const takesPlace =
  /^(?:the |an? |each |every )?(?:\p{L}+ )?(?:\p{L}{3,}ing|\p{L}{4,}tion|restore|rollback|backup|sync|export|import|upload|download|deploy|migration|checkout|login|sign-?up|search|load|retry)(?: (?:of|to|from|in) .+)?$/iu;

/** Whether a trigger would fit every demand: it says that what is demanded comes about, and not by what. */
export function isEmptyTrigger(trigger: string): boolean {
  return (
    isShell(trigger) ||
    /^(?:the change is made|the system (?:runs|handles (?:it|them))|(?:it is|they are) (?:used|looked at)|it takes place|they use the system|something would cause .*|(?:above|below|beyond|over|under|after|before|in addition to) (?:that|this|it)|someone looks at .*|somebody looks for .*)$/su.test(
      trigger,
    )
  );
}

/** Whether a trigger only says that its time has come: what is to be checked says more. */
export function isShell(trigger: string): boolean {
  return /^(?:this is due|the case comes up|the occasion arises|the system handles one of them)$/u.test(
    trigger,
  );
}

/** What happens in an English scenario of a demand that names no occasion: the thing is saved, looked at or arrives. */
export function triggerOf({ subject, action }: Act): string {
  if (/^be as follows: /u.test(action)) return `someone looks at ${isPlural(subject) ? 'them' : 'it'}`;
  if (subject === 'the change') return 'the change is made';
  const sure = /^ensure that\s/iu.test(action);
  if (isSystem(subject) && !sure) return occasionOf(action);
  if (sure || subject === 'there') return 'the case comes up';
  if (isRule(action)) return 'it is saved';
  if (isEvery(subject)) return `there is a new ${withArticle(subject).replace(/^an? /u, '')}`;
  if (isState(action))
    return `someone looks at ${isOne(subject) ? 'it' : isPlural(subject) ? 'them' : subject}`;
  const met = turnedAway.exec(action)?.[1];
  if (met !== undefined && !/(?<!\p{L})(?:twice|again|without|instead|only)(?!\p{L})/iu.test(met))
    return `${withoutAside(met)} ${isPlural(headOf(met)) ? 'arrive' : 'arrives'}`;
  if (isPeople(subject)) return 'the occasion arises';
  return isThing(subject) || !isPlural(subject) ? 'the case comes up' : 'the system handles one of them';
}

/** "Scores older than 5 min" are scores. */
function headOf(noun: string): string {
  return noun.replace(
    / (?:older|newer|larger|bigger|smaller|longer|shorter|higher|lower|with|without|from|of|in|for|that|which|above|below|over|under)(?!\p{L}).*$/isu,
    '',
  );
}

/** "Reject scores older than 5 min": what is turned away or taken in has to come first. */
const turnedAway = /^(?:reject|refuse|accept|ignore|discard)s? ((?:\p{L}+ )?\p{L}{3,}(?: .+)?)$/isu;

/** What makes a system act: whom it gives something asks for it, what it lets somebody do is tried. */
function occasionOf(action: string): string {
  const [, who = '', what = ''] =
    /^let (?!(?:them|him|her|us|it) )((?:the |an? )?\p{L}+(?: \p{L}+)?) ((?:see|read|change|edit|choose|pick|stop|cancel|open|add|set|delete|download|export|search|filter|upload|use|test|try|undo|mark|send|write|create|book|print)(?!\p{L}).*)$/isu.exec(
      action,
    ) ?? [];
  if (who !== '') return `${who} ${isPlural(who) ? 'try' : 'tries'} to ${what}`;
  const [, to = '', thing = ''] =
    /^(?:give|show|send|tell|mail|hand) (?!(?:them|him|her|us|it|me|in|on|at|by|to|for) )((?:the |an? )?\p{L}+) ((?:an?|the|their|all|every|its) .{3,})$/isu.exec(
      action,
    ) ?? [];
  if (to !== '' && !/^(?:an?|the|all|every) \p{L}+s?$/iu.test(to + thing))
    return `${to} ${isPlural(to) ? 'ask' : 'asks'} for ${withoutAside(thing)}`;
  return 'this is due';
}

/** What a demand leads to in English; a thing that the scenario has set up is "it", unless a condition stands between. */
export function outcomeOf({ subject, action }: Act, hasCondition: boolean): string {
  const sure = /^ensure that\s(.+)$/isu.exec(action)?.[1];
  if (sure && isSystem(subject)) return sure;
  if (subject === 'the change') return `it ${conjugated(action, subject)}`;
  if ((isThing(subject) || isEvery(subject)) && !hasCondition) return `it ${conjugated(action, 'it')}`;
  if (isRule(action) && !hasCondition) return `it ${conjugated(action, 'it')}`;
  if (!hasCondition) return `${againOf(subject)} ${conjugated(action, subject)}`;
  return `${subject} ${conjugated(action, subject)}`;
}

/** The thing an action is done to, where it stands there plainly: "cancel a reservation" → "there is a reservation". */
function objectOf(action: string): string | null {
  if (
    /^(?:provide|offer|support|have|add|introduce|create|build|generate|ensure|follow|make|let|be|set|show|display|send|emit|print|return|write|log|call|ask|record|start|raise|play|post|publish)(?!\p{L})/iu.test(
      action,
    )
  )
    return null;
  const object =
    /^\p{L}+ ((?:an?|every|each|all|the)\s)?((?:\p{L}[\p{L}'’-]{1,24}\s){0,2}?\p{L}[\p{L}-]{2,24})(?= (?:to|for|from|in|into|on|at|by|with|within|after|before|over|via|as|when|if|until|per|than|only|that|and|or)(?!\p{L})|[,.(]|$)/isu.exec(
      action,
    );
  const [, article = '', noun = ''] = object ?? [];
  if (
    !object ||
    /^(?:it|them|this|that|these|those|whether|what|how|who|which|where|when|why|if|no|back|up|down|out|off|on|everything|nothing|only|not|to|in)(?!\p{L})/iu.test(
      noun,
    ) ||
    /['’]s?(?:\s|$)|ly(?:\s|$)|(?:^|\s)(?:twice|once|again|back|down|up|off|out|anew)$/u.test(noun)
  )
    return null;
  const word = article.trim().toLowerCase();
  if (word === 'the') return null;
  if (word === 'a' || word === 'an') return `there is ${word} ${noun}`;
  if (word === 'each' || word === 'every') return `there is ${withArticle(`a ${noun}`)}`;
  return isPlural(noun) ? `there are ${noun}` : null;
}
