import { withCapital } from '../first-letter.ts';
import { isOneSentence } from '../understand/argument/written.ts';
import type { Statement } from '../understand/statement.ts';
import { fixedBullets } from './blocks.ts';
import { type Composition, list, say } from './composition.ts';
import type { Block } from './document.ts';
import { type RiskParts, riskParts } from './risk-parts.ts';
import { inSentence } from './voice/in-sentence.ts';

/** A risk, in all clauses of its sentence, and what the text does about it. */
interface Told extends RiskParts {
  readonly last: Statement;
}

/** Each risk with what reduces it: what the input says so, in its sentence or behind it, else the question that asks. */
export function riskBlocks(composition: Composition): Block[] {
  const { phrases, pool, understanding } = composition;
  const risks = sentencesOf(pool.takeKinds('risk')).map((clauses) => toldBy(clauses, composition));
  const mitigations = pool.takeKinds('mitigation');
  const answered = risks.map((risk): string | null => {
    const answers = mitigations.filter(
      (one) => one.index > risk.last.index && between(risk.last, one, understanding.statements),
    );
    for (const answer of answers) mitigations.splice(mitigations.indexOf(answer), 1);
    const all = [...(risk.remedy === null ? [] : [risk.remedy]), ...answers.map(({ text }) => text)];
    return all.length === 0 ? null : all.join(' ');
  });
  const open = risks.flatMap(({ risk }, index) => (answered[index] === null ? [{ risk, index }] : []));
  const mark = open.length === 0 ? '' : askMitigation(composition, open);
  const blocks = fixedBullets(
    risks.map(({ risk }, index) => {
      const mitigation = answered[index] ?? say(composition, 'openPoint', { questions: mark });
      return `**R-${index + 1}:** ${feared(risk)} *${phrases.mitigationLabel}:* ${mitigation}`;
    }),
  );
  const rest = mitigations.map((one) => one.text);
  return rest.length > 0
    ? [...blocks, { kind: 'paragraph', text: `${phrases.mitigationLabel}: ${rest.join(' ')}` }]
    : blocks;
}

/** Clauses of one sentence tell of one risk. */
function sentencesOf(risks: readonly Statement[]): Statement[][] {
  const sentences: Statement[][] = [];
  for (const one of risks) {
    const sentence = sentences.at(-1);
    const before = sentence?.at(-1);
    if (sentence && before && one.index === before.index + 1 && isOneSentence(before, one))
      sentence.push(one);
    else sentences.push([one]);
  }
  return sentences;
}

/** The words of a risk; a sentence that was cut into clauses as it was written, so that none of its joints is lost. */
function toldBy(clauses: readonly Statement[], { understanding }: Composition): Told {
  const [first] = clauses;
  const last = clauses.at(-1);
  if (first === undefined || last === undefined) throw new Error('A risk has a clause');
  if (clauses.length === 1) return { ...riskParts(first.text), last };
  const rest = understanding.source.text.slice(first.end, last.end);
  const whole = `${first.text.replace(/[.!]$/u, '')}${rest}`
    .replace(/\s+/gu, ' ')
    .replace(/(?<![.!?])$/u, '.');
  return { ...riskParts(whole), last };
}

/** Asks what reduces the risks that nothing reduces: one in its words, several by their numbers. */
function askMitigation(
  composition: Composition,
  open: readonly { readonly risk: string; readonly index: number }[],
): string {
  const [only] = open;
  const ids = list(
    composition,
    open.map(({ index }) => `R-${index + 1}`),
  );
  return composition.questions.ask({
    key: 'mitigation',
    text:
      open.length === 1 && only
        ? say(composition, 'askMitigation', {
            text: inSentence(feared(only.risk).replace(/[.!。]+$/u, ''), composition),
          })
        : say(composition, 'askMitigations', { text: ids }),
    weight: 60,
    point: say(composition, 'pointRisks'),
  });
}

/** "I worry that suppliers change their columns" → "Suppliers change their columns": what is feared, and not that it is. English. */
function feared(text: string): string {
  const found =
    /^(?:(?:i|we)(?:['’]m| am|['’]re| are)? (?:also |a bit |really |still )?(?:worry|worried|fear|afraid|concerned)(?: a bit)?|(?:my|our|the|one|another) (?:main |biggest |only )?(?:worry|fear|concern|catch|downside|drawback|disadvantage) (?:is|here is)) (?:that )?(?=(?:the |an? |our |all |each |every |one |some |two )?\p{L}+(?: \p{L}+){2,})(?!about|of|is|whether|if|because)/iu.exec(
      text,
    );
  return found === null ? text : withCapital(text.slice(found[0].length));
}

/** Whether nothing but what reduces the risk stands between the two. */
function between(risk: Statement, one: Statement, all: readonly Statement[]): boolean {
  return all.every(({ index, kind }) => index <= risk.index || index >= one.index || kind === 'mitigation');
}
