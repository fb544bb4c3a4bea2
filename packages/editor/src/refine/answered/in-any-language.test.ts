import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

/** A specification whose open questions stand in its input. */
const specOf = (language: {
  readonly title: string;
  readonly problem: string;
  readonly requirement: string;
  readonly open: string;
  readonly asked: readonly string[];
}) => ({
  input: [language.requirement, ...language.asked].join('\n'),
  text: `# ${language.title}

## ${language.problem}

${language.requirement}

## ${language.open}

${language.asked.map((question, at) => `- **Q-${at + 1}:** ${question}`).join('\n')}
`,
});
const spanish = specOf({
  title: 'Alquiler de bicicletas',
  problem: 'Contexto y problema',
  requirement: 'Los vecinos recogen la bicicleta en el mercado y la devuelven por la noche.',
  open: 'Preguntas abiertas',
  asked: ['¿Quién repara las bicicletas?', '¿Qué pasa con los cascos perdidos?'],
});
const polish = specOf({
  title: 'Wypożyczalnia rowerów',
  problem: 'Kontekst i problem',
  requirement: 'Mieszkańcy odbierają rower na rynku i oddają go wieczorem.',
  open: 'Otwarte pytania',
  asked: ['Kto naprawia zepsute rowery?'],
});
const japanese = specOf({
  title: '自転車の貸出',
  problem: '背景と課題',
  requirement: '住民は市場で自転車を借りて、夜に返す。',
  open: '未解決の質問',
  asked: ['自転車の修理費用は誰が負担しますか？'],
});
const refine = async ({ text, input }: ReturnType<typeof specOf>, feedback: string) =>
  revise(text, feedback, 'Technical Spec', input);

describe('a statement that answers a question of the input', () => {
  it('closes each of the questions that it answers', async () => {
    const { output } = await refine(
      spanish,
      'Las bicicletas las repara el taller municipal, y los cascos perdidos se pagan.',
    );
    expect(output).not.toContain('Q-');
    expect(output).toContain('Las bicicletas las repara el taller municipal.');
    expect(output).toContain('Los cascos perdidos se pagan.');
  });

  it.each([
    [polish, 'Zepsute rowery naprawia warsztat miejski.'],
    [japanese, '自転車の修理費用は市が負担する。'],
  ])('is written down in its own words: %#', async (spec, answer) => {
    const { output } = await refine(spec, answer);
    expect(output).toContain(answer);
    expect(output).not.toContain('Q-1');
  });

  it('is none where it speaks of the question', async () => {
    const { output } = await refine(polish, 'Pytanie o zepsute rowery jest zbędne i nikogo nie dotyczy.');
    expect(output).toBe(polish.text);
  });
});

describe('an order and what stands behind its comma', () => {
  it('takes out the requirement, and not its reason', async () => {
    const text = `# Bicis

## Requisitos

- **FR-1:** El casco DEBE pesar menos de 300 g.
- **FR-2:** La bicicleta DEBE tener timbre.
`;
    const { output } = await revise(text, 'Quita el requisito del casco, nadie lo lleva', 'Technical Spec');
    expect(output).not.toContain('FR-1:** El casco');
    expect(output).toContain('timbre');
  });

  it.each([
    ['O início passa para 3 de maio', 'O início está previsto para 20 de abril.', '3 de maio'],
    ['Start przesuwa się na 3 maja', 'Start jest planowany na 20 kwietnia.', '3 maja'],
    ['L’inizio slitta al 3 maggio', 'L’inizio è previsto per il 20 aprile.', '3 maggio'],
  ])('moves a day in the months of its language: %s', async (feedback, stated, fresh) => {
    const { output } = await revise(`# A\n\n## B\n\n${stated}\n`, feedback, 'Technical Spec', stated);
    expect(output).toContain(fresh);
    expect(output).not.toContain('20');
  });
});
