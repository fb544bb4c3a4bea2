import { workingVerbs } from '../../compose/prompt/working-verbs.ts';
import { withCapital } from '../../first-letter.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { isDuty, isLimit, must } from './duties.ts';
import { asOrder, bindsModel, mustNot } from './order-to-model.ts';
import type { RulePart } from './parts.ts';

/** A rule that feedback gives the model a prompt is for, and the part it belongs to. */
export interface Rule {
  readonly text: string;
  readonly part: RulePart;
  /** Before all others of its part. */
  readonly isFirst?: boolean;
}

const answer =
  '(?:the |each |every |its |all )?(?:final )?(?:answers?|outputs?|responses?|repl(?:y|ies)|results?|summar(?:y|ies)|reviews?|translations?|recipes?|quer(?:y|ies)|feedback|e?-?mails?|letters?|bullets?|reports?|explanations?)';
const kinds: readonly (readonly [RegExp, RulePart])[] = [
  [/^(?:rule|constraint|restriction|limit|limitation|prohibition)s?$/iu, 'constraints'],
  [/^success criteri(?:on|a)$|^criteri(?:on|a)$/iu, 'success'],
  [/^(?:output )?format$|^output(?: format)? (?:rule|requirement)s?$/iu, 'output'],
  [/^(?:instruction|step|requirement|guideline|direction|task|line)s?$/iu, 'instructions'],
];
const kind =
  '(?<kind>rules?|constraints?|restrictions?|success criteri(?:on|a)|instructions?|steps?|requirements?|guidelines?|output (?:format )?(?:rule|requirement)s?)';
