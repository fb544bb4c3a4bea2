import type { SectionId } from '../../formats/headings/table.ts';
import { headingOf } from '../../formats/headings.ts';
import { isOneSentence, sentenceOf } from '../../understand/argument/written.ts';
import type { Statement } from '../../understand/statement.ts';
import { short } from '../../understand/titles/short.ts';
import { backgroundBlocks, evidenceBlocks } from '../background.ts';
import { bullets, fixedBullets, numbered, paragraph } from '../blocks.ts';
import { mapTexts, questionsSection } from '../closing.ts';
import { type Composition, list, say, section } from '../composition.ts';
import type { Block, Document } from '../document.ts';
import { optionLines } from '../options.ts';
import { carriedBlocksOf, proseBlocks } from '../prose.ts';
import { askOwnQuestions, askVagueWords } from '../questions/raised.ts';
import { datesBlocks } from '../spec/operation.ts';
import { constraintLines } from './constraints.ts';
import { type ExamplePair, examplePair } from './example-pair.ts';
import { givenLines } from './given.ts';
import { goalLines } from './goal.ts';
import { inputBlocks } from './inputs.ts';
import { instructionItems } from './instructions.ts';
import { missingRules } from './missing-rules.ts';
import { outputFormat } from './output-format.ts';
import { askPoint } from './point.ts';
import { roleLines } from './role.ts';
import { successLines } from './success.ts';
import { type Task, taskOf } from './task.ts';
import { referTo, variablesOf } from './variables.ts';

/** The title in questions is at most so long. */
const longestTopic = 56;

/** Composes a prompt for a language model. */
export function prompt(original: Composition): Document {
  const task = taskOf(original);
  const composition = { ...original, topic: short(task.title, longestTopic) };
  const variables = variablesOf(composition, task);
  const tags = list(
    composition,
    variables.map((one) => `\`${one.tag}\``),
  );
  const further = askOwnQuestions(composition);
  askVagueWords(composition);
  const evidence = evidenceBlocks(composition);
  const role = roleLines(composition, task);
  const goal = goalLines(composition, task);
  const rules = task.kind === 'text' ? missingRules(composition) : [];
  const given = task.kind === 'text' ? givenLines(composition) : [];
  const output = outputFormat(composition, task);
  const success = successLines(composition, task);
  const constraints = constraintLines(composition, task);
  const examples = exampleBlocks(composition, task);
  const dates = datesBlocks(composition);
  const instructions = instructionItems(composition, task, tags);
  const options = task.kind === 'text' ? [] : bullets(optionLines(composition));
  const weighed =
    options.length === 0
      ? []
      : [paragraph(`**${headingOf('alternatives', composition.language)}**`), ...options];
  const background = [...backgroundBlocks(composition, [], evidence), ...weighed, ...dates];
  const context = background.length > 0 ? background : [paragraph(say(composition, 'promptContextNone'))];
  const parts: readonly [SectionId, readonly Block[]][] = [
    ['role', [paragraph(role.join(' '))]],
    ['goal', [paragraph(goal.join(' '))]],
    ['context', context],
    ['inputs', inputBlocks(composition, variables, { tags, given })],
    ['instructions', numbered(instructions)],
    ['constraints', bullets(constraints)],
    ['output-format', output],
    ['examples', examples],
    ['missing-information', missingBlocks(composition, task, { rules, further, tags })],
    ['success-criteria', bullets(success)],
  ];
  return {
    title: referTo(task.title, variables),
    sections: parts.map(([id, blocks]) =>
      section(
        composition,
        id,
        2,
        id === 'inputs' ? blocks : blocks.map((block) => mapTexts(block, (text) => referTo(text, variables))),
      ),
    ),
  };
}

/** Not to guess, and what is open. Settles the questions: nothing is asked after it. */
function missingBlocks(
  composition: Composition,
  task: Task,
  { rules, further, tags }: { rules: readonly string[]; further: readonly string[]; tags: string },
): Block[] {
  const { phrases, questions } = composition;
  const noData =
    task.kind === 'text' && rules.length === 0 ? ` ${say(composition, 'promptMissingData', { tags })}` : '';
  const open = questions.isEmpty
    ? []
    : [
        paragraph(phrases.promptOpenFirst),
        ...questionsSection(composition, 'missing-information', further).blocks,
      ];
  const text = `${phrases.promptMissing}${noData}`;
  const told = rules.length === 0 ? text : say(composition, 'promptMissingElse', { text });
  return [...bullets(rules), paragraph(told), ...open];
}

/** The examples that stand in sentences, each with its label where the input writes one: "Example input: …". */
function examplesTold({ pool, understanding, phrases }: Composition): Block[] {
  const statements = pool.takeKinds('example');
  const pairs = statements.map((one) => wholePair(one, understanding));
  // A pair is told by its whole sentence, whatever clauses that was cut into.
  pool.take((one) => pairs.some((pair, at) => pair !== null && isPartOf(one, statements[at])));
  if (pairs.some((pair) => pair !== null))
    return fixedBullets(
      pairs.map((pair, at) =>
        pair === null
          ? (statements[at]?.text ?? '')
          : {
              text: `**${phrases.promptExampleInput}:** ${pair.input}`,
              children: fixedBullets([`**${phrases.promptExampleOutput}:** ${pair.output}`]),
            },
      ),
    );
  const { text } = understanding.source;
  const lines = statements.map(({ start, end }) => {
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, end).trim();
    return labelled.test(line) ? line.replace(/^[-*+] /u, '') : null;
  });
  return lines.some((line) => line !== null)
    ? bullets(lines.map((line, at) => line ?? statements[at]?.text ?? ''))
    : proseBlocks(statements);
}

function isPartOf(one: Statement, example: Statement | undefined): boolean {
  return example !== undefined && isOneSentence(example, one);
}

/** The pair that the sentence of an example tells as it was written, else its statement alone. */
function wholePair(one: Statement, { source }: Composition['understanding']): ExamplePair | null {
  const { start, end } = sentenceOf(one);
  return examplePair(source.text.slice(start, end)) ?? examplePair(one.text);
}

const labelled =
  /^\s*(?:[-*+] )?(?:\p{L}+ )?(?:examples?|beispiele?|exemples?|ejemplos?|esempi?o?|exemplos?|voorbeeld|przykład|input|output|eingabe|ausgabe|entrée|sortie|entrada|salida)(?: \p{L}+)?\s?:\s/iu;

/** The examples of the input, its messages and documents among them, else the question for one. */
function exampleBlocks(composition: Composition, task: Task): Block[] {
  const { pool } = composition;
  const told = examplesTold(composition);
  const shown = carriedBlocksOf(
    composition,
    pool.takeCarried(({ block }) => /^(?:jsonc?|json5|http|xml|csv)$/iu.test(block.codeLanguage ?? '')),
  );
  const blocks = [...told, ...shown];
  if (blocks.length > 0) return blocks;
  if (task.kind !== 'text') return [paragraph(say(composition, 'promptNoExampleGiven'))];
  const questions = askPoint(composition, 'example');
  return [paragraph(say(composition, 'promptNoExample', { questions }))];
}
