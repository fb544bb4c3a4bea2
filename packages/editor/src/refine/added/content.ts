import { conjugated } from '../../compose/voice/english.ts';
import { upperFirst } from '../../first-letter.ts';
import { baseOfThirdPerson, isBaseVerb } from '../../understand/clause/verbs.ts';

/** A risk and what is said to be done about it. */
export interface SaidRisk {
  readonly risk: string;
  readonly mitigation: string | null;
}

const measure =
  '(?:(?:the |our |as )?(?:mitigation|countermeasure|counter-measure|remedy|fix|answer to (?:it|that))(?: for (?:it|that|this))?(?: (?:is|would be|could be|should be))?\\s?:?|(?:it |that |this |which )?(?:is |can be |will be |could be )?mitigated (?:by|with)|(?:we|to) (?:can |will |could |would |should )?(?:mitigate|reduce|handle|counter|avoid|prevent)(?: (?:it|that|this)|(?= by )),?(?: (?:with|by|through))?|(?:we|to) mitigate,?(?: (?:with|by))?|(?:gegenmaßnahme|maßnahme|abhilfe|mesure|parade|atténuation|mitigation|mitigación|medida|mitigação|mitigazione|maatregel|zapobieganie)(?: (?:ist|wäre|est|es))?\\s?:?|(?:wir )?(?:mindern|verringern) (?:das|es|dies) (?:mit|durch))';
const mitigated = new RegExp(
  `^(?<risk>.{6,700}?)(?:\\s?[.;,–—?]|\\s-|\\s?\\(|\\s(?=mitigated))\\s*(?:and |und |et |y )?${measure}\\s+(?<mitigation>\\S.{2,700}?)\\)?$`,
  'isu',
);

/** A risk apart from its mitigation. */
export function riskIn(said: string): SaidRisk {
  const { risk, mitigation } = mitigated.exec(said)?.groups ?? {};
  if (risk === undefined || mitigation === undefined) return { risk: riskAlone(said), mitigation: null };
  return { risk: riskAlone(risk), mitigation: mitigation.trim() };
}

function riskAlone(said: string): string {
  return said.replace(/^(?:there is )?(?:a|the) risk (?:that|is that)\s+/iu, '').trim();
}

const seeking =
  /^(?:(?:and |also )?(?:we|i|somebody|someone|one) (?:still |also |first )*(?:(?:need|have|must|should|ought)(?: to)? |(?:do(?:n['’]t| not) |need to )?)(?:find out|know|clarify|check|ask|decide|settle|learn)(?: yet| with .{2,20})?|it (?:is|['’]s) (?:still )?(?:unclear|not clear|open|unknown|undecided)|(?:it is )?(?:to be clarified|tbd):?|(?:the question )?(?:is|remains)|nobody knows(?: yet)?|(?:wir )?(?:müssen )?(?:noch )?(?:klären|wissen|herausfinden)|unklar(?: ist)?|offen ist|(?:es )?(?:ist )?(?:noch )?(?:unklar|offen)|on ne sait pas(?: encore)?|il faut savoir|no (?:sabemos|está claro))[,:]?\s+(?=who|what|which|when|where|why|how|whether|if|wer|was|wie|wann|wo|ob|welche|qui|quand|comment|combien|si|quién|cuándo|cómo|cuánto)/iu;
const auxiliary = 'is|are|was|were|can|could|may|might|must|should|shall|will|would|has|have|do|does|did';
const indirect = new RegExp(
  `^(?<word>when|where|why|how|how (?:often|long|much|soon)|what|which [\\p{L}-]+(?: [\\p{L}-]+)?|how (?:many|much) [\\p{L}-]+) (?<subject>(?:the |our |a |an |this |these |those |each |every |all )?[\\p{L}\\p{N}'’_\`/.-]+(?: [\\p{L}\\p{N}'’_\`/.-]+){0,5}?) (?<verb>${auxiliary}|n['’]t)(?<rest> .{1,300})?$`,
  'iu',
);
const polar = /^(?:whether|if) (?<clause>.{5,400}?)(?: or not)?$/iu;
const withAuxiliary = new RegExp(`^(?<subject>.{2,80}?) (?<verb>${auxiliary})(?<rest> .{1,300})$`, 'iu');

/** What somebody wants to know, as a question: "we still need to find out whether admins can cancel" asks "Can admins cancel?". */
export function questionIn(said: string): string {
  const asked = said
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(seeking, '');
  if (/[?？]$/u.test(asked)) return upperFirst(asked);
  const turned = germanQuestion(asked);
  if (turned !== null) return turned;
  const clause = polar.exec(asked)?.groups?.['clause'];
  if (clause !== undefined) return `${upperFirst(inverted(clause) ?? asked)}?`;
  const { word, subject = '', verb, rest = '' } = indirect.exec(asked)?.groups ?? {};
  if (word !== undefined && verb !== undefined && !isVerbal(subject))
    return `${upperFirst(`${word} ${verb} ${subject}${rest}`)}?`;
  return `${upperFirst(asked)}?`;
}

const german =
  /^(?<word>wer|wen|wem|was|wann|wo|wohin|warum|womit|wofür|ob|wie(?: (?:lange|oft|viel|viele \p{Lu}\p{L}+|schnell|groß|hoch))?|welche[rsnm]? \p{Lu}\p{L}+)(?: (?<middle>.{2,300}))? (?<verb>\p{Ll}+)$/iu;

/** A verb right behind what asks: the question has its order already. */
const finite =
  /^(?:ist|sind|wird|werden|war|waren|hat|haben|kann|können|muss|müssen|soll|sollen|sollte|darf|dürfen|bleibt|bleiben|gilt|gelten|geht|gehen|kommt|kommen|läuft|laufen|dauert|dauern|macht|machen|braucht|brauchen|gibt|geben|passiert)(?!\p{L})/iu;

/** "Wer die Daten lesen darf" ends in its verb, which a question has behind what it asks for; null for words of another shape. */
function germanQuestion(asked: string): string | null {
  const { word, middle = '', verb } = german.exec(asked)?.groups ?? {};
  // "wer bestellt die Folie": a noun stands last
  if (word === undefined || verb === undefined || finite.test(middle) || /^\p{Lu}/u.test(verb)) return null;
  const opening = /^ob$/iu.test(word) ? verb : `${word} ${verb}`;
  return `${upperFirst(`${opening} ${middle}`.trim())}?`;
}

/** Whether words behind a question word already hold the verb: "how many customers use X and are …". */
function isVerbal(subject: string): boolean {
  return subject
    .split(' ')
    .slice(1)
    .some((word) => isBaseVerb(word.toLowerCase()) || baseOfThirdPerson(word) !== null);
}

/** "Admins can cancel" as "can admins cancel", "users need a token" as "do users need a token"; null where the verb is not seen. */
function inverted(clause: string): string | null {
  const { subject, verb, rest = '' } = withAuxiliary.exec(clause)?.groups ?? {};
  if (subject !== undefined && verb !== undefined && !/^(?:has|have)$/iu.test(verb))
    return `${verb} ${subject}${rest}`;
  const words = clause.split(' ');
  for (let at = 1; at < Math.min(words.length, 6); at += 1) {
    const one = words[at]?.toLowerCase() ?? '';
    const base = baseOfThirdPerson(one);
    const who = words.slice(0, at).join(' ');
    const what = words.slice(at + 1).join(' ');
    if (base !== null && conjugated(base, who) === one) return `does ${who} ${base} ${what}`.trim();
    if (isBaseVerb(one) && conjugated(one, who) === one) return `do ${who} ${one} ${what}`.trim();
  }
  return null;
}