const placedRule = new RegExp(
  `^(?:(?:the |its )?(?<place>first|last) ${kind} (?:should|must|has to|needs to) be(?: to| that)?\\s?:?\\s(?:to )?|(?:add|insert|put) (?:as|at) the (?<at>first|last) ${kind.replace('?<kind>', '?<sort>')}\\s?:?\\s(?:to )?|(?:start|begin) the (?<whole>instructions|constraints|rules|steps) with:?\\s)(?<rule>\\p{L}.{4,400})$`,
  'iu',
);
/** Words that announce a rule of a kind, and the rule behind them. */
const announced: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:add|include|insert|append|put in|write|give it)|(?:we|it) (?:also )?needs?|there (?:should|must) be) (?:an? |the |another |one more |a new |also )*${kind}\\s?(?:(?::|–|-)\\s?|(?:that says|which says|saying|that|to the effect that|for the model to) ?:?\\s|(?=to |not to |about never |for when ))(?<rule>.{4,600})$`,
    'isu',
  ),
  /^(?:add|include|insert|append|put|write) (?:to|in|into|under) (?:the )?(?<kind>instructions|steps|constraints|rules|success criteria|output format)(?: section)?\s?(?:[:,–-]\s?(?:that )?|that )(?<rule>.{4,600})$/isu,
  /^(?:add|include|insert|append|put|write) ["“](?<rule>.{4,600})["”] (?:to|in|into|under) (?:the )?(?<kind>instructions|steps|constraints|rules|success criteria|output format)(?: section)?$/isu,
];
const ofAnswer = new RegExp(
  `^(?:${answer}) (?:${mustNot}|${must}(?: never| not)?|may|can|is limited to|always|never) .{3,600}$`,
  'isu',
);
const forbidding =
  /^(?:(?:never|do not|don['’]?t|avoid|refrain from|under no circumstances)(?:\s|$)|no (?!longer|need|one|more (?:examples?|sections?))\p{L})/iu;
const conditional =
  /^(?:if|when|whenever|in case|where|unless) (?<condition>[^,]{3,200}?)(?:, (?:then )?| then )(?<order>.{4,400})$/isu;
const openCondition =
  /^(?:if|when|whenever|in case|unless) .{3,200}? (?<order>(?:answer|reply|respond|return|say|ask|use|stop|output|write|set|leave|skip|ignore|flag|report|refuse|mark|give|print|put|choose|pick|add|tell|assume|treat|take|keep|count|fall back|default|continue|do not|don['’]?t) .{2,300})$/isu;
const answering =
  /^(?:output|return|print) (?:only |valid |plain )?(?:json|ya?ml|xml|csv|html|markdown)(?!\p{L})|^(?:always |only |just )?(?:answer|reply|respond|output|return|write the (?:answer|output|reply)|give the (?:answer|output))(?: only| always)? (?:in|as|with|at most|no more than|only|max(?:imum)?\.?|up to|exactly|nothing but|using|\d)/iu;
/** "Action items as a table" */
const formOf =
  /^(?:the )?(?<what>\p{L}{3,}(?: \p{L}{3,}){0,2}) (?:as|in) (?<shape>(?:an? )?(?:\p{L}+ )?(?:tables?|lists?|bullets|bullet points))$/iu;
const presenting =
  /^(?:output|return|present|give|format|show|print|write) (?!it |this |that |them |everything )(?:the |each |every |all )?\p{L}+(?: \p{L}+)? (?:as|in) (?:an? |the form of )?\p{L}.{2,50}$/iu;
/** How a text is to be is a wish about the text. */
const ofWording =
  /(?<!\p{L})(?:shorter|longer|clearer|simpler|more \p{L}+|less \p{L}+|friendlier|rewritten|removed|deleted|dropped|moved|renamed|first|last)[.!]?$/iu;
const keeping =
  /^(?:keep|limit|restrict|cap|hold) (?:the |its |each |every )?(?:final )?(?:answers?|outputs?|responses?|repl(?:y|ies)|results?) (?:to|under|below|within|at|shorter than|less than|at most) .{1,60}$/iu;
const limiting =
  /^(?:at most|no more than|max(?:imum|\.)?|up to|not more than|exactly|only) (?:of )?\d+ (?!.*(?:,| not | instead ))(?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}$/iu;
const shaping =
  /(?<!\p{L})(?:json|ya?ml|csv|xml|html|markdown|plain text|bullet points?|bullets|table|one word|code block|format|schema)(?!\p{L})/iu;
/** What only somebody who revises the text would be told: it speaks of the text, or says nothing of what to do. */
const aboutText =
  /(?<!\p{L})(?:(?:this|the|whole|entire) (?:prompt|document|doc|text|draft|section|wording)|sections?|headings?|titles?|placeholders?|role|goal|instructions?|constraints?|success criteri(?:a|on)|output format|examples?)(?!\p{L})/iu;
const pointing = /^\p{L}+ (?:it|this|that|them|these|those)(?: .{0,20})?$/iu;
const toneOnly =
  /^(?:be |sound |feel |look |read |become )?(?:a (?:bit|little) |much |more |less |way |too |very |not |so )*(?:short(?:er)?|long(?:er)?|brief(?:er)?|concise|clear(?:er)?|formal|informal|friendl(?:y|ier)|polite|detailed|simple(?:r)?|strict(?:er)?|casual|verbose|specific|precise)$/iu;

/**
 * The rule that words give the model a prompt is for ("the model must answer in JSON", "add a rule that …", "tell it to …"); null
 * where they are about the text of the prompt.
 */
export function ruleIn(clause: string): Rule | null {
  const words = clause
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(/ (?:is|are) (?:fine|ok|okay|enough|allowed)$/iu, '');
  const placed = placedRule.exec(words)?.groups;
  if (placed?.['rule'] !== undefined) {
    const called = placed['kind'] ?? placed['sort'] ?? placed['whole'] ?? '';
    const part = kinds.find(([one]) => one.test(called))?.[1] ?? 'instructions';
    const isFirst = (placed['place'] ?? placed['at'] ?? 'first').toLowerCase() === 'first';
    return { text: sentence(asOrder(placed['rule'])), part, isFirst };
  }
  for (const pattern of announced) {
    const { kind: called = '', rule } = pattern.exec(words)?.groups ?? {};
    if (rule === undefined) continue;
    const part = kinds.find(([one]) => one.test(called))?.[1] ?? 'instructions';
    const plain = asOrder(rule);
    return {
      text: sentence(plain),
      part: part === 'constraints' || part === 'success' ? part : partFor(plain, part),
    };
  }
  if ((answering.test(words) || limiting.test(words) || keeping.test(words)) && !aboutText.test(words))
    return { text: sentence(words), part: 'output' };
  const form = formOf.exec(words)?.groups;
  if (form && !aboutText.test(words))
    return { text: sentence(`put ${form['what']} in ${form['shape']}`), part: 'output' };
  const shown = presenting.exec(words);
  if (shown && !aboutText.test(words)) return { text: sentence(words), part: 'output' };
  const order = conditional.exec(words)?.groups?.['order'];
  if (order !== undefined && isOrder(order) && !aboutText.test(words))
    return { text: sentence(words), part: 'instructions' };
  // "when the level is missing assume A2" says what to do, and that nothing is missing in the prompt
  const isCase =
    /^(?:if|when|whenever|in case) .{3,80} (?:missing|absent|unknown|empty|not given)(?!\p{L})/iu.test(
      words,
    ) && openCondition.test(words);
  if (isCase && !/ (?:with|as|by|to)$/iu.test(words) && !aboutText.test(words))
    return { text: sentence(punctuated(words)), part: 'instructions' };
  if (ofAnswer.test(words) && !ofWording.test(words)) return { text: sentence(words), part: 'output' };
  if (isLimit(words) && !aboutText.test(words)) return { text: sentence(words), part: 'output' };
  if (isDuty(words) && !aboutText.test(words))
    return { text: sentence(words), part: partFor(words, 'instructions') };
  const plain = bindsModel(words) ? asOrder(words) : null;
  if (plain === null || toneOnly.test(plain) || pointing.test(plain) || /^be (?:an? |the )/iu.test(plain))
    return null;
  if (
    /^it /iu.test(words) &&
    /^be (?:written|worded|phrased|formatted|structured|rewritten|made) /iu.test(plain)
  )
    return null;
  // "it should be in JSON" may be the document as well as the answer
  if (/^it /iu.test(words) && aboutText.test(plain)) return null;
  return { text: sentence(plain), part: partFor(plain, 'instructions') };
}

/**
 * The rule of a clause that orders something in bare words ("never mention prices", "if the list is empty, answer with OK"); null
 * where it could as well order a change of the text.
 */
export function bareRuleIn(clause: string): Rule | null {
  const words = clause
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(/^(?:also|and|then|please) /iu, '');
  if (aboutText.test(words) || pointing.test(words) || /[?？]$/u.test(words)) return null;
  const condition =
    conditional.exec(words)?.groups?.['order'] ?? openCondition.exec(words)?.groups?.['order'];
  if (condition !== undefined)
    return /^(?:we|i|you|they|the)(?!\p{L})/iu.test(condition)
      ? null
      : { text: sentence(punctuated(words)), part: 'instructions' };
  if (forbidding.test(words) && (words.split(' ').length > 2 || /^no \p{L}{3,}s$/iu.test(words)))
    return { text: sentence(words), part: 'constraints' };
  if (/^always \p{L}{2,}/iu.test(words))
    return { text: sentence(words), part: partFor(words, 'instructions') };
  const [first = ''] = /^\p{L}+(?=\s)/u.exec(words) ?? [];
  return (isBaseVerb(first.toLowerCase()) || working.test(first)) && !revising.test(words)
    ? {
        text: sentence(words.replace(/,? (?:instead of|rather than) [^,]{2,60}$/iu, '')),
        part: partFor(words, 'instructions'),
      }
    : null;
}

/** What a model is told to do, beside the verbs that requirements have. */
const working = new RegExp(
  `^(?:${workingVerbs('en')}|greet|cite|mention|qualify|justify|prefer|rank|highlight|respond|state|say|tell|give|show|use|keep|include|stay|speak|think|reason|assume|treat|prioriti[sz]e|refuse|escalate|warn|apologi[sz]e|thank|address|emphasi[sz]e|round|name|ask|note)$`,
  'iu',
);

/** Whether words order a model to do something, and nobody to revise a text. */
function isOrder(words: string): boolean {
  const [first = ''] = /^\p{L}+(?=\s|$)/u.exec(words) ?? [];
  return (
    (/^(?:do not|don['’]?t|never|always|only|just)$/iu.test(first) ||
      isBaseVerb(first.toLowerCase()) ||
      working.test(first)) &&
    !revising.test(words)
  );
}

/** Verbs by which a text is revised, and none that a model is told. */
const revising =
  /^(?:add|remove|delete|drop|cut|rename|retitle|replace|change|move|merge|combine|join|split|turn|convert|shorten|expand|lengthen|fix|set|update|put|insert|append|rewrite|reword|rephrase|simplify|reorder|rearrange|renumber|swap|switch|make|improve|clarify|elaborate|correct|proofread|polish|tone|undo|revert|restore|trim|tighten|condense|format|reformat|edit|revise|adjust|introduce|take|get|need|want|like|think|let|see|go|be|have|do|try|number|number|redo|rework|strip|leave|bring|push|pull|place|fold|break|raise|lower|increase|decrease|reduce|double|halve|bump|describe|document|specify|define)(?!\p{L})/iu;

/** "If the list is empty answer with OK" with the comma that parts the condition from the order. */
function punctuated(words: string): string {
  const order = conditional.test(words) ? undefined : openCondition.exec(words)?.groups?.['order'];
  return order === undefined ? words : `${words.slice(0, words.length - order.length).trimEnd()}, ${order}`;
}

/** Where a rule belongs by what it says. */
function partFor(words: string, otherwise: RulePart): RulePart {
  if (forbidding.test(words)) return 'constraints';
  if (
    answering.test(words) ||
    limiting.test(words) ||
    (shaping.test(words) &&
      /^(?:answer|reply|respond|output|return|write|give|format|use|print)/iu.test(words))
  )
    return 'output';
  return otherwise;
}

function sentence(words: string): string {
  const plain = words
    .trim()
    .replace(
      /, (?:but )?(?:it|the model|the assistant) (?:should|must) (?:rather |instead )?(?=\p{L})/iu,
      ', but ',
    )
    .replace(/, but (?=(?:just|only|simply) )/iu, ', ')
    .replace(/^don['’]?t /iu, 'do not ')
    .replace(/(?<=, )don['’]?t /iu, 'do not ');
  const capital = withCapital(plain);
  return /[.!?…]["”]?$/u.test(capital) ? capital : `${capital}.`;
}
