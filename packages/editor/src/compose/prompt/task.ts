import type { Statement } from '../../understand/statement.ts';
import { short } from '../../understand/titles/short.ts';
import { withModel } from '../../understand/titles/topic-words.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { Composition } from '../composition.ts';
import { tellsOfFailure } from '../failure-report.ts';
import { assistantIn } from './assistant.ts';
import { ordersForm } from './form-order.ts';
import { givesPart } from './part.ts';
import { asksForAssistant, asOrder, handlingVerbs, workingVerbs } from './working-verbs.ts';

/**
 * What a prompt is to have done. `report`: something went wrong and has to be explained and put right; `text`: the
 * model itself works on a text given to it; `work`: something is to be built.
 */
export interface Task {
  readonly kind: 'report' | 'text' | 'work';
  /** The sentence that says what to do with the text, else null. */
  readonly order: Statement | null;
  /** What the model works on, in the input's words ("customer tickets"), else null. English only. */
  readonly material: string | null;
  readonly title: string;
}

const aboutModel =
  /(?<!\p{L})(?<!(?<!\p{L})(?:no|not|without|never) (?:\p{L}+ ){0,2})(?:you are an?|act as an?|llms?|gpt(?:-?\d\w{0,3})?|claude|gemini|chatgpt|language model|sprachmodell|modèle de langage|modelo de lenguaje|system prompt|prompts? (?:for|that|which|to|für|der|pour|qui|para|que)|du bist (?:ein|eine)|tu es une?|eres una?)(?!\p{L})|(?<![$\w])\{\{\s{0,3}[A-Za-z_]/iu;

const asksForPrompt =
  /(?<!\p{L})(?:a|an|the|one|einen|den|un|el|uno|um|o|een|de) (?:\p{L}+ )?prompt(?:,| for| that| which| to| für| bauen| schreiben| pour| qui| para| que| per| che| voor| dat)/iu;

/** Whether a text opens with what its prompt or its model is for. */
function asksForWork(opening: string): boolean {
  return (
    asksForPrompt.test(opening) || /^prompt (?:for|that|which|to) /iu.test(opening) || withModel.test(opening)
  );
}

/** Reads from the input what a prompt made of it is to have done. */
export function taskOf({ understanding }: Composition): Task {
  const { source, language, statements, title } = understanding;
  const verbs = workingVerbs(language);
  const opening = new RegExp(`^(?:(?:please|bitte|that|which|to|qui|que) )?(?:${verbs})(?!\\p{L})`, 'iu');
  const order =
    statements
      .slice(0, 2)
      .find(
        (one) =>
          !ordersForm(one.text) &&
          ((one.kind !== 'context' && opening.test(one.masked.text) && !rewritesCode(one, understanding)) ||
            asksForAssistant.test(one.masked.text)),
      ) ?? null;
  if (order === null && !aboutModel.test(source.text))
    return { kind: tellsOfFailure(understanding) ? 'report' : 'work', order, material: null, title };
  const worked = new RegExp(`(?<!\\p{L})${noNoun}(?:${verbs})(?!\\p{L})`, 'iu');
  // A prompt that is asked for says first what it is for.
  const [first] = statements;
  const asked =
    first !== undefined &&
    asksForWork(source.text.slice(0, first.end)) &&
    assistantIn(first.text) === null &&
    !givesPart(first.text)
      ? first
      : undefined;
  const does = statements.find((one) => worked.test(one.masked.text) && !ordersForm(one.text));
  const sentence =
    (order !== null && assistantIn(order.text) === null ? order : null) ?? asked ?? does ?? order;
  return {
    kind: 'text',
    order: sentence,
    material:
      sentence && language === 'en'
        ? (materialIn(sentence.masked.text, verbs) ?? materialIn(sentence.masked.text, handlingVerbs))
        : null,
    title:
      sentence && !sentence.text.startsWith('`')
        ? short(language === 'en' ? asOrder(sentence.text) : sentence.text)
        : title,
  };
}

/** "Rewrite in Go": a program, and no text that is given. */
function rewritesCode({ masked, index }: Statement, { parts }: Understanding): boolean {
  return (
    /^rewrite (?:it |this |that )?(?:in|with|using|on|from) /iu.test(masked.text) &&
    parts.some(({ statements }) => statements.includes(index))
  );
}

const determiner =
  '(?:(?:a|an|the|each|every|all|our|their|any|new|incoming|given|following|this|these|those|one|user) ){0,3}';
const end =
  '(?= (?:about|in|into|for|to|from|by|with|and|or|that|which|as|on|using|so|of|we|you|they|is|are|per|at|under|within|against)(?!\\p{L})|[,.:;!?(]|$)';

/** "A triage assistant": the name of a thing, and no verb. */
const noNoun = '(?<!(?<!\\p{L})(?:an?|the|our|this|as) )';

/** What a text is made from ("from commit messages"), else what the verb works on ("summarise a customer ticket"). */
function materialIn(sentence: string, verbs: string): string | null {
  const object = `((?:\\p{L}{2,20}[ -]){0,2}?\\p{L}{3,20})${end}`;
  const match =
    new RegExp(`(?:${verbs}) [^.;]{0,60}?(?<!\\p{L})(?:from|out of) ${determiner}${object}`, 'iu').exec(
      sentence,
    ) ?? new RegExp(`${noNoun}(?:${verbs}) ${determiner}${object}`, 'iu').exec(sentence);
  const material = match?.[1]?.toLowerCase() ?? null;
  const isPronoun =
    material !== null &&
    /^(?:it|them|this|that|these|those|in|into|what|how|whether|if|where|why)(?!\p{L})/u.test(material);
  return isPronoun ? null : material;
}
