import { isPlural } from '../../voice/english.ts';
import { oneOf, withArticle } from '../act.ts';
import { actingIn } from '../attempt.ts';
import { refused } from '../failure.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const parted =
  /^(?:also |always )?(?:have|need|require|include|carry|bear|come with) (?<what>(?:an?|the|at least one|its|their) (?:\p{L}[\p{L}-]* ){0,2}?(?<part>\p{L}[\p{L}-]*))(?: \([^()]*\))?(?=$|[,;:(])/u;
/** What somebody writes down of a thing, so that it can be missing where that is saved. */
const written =
  /^(?:reason|title|name|owner|author|assignee|date|deadline|expiry|time|timestamp|id|number|code|key|type|status|state|category|priority|label|tag|price|amount|quantity|unit|currency|address|email|phone|contact|description|comment|note|summary|text|language|version|source|signature|photo|picture|certificate|receipt|contract|licen[cs]e|permit|proof|document|plan|concept)$/iu;
/** What somebody has to give before something is done. */
const granted =
  /(?<!\p{L})(?:approval|consent|permission|confirmation|sign-off|agreement|authori[sz]ation|review)(?!\p{L})/u;
const shown =
  /(?<!\p{L})(?:page|screen|view|dashboard|list|report|panel|table|menu|form|overview|tab|widget|dialog|map|app|site|website|header|footer|card|banner|mail|e-?mail|button|tool|system|service|team|server|database|cart|editor|calendar|runbook|summary|pdf|output|answer|response)s?$/iu;

/** "Every key has an expiry date": one without it is refused. Null for what is only looked at, and for any other demand. English. */
export const hasCases: Shape = ({ parts: { subject, whole, condition, isNegative, ability } }) => {
  if (isNegative || condition !== null || ability !== null || !isThing(subject)) return null;
  const { what, part = '' } = parted.exec(whole)?.groups ?? {};
  if (
    what === undefined ||
    !(written.test(part) || granted.test(part)) ||
    / (?:and|but|or|if|when|per|than) |^(?:an?|the) (?:look|right|access|notice|mail|message|chance|way|effect)(?!\p{L})/u.test(
      what,
    )
  )
    return null;
  const bare = subject.replace(/^(?:each|every|all|any|the|an?) /iu, '');
  const [head = bare] = bare.split(/ (?:for|of|in|on|from|with|after|before|to) /u);
  const one = withArticle(isPlural(head) ? `${oneOf(head)}${bare.slice(head.length)}` : bare);
  if (/\(/u.test(subject) || shown.test(head) || actingIn(head) !== null || actingIn(subject) !== null)
    return null;
  const trigger = granted.test(what) ? 'somebody tries to carry it out' : 'somebody tries to save it';
  return {
    shows: {
      given: `${one}${/ with(?:out)? /u.test(one) ? ' and' : ''} with ${what}`,
      trigger: granted.test(what) ? 'it is carried out' : 'it is saved',
      outcome: 'this succeeds',
    },
    against: {
      given: `${one}${/ with(?:out)? /u.test(one) ? ' and' : ''} without ${what.replace(/^at least one (?=(.))/u, (_, initial: string) => (/[aeiou]/u.test(initial) ? 'an ' : 'a '))}`,
      trigger,
      outcome: refused,
    },
  };
};
