import { withCapital } from '../first-letter.ts';
import type { Statement } from '../understand/statement.ts';
import { fixedBullets } from './blocks.ts';
import { type Composition, list, say } from './composition.ts';
import type { Block } from './document.ts';
import { inSentence } from './voice/in-sentence.ts';

/** Each risk with what reduces it: the sentence of the input that says so, else the question that asks. */
export function riskBlocks(composition: Composition): Block[] {
  const { phrases, pool } = composition;
  const risks = pool.takeKinds('risk');
  const mitigations = pool.takeKinds('mitigation');
  const answered = risks.map((risk) => {
    const answers = mitigations.filter(
      (one) => one.index > risk.index && between(risk, one, composition.understanding.statements),
    );
    for (const answer of answers) mitigations.splice(mitigations.indexOf(answer), 1);
    return answers;
  });
  const open = risks.flatMap((risk, index) => (answered[index]?.length === 0 ? [{ risk, index }] : []));
  const mark = open.length === 0 ? '' : askMitigation(composition, open);
  const blocks = fixedBullets(
    risks.map((risk, index) => {
      const answers = (answered[index] ?? []).map(({ text }) => text).join(' ');
      const mitigation = answers === '' ? say(composition, 'openPoint', { questions: mark }) : answers;
      return `**R-${index + 1}:** ${feared(risk.text)} *${phrases.mitigationLabel}:* ${mitigation}`;
    }),
  );
  const rest = mitigations.map((one) => one.text);
  return rest.length > 0
    ? [...blocks, { kind: 'paragraph', text: `${phrases.mitigationLabel}: ${rest.join(' ')}` }]
    : blocks;
}

/** Asks what reduces the risks that nothing reduces: one in its words, several by their numbers. */
function askMitigation(
  composition: Composition,
  open: readonly { readonly risk: Statement; readonly index: number }[],
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
            text: inSentence(feared(only.risk.text).replace(/[.!。]+$/u, ''), composition),
          })
        : say(composition, 'askMitigations', { text: ids }),
    weight: 60,
    point: say(composition, 'pointRisks'),
  });
}

/** "I worry that suppliers change their columns" → "Suppliers change their columns": what is feared, and not that it is. English. */
function feared(text: string): string {
  const found =
    /^(?:(?:i|we)(?:['’]m| am|['’]re| are)? (?:also |a bit |really |still )?(?:worry|worried|fear|afraid|concerned)(?: a bit)?|(?:my|our|the|one|another) (?:main |biggest |only )?(?:worry|fear|concern) (?:is|here is)) (?:that )?(?=(?:the |an? |our |all |each |every |one |some |two )?\p{L}+(?: \p{L}+){2,})(?!about|of|is|whether|if|because)/iu.exec(
      text,
    );
  return found === null ? text : withCapital(text.slice(found[0].length));
}

/** Whether nothing but what reduces the risk stands between the two. */
function between(risk: Statement, one: Statement, all: readonly Statement[]): boolean {
  return all.every(({ index, kind }) => index <= risk.index || index >= one.index || kind === 'mitigation');
}
