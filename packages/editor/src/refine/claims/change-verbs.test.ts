import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const saying = (title: string, sentence: string) => `# A\n\n## ${title}\n\n${sentence}\n`;

describe('a value that is given anew', () => {
  it.each([
    [
      'Anforderungen',
      'Messwerte werden 10 Tage archiviert.',
      'Die Archivierung verlängern wir auf 14 Tage',
      '14 Tage',
    ],
    [
      'Exigences',
      'Une commande est gardée 7 jours dans la file.',
      'La durée de garde passe à 12 jours',
      '12 jours',
    ],
    [
      'Requisitos',
      'El aviso llega después de 3 minutos.',
      'El plazo del aviso sube a 6 minutos',
      '6 minutos',
    ],
    [
      'Eisen',
      'Het oude rooster blijft tot eind mei zichtbaar.',
      'Het oude rooster blijft tot eind juli zichtbaar',
      'juli',
    ],
    ['要件', '下書きは最大3日間保存する。', '下書きは最大7日間保存にしてください。', '7日間'],
  ])('takes the place of the one that stands: %s %s', async (title, sentence, feedback, fresh) => {
    const { output } = await revise(saying(title, sentence), feedback, 'Technical Spec', sentence);
    expect(output).toContain(fresh);
    expect(output.split('\n')).toHaveLength(saying(title, sentence).split('\n').length);
  });
});
