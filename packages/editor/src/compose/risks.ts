import { fixedBullets } from './blocks.ts';
import { type Composition, say } from './composition.ts';
import type { Block } from './document.ts';

/** Each risk with what reduces it: the sentence of the input that says so, else the question that asks. */
export function riskBlocks(
  composition: Composition,
  unreachable: readonly { name: string; mark: string }[],
): Block[] {
  const { phrases, pool } = composition;
  const risks = pool.takeKinds('risk');
  const mitigations = pool.takeKinds('mitigation');
  const rows = risks.map((risk, index) => {
    const answer = mitigations.find((one) => one.index === risk.index + 1);
    if (answer) mitigations.splice(mitigations.indexOf(answer), 1);
    const mark = answer
      ? null
      : composition.questions.ask({
          key: 'mitigation',
          text: say(composition, 'askMitigation', { text: risk.text.replace(/[.!。]+$/u, '') }),
          weight: 60 - index,
          point: say(composition, 'pointRisks'),
        });
    return [
      `R-${index + 1}`,
      risk.text,
      answer?.text ?? say(composition, 'openPoint', { questions: mark ?? '' }),
    ];
  });
  const derived = unreachable.map(({ name, mark }, index) => [
    `R-${rows.length + index + 1}`,
    say(composition, 'riskUnreachable', { part: name }),
    say(composition, 'openPoint', { questions: mark }),
  ]);
  if (derived.length > 0) composition.assumptions.add(say(composition, 'assumeDerivedRisks'));
  const blocks = fixedBullets(
    [...rows, ...derived].map(
      ([id, text, mitigation]) => `**${id}:** ${text} *${phrases.mitigationLabel}:* ${mitigation}`,
    ),
  );
  const rest = mitigations.map((one) => one.text);
  return rest.length > 0
    ? [...blocks, { kind: 'paragraph', text: `${phrases.mitigationLabel}: ${rest.join(' ')}` }]
    : blocks;
}
