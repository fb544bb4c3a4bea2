import type { Draft } from '../../draft.ts';
import type { Change } from '../../instruction.ts';
import { ticketCaseChange } from '../../instructions/ticket-case.ts';
import { ticketCriterionChange } from '../../instructions/ticket-criterion.ts';
import { boardOf } from '../../tickets/board.ts';
import { nothing, ticketNamed, ticketsNamed } from '../../tickets/named.ts';
import { unsureTicket } from '../../tickets/unsure-ticket.ts';
import type { ExactReader } from '../exact-reader.ts';

const criterion = '(?:(?:acceptance )?criteri(?:on|a)|ACs?|acceptance tests?)';
const test =
  '(?:(?:acceptance )?(?:criterion|criteria|tests?|checks?)|ACs?|(?:negative |edge |error |failure |test |corner )?(?:cases?|scenarios?)|(?:negative|error|failure) tests?)';
const a = '(?:(?:an?|the|one|another|one more|some|its|also|still) )*';
const lacks =
  "(?:(?:also |still )?(?:is missing|misses|lacks|needs|has to have|must have|should have|should get|gets|could use|does not have|doesn[’']t have|has no|does not cover|doesn[’']t cover|should cover|must cover|has to cover|forgets|should handle|must handle))";
const says =
  '(?:(?:should|must|has to|needs to|ought to|shall) (?:also )?(?:check|test|verify|cover|ensure|make sure|guarantee|say|state|demand|require|include|mention)(?: that)?|also (?:checks|tests|says|demands)(?: that)?)';
const words = '(?<words>[^:].{5,300}?)';
const ticket =
  '(?<what>(?:ticket |story )?[A-Z]{1,8}-\\d{1,4}|(?:the )?[^,:;]{2,60}? (?:ticket|story|one|issue|card))';
/** A ticket by a few words, where others say that a criterion follows. */
const thing = '(?<what>(?:ticket |story )?[A-Z]{1,8}-\\d{1,4}|[^,:;"“”]{2,60}?)';
const given =
  '(?<words>(?:Given|Angenommen|Gegeben(?: sei)?|Étant donné|Dado) .{5,300}? (?:when|wenn|quand|lorsque|cuando) .{5,300}?)';
