import { describe, expect, it } from 'vitest';
import { createEditor } from '../editor.ts';
import { read } from '../read/read.ts';
import { understand } from '../understand/understand.ts';
import { joined } from './blocks.ts';
import { roleNamed } from './jira/actor-words.ts';
import { gist } from './scenario/split.ts';
import { withoutSpaces } from './voice/unspaced.ts';

const editor = createEditor();
const specOf = async (input: string) =>
  (
    await editor.translate({
      input,
      format: 'Technical Spec',
      audience: 'Senior Dev',
      context: 'Backend',
      tone: 50,
    })
  ).output;

describe('a document in another language than English', () => {
  it('binds by its own word where the sentence demands by another', async () => {
    const spec = await specOf(
      'Hoy todo va por correo.\n\n- El sistema tiene que enviar un SMS al paciente\n- Los médicos han de poder bloquear franjas',
    );
    expect(spec).toContain('El sistema DEBE enviar un SMS al paciente.');
    expect(spec).toContain('Los médicos DEBEN poder bloquear franjas.');
  });

  it('tells a lead the decision once', async () => {
    const input =
      'Czujniki logują do pliku, ktoś to sprawdza raz dziennie.\n\nWybraliśmy TimescaleDB zamiast InfluxDB.\n\nAlarm musi przyjść w ciągu 60 s.';
    const request = { audience: 'Tech Lead', context: 'Backend', format: 'RFC', tone: 50 } as const;
    const { output } = await editor.translate({ input, ...request });
    const summary = output.split('\n## Podsumowanie\n')[1]?.split('\n## ')[0] ?? '';
    expect(summary.split('Wybraliśmy TimescaleDB').length).toBe(2);
  });

  it('asks for the failure of what is used, and not of what was turned down', () => {
    const { parts } = understand(read('Wybraliśmy TimescaleDB zamiast InfluxDB.\n\nAlarm musi przyjść.'));
    const named = parts.filter(({ isDependency }) => isDependency).map(({ name }) => name);
    expect(named).toEqual(['TimescaleDB']);
  });

  it('lists in the marks of its language, and leaves ids room to be told apart', () => {
    expect(joined(['a', 'b', 'c'], 'und')).toBe('a, b und c');
    expect(joined(['回滚', '告警', '端点'], '和')).toBe('回滚、告警和端点');
    expect(joined(['US-2', 'US-4'], '和')).toBe('US-2 和 US-4');
    expect(joined(['展開', 'リスク'], '、')).toBe('展開、リスク');
  });

  it('puts no space behind Chinese and Japanese marks, but keeps those of code', () => {
    expect(withoutSpaces('できる。 次に「`a。 b`」を見る。')).toBe('できる。次に「`a。 b`」を見る。');
  });

  it.each([
    ['I file (PDF, DOCX) vanno cifrati', 'I file (PDF, DOCX) vanno cifrati'],
    ['Se il server non risponde, si riprova', 'Se il server non risponde, si riprova'],
    [
      'Die Rechnung darf nie doppelt rausgehen, sonst gibt es Ärger',
      'Die Rechnung darf nie doppelt rausgehen',
    ],
  ])('keeps what the core of a clause needs: %s', (clause, core) => {
    expect(gist(clause)).toBe(core);
  });

  it.each([
    ['de', 'Kunden', 'Kunde'],
    ['pl', 'klienta', 'klient'],
    ['it', 'soci', 'socio'],
    ['de', 'Buchhaltung', null],
  ])('names a role in the singular (%s: %s)', (language, word, role) => {
    expect(roleNamed(word, language)).toBe(role);
  });

  it('binds what nobody who is named has to do, behind its case', async () => {
    const spanish = await specOf(
      'Queremos controlar los hornos. Si un horno pasa de 80 grados hay que avisar al turno por SMS.',
    );
    expect(spanish).toContain('Si un horno pasa de 80 grados se DEBE avisar al turno por SMS.');
  });

  it('binds by the words of the sentence where it has any, negated permission too', async () => {
    const polish = await specOf(
      'Chcemy wysyłać przypomnienia o wizytach.\n\n- SMS-y nie mogą być wysyłane w nocy\n- system wysyła drugie przypomnienie',
    );
    expect(polish).toContain('SMS-y nie MOGĄ być wysyłane w nocy.');
    expect(polish).toContain('System MUSI wysyłać drugie przypomnienie.');
    const dutch = await specOf('De kassa is traag.\n\n- een bon afdrukken mag maximaal 3 seconden duren');
    expect(dutch).toContain('Een bon afdrukken MAG maximaal 3 seconden duren.');
  });

  it.each([
    [
      'Ciao a tutti, vi riassumo la riunione di ieri sul portale fornitori.\n\nIl portale deve esportare i listini.',
      'Portale fornitori',
    ],
    [
      'Hoi allemaal, even over de koppeling met de bank.\n\nDe koppeling moet elke nacht draaien.',
      'Koppeling met de bank',
    ],
    ['大家好，说一下退款审核的问题。\n\n退款必须由主管审核。', '退款审核'],
    ['お疲れ様です。勤怠入力の件、今朝の内容を共有します。\n\n打刻漏れは翌日に通知すること。', '勤怠入力'],
    ['# Notulen overleg kassa, 8 april\n\nDe kassa moet offline werken.', 'Notulen overleg kassa, 8 april'],
  ])('takes its title from what the text says it is about', (text, title) => {
    expect(understand(read(text)).title).toBe(title);
  });

  it('ends no sentence within a date, and one before an inverted question mark', () => {
    const sentences = (text: string) =>
      read(text).blocks.flatMap((block) => block.sentences.map((one) => one.text));
    expect(sentences('Bis 14.3. sollte das fertig sein.')).toHaveLength(1);
    expect(sentences('Nach 21 Tagen die 1. Mahnung mit Gebühr.')).toHaveLength(1);
    expect(sentences('Ya no soporta Android 9. ¿sabemos cuántas hay?')).toHaveLength(2);
    expect(sentences('Dat eist de AVG. Alleen HR mag het zien.')).toHaveLength(2);
  });
});
