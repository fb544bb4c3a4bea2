import { tellsSomething } from './statement.ts';
import { opensWithVerb } from './verbs.ts';

const adds =
  /^(?:please )?(?:add|mention|note|include|state|write|say|explain|clarify|insert|put in|document|describe|append|record)\b|^(?:more|further) (?:details?|information|info|depth) (?:about|on|for|regarding) [^:]{2,80}:\s|^(?:answer (?:to|for) |[A-Z]{1,8}-\d{1,6}\s?(?::|=|->|→)|(?:for|about|regarding|re|(?:the )?(?:open )?(?:q|question|point)(?: (?:about|on|of|whether))?) [^:,]{2,80}:\s)/iu;
const because =
  /(?:\s?[,;–—-]\s?|\s)(?:because|since (?:it|we|they|this|that|nobody)|'?cause|cuz|bc|given that|weil|parce qu|car (?:il|elle|on|nous)|porque|perché|omdat|ponieważ|bo)\s.{2,}$|[，,]\s?(?:因为|它|这|所以|その|それ).{2,}$|因为.{2,}$/isu;
const remark =
  /\s?(?:[,;]|\s[–—-])\s(?:out of scope|both (?:are|were|is|answered|done|settled)|already|not in scope|obsolete|redundant|legacy|not for v\d|that(?:['’]s| is| was| one)|it(?:['’]s| is| was| makes| does| has| just)|they(?:['’]re| are| do| have)|nobody|no one|no need|not needed|we|i(?:['’]m)?|our|there(?:['’]s| is| are)|this (?:is|was|makes)|these are|since|as (?:it|they|we|this|that)|so (?:that|people|we|it)|which (?:is|are)|too \p{L}+|the \p{L}+(?: \p{L}+)? (?:is|are|was|were|has|have|wants?|says?|said|uses?|\p{L}{3,12}ed)|denn|ist|sind|war|das (?:ist|sind)|c['’]est|es que|è|isso|dat is|to jest)(?![\p{L}]).{0,300}$/isu;
const brackets = /\s\((?:it|that|this|we|nobody|not|too|because|since|they|no)\b[^()]{2,200}\)$/iu;

/** Whether an order says what to add, or answers what it names: reasons in it are content. */
export function isAdding(clause: string): boolean {
  return adds.test(clause);
}

/** Words without a bracket that nothing closes, and what stands in it. */
function closed(words: string): string {
  const at = words.lastIndexOf('(');
  return at > words.lastIndexOf(')') ? words.slice(0, at).trim() : words;
}

const taking =
  /^(?:please )?(?:remove|delete|drop|cut|omit|erase|scrap|kill|leave out|take out|get rid of|merge|combine|split|shorten) /iu;
/** What follows an order behind a comma, a dash or a semicolon, where it is no order itself. */
const tail = /^(?<order>.{3,200}?)\s?(?:[,;]|\s[–—-])\s(?<said>.{6,300})$/su;

/**
 * "Drop FR-3, support does that elsewhere": a sentence behind an order that only takes something away says why, as long as it has no
 * value or key of its own.
 */
function withoutSentenceBehind(clause: string): string {
  const { order, said = '' } = tail.exec(clause)?.groups ?? {};
  return order !== undefined &&
    taking.test(clause) &&
    !/\d|["“„«`]|^(?:and|but|not|or|then|und|et|y)\s/iu.test(said) &&
    !opensWithVerb(said) &&
    tellsSomething(said)
    ? order
    : clause;
}

/** An order without the reason that follows it; what an order adds is left whole, reasons in it are content. */
export function withoutReason(clause: string): string {
  if (adds.test(clause)) return clause;
  let plain = clause;
  for (const reason of [brackets, because, remark]) {
    const rest = closed(plain.replace(reason, '').trim());
    if (rest.split(/\s+/u).length > 1) plain = rest;
  }
  return withoutSentenceBehind(plain);
}