/** A criterion in whole words. */
const told: readonly RegExp[] = [
  `^${ticket} ${lacks} ${a}${test}(?: here)?\\s?(?::|,? namely|,? that is,?|\\s[–—-])\\s?${words}(?:,? (?:please )?(?:put|add|include|write|list) (?:it|that|this) (?:in|into|to|under|among|as) ${a}${criterion})?$`,
  `^${ticket} (?:is (?:still )?missing|lacks|misses|still needs)\\s?: ${words}$`,
  `^(?:in|on|for) ${ticket},? (?:there is|there[’']s|we (?:need|miss|lack)|we are missing|i miss) (?:no |${a})${test}\\s?(?::|,? namely|\\s[–—-])\\s?${words}$`,
  `^${ticket} ${says}\\s?:?\\s${words}$`,
  `^(?:(?:a )?(?:new|another|one more|further|missing|additional) )?${criterion} (?:for|of|on|in) ${ticket}\\s?(?::|[–—-])\\s?${words}$`,
  `^(?:also |additionally )?(?:accept|check|test|verify|ensure|make sure) (?:for|in|on|as part of) ${ticket},? that ${words}$`,
  `^${ticket}\\s?: (?:please )?(?:also )?(?:check|test|verify|ensure|make sure) (?:also )?that ${words}$`,
  `^(?:also )?(?:check|test|verify|ensure|make sure) (?:also )?that ${words} (?:in|as part of) ${ticket}$`,
  `^${ticket} (?:is|counts as|can be|may be|should be|may only be|can only be|is only) (?:only )?(?:done|finished|accepted|complete|closed|marked (?:as )?done) (?:only )?(?:when|once|if|as soon as|after) ${words}$`,
  `^(?:put|add|write|include|list) (?:it )?(?:in|into|to|under|among) (?:the )?${criterion} (?:of|for|on|in) ${ticket}(?: that|:| too that)\\s?${words}$`,
  `^(?:the )?${criterion} (?:of|for|on|in) ${ticket} (?:should|must|need to|have to) (?:also )?(?:say|include|cover|mention|state|contain)(?: that)?\\s?:?\\s${words}$`,
  `^${words},? (?:please )?(?:put|add|include|write|list) (?:it|that|this) (?:in|into|to|under|among|as) ${a}${criterion} (?:of|for|on|in|to) ${ticket}$`,
  `^(?:please )?(?:add|put|write|include)? ?(?:(?:an?|one|another|one more|new|further|the|as) )*${criterion} (?:for|of|on|in|to) ${thing}\\s?(?::|[–—-])\\s?${words}$`,
  `^(?:also |additionally |please )*(?:check|test|verify) (?:for|in|on|with|as part of) ${thing},? (?:also )?that ${words}$`,
  `^(?:please )?(?:add|put|write|include) (?:to|in|into) ${ticket},? that ${words}$`,
  `^(?:for|in|on) ${thing}\\s?[,:]? (?:please )?(?:also )?(?:(?:check|test|verify|make sure|ensure) (?:also )?that|(?:make sure|ensure)) ${words}$`,
  `^(?:for|in|to|on|bei|beim|pour|para|en) ${thing},?(?: please)?(?: (?:add|put|write|include|ergänze|ajoute|añade))?(?: (?:an?|the|as|this|another|new|ein|un) ?)*(?:${criterion})?\\s?[:,]\\s?["“]?${given}["”]?$`,
  `^(?:add|put|write|include|ergänze|ajoute|añade) (?:to|in|for|bei|à|pour|a|para) ${thing}\\s?:\\s?["“]?${given}["”]?$`,
  `^(?:add|put|write|include) ["“]?${given}["”]? (?:to|in|for) ${thing}$`,
  `^${thing}\\s?: ["“]?${given}["”]?$`,
  `^(?:noch )?(?:ein |weiteres |neues )*(?:Akzeptanz|Abnahme)?kriterium (?:für|zu[mr]?|bei|beim|in) ${thing}\\s?:\\s?${words}$`,
  `^(?:un |nouveau |autre )*critère(?: d['’]acceptation)? (?:pour|de|sur) ${thing}\\s?:\\s?${words}$`,
  `^(?:un |nuevo |otro )*criterio(?: de aceptación)? (?:para|de|en) ${thing}\\s?:\\s?${words}$`,
].map((one) => new RegExp(one, 'isu'));
/** A criterion of something that has a name of few words. */
const aCriterion = new RegExp(
  `^(?:(?:add|put|write|include) )?(?:(?:an?|one|another|one more|new|further) )*${criterion} (?:for|of|on|to) (?:the )?(?<what>[\\p{L}-]+(?: [\\p{L}-]+){0,2})\\s?:\\s.{6,300}$`,
  'iu',
);
/** A case of which nobody says what comes of it. */
const open: readonly RegExp[] = [
  `^${ticket} ${lacks} ${a}${test} (?:that|where|when|in which|if|for when) (?<case>[^,;:]{5,160})$`,
  `^(?:i miss|we miss|we need|i want|there is no|there[’']s no|please add|add) ${a}${test} for (?<thing>[^,;:]{5,160}?) (?:in|to|on|under|for) ${ticket}$`,
  `^(?:what|and what) (?:happens|if) (?:in|for|with) ${ticket} (?:when|if) (?<case>[^,;:?]{5,160})\\??$`,
].map((one) => new RegExp(one, 'isu'));
/** What tells of a field or part of a ticket is none of its criteria. */
const noCriterion =
  /^(?:"[^"]{1,200}"|(?:an?|the|its|another) [\p{L}-]+(?: [\p{L}-]+){0,2}|[\p{L}-]+(?: [\p{L}-]+)?|(?:high|low|medium|critical)\b.*)$/iu;
const ofField =
  /(?<!\p{L})(?:label|tag|estimate|points?|priority|assignee|owner|sprint|epic|title|type|due|deadline|status|component|dependenc(?:y|ies)|blocked|depends?)(?!\p{L})/iu;

/** "US-2 should also check that …", "the export ticket lacks a case: …", "AC for US-5: …": one criterion more, or a case left open. */
export const criterionSaid: ExactReader = (said, draft) => {
  for (const pattern of told) {
    const found = pattern.exec(said)?.groups;
    const change = found ? added(found['what'], found['words'], draft) : null;
    if (change) return change;
  }
  const { what: unknown } = aCriterion.exec(said)?.groups ?? {};
  if (unknown !== undefined && ticketsNamed(draft, unknown).length === 0)
    return (now) => unsureTicket(now, unknown);
  for (const pattern of open) {
    const found = pattern.exec(said)?.groups;
    const named = found?.['case'] === undefined ? (found?.['thing'] ?? '') : `when ${found['case']}`;
    const change = found ? asked(found['what'], named, draft) : null;
    if (change) return change;
  }
  return null;
};

function added(phrase = '', text = '', draft: Draft): Change | null {
  const at = ticketNamed(draft, phrase);
  const sentence = text.trim().replace(/[.,;\s]+$/u, '');
  if (at === null || noCriterion.test(sentence) || ofField.test(sentence.split(/\s/u).slice(0, 4).join(' ')))
    return null;
  const key = boardOf(draft).tickets[at]?.key;
  return key ? ticketCriterionChange(`add a criterion to ${key}: ${sentence}`, draft, nothing) : null;
}

function asked(phrase = '', text = '', draft: Draft): Change | null {
  const at = ticketNamed(draft, phrase);
  const key = at === null ? null : boardOf(draft).tickets[at]?.key;
  const named = text.trim().replace(/[.?\s]+$/u, '');
  return key ? ticketCaseChange(`${key} needs a criterion for ${named}`, draft, nothing) : null;
}
