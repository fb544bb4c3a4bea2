import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { labelOf } from './hints.ts';
import { measuresIn } from './measures.ts';
import { readStatements } from './read-statements.ts';

const kindsOf = (language: string, text: string) =>
  readStatements(read(text), language).statements.map(({ kind }) => kind);

describe('a text in another language than English', () => {
  it.each([
    ['it', '## Rischi\n\n- il fornitore chiude ad agosto', ['risk']],
    ['nl', '## Besluiten\n\n- de kassa blijft op de oude server', ['decision']],
    ['pl', '## Poza zakresem\n\n- aplikacja mobilna', ['nonGoal']],
    ['pt', '## Fora do escopo\n\n- relatórios mensais', ['nonGoal']],
    ['ja', '## リスク\n\n- 夏に業者が休みになる', ['risk']],
    ['zh', '## 待定\n\n- 谁来付短信的钱', ['question']],
  ])('is read by its headings (%s)', (language, text, kinds) => {
    expect(kindsOf(language, text)).toEqual(kinds);
  });

  it.each([
    ['it', 'Una ricerca non deve durare più di 3 secondi.', 'quality'],
    ['nl', 'De kassa moet binnen 2 seconden antwoorden.', 'quality'],
    ['pl', 'Odpowiedź musi przyjść w ciągu 5 sekund.', 'quality'],
    ['ja', '検索結果は2秒以内に表示すること。', 'quality'],
    ['zh', '查询必须在200毫秒以内返回。', 'quality'],
    ['it', 'I file vanno cifrati prima del caricamento.', 'requirement'],
    ['pl', 'Import ma odrzucać puste pliki.', 'requirement'],
    ['it', 'Resta da capire chi paga il server.', 'question'],
    ['pt', 'Precisamos disso pronto até quinta.', 'schedule'],
    ['nl', 'Wouter pakt de API op.', 'owner'],
    ['zh', '老赵负责数据库。', 'owner'],
    ['it', 'Abbiamo valutato anche Kafka.', 'alternative'],
    ['de', 'Das kostet uns jede Woche einen halben Tag.', 'problem'],
    ['de', 'Unklar ist noch, wer das bezahlt.', 'question'],
    ['pl', 'Nie wiemy jeszcze, kto to utrzyma.', 'question'],
    ['nl', 'Eerst draaien we een week alleen voor de proefklanten.', 'rollout'],
    ['it', 'MongoDB è stato scartato perché nessuno lo conosce.', 'alternative'],
    ['es', 'Empezaremos por dos distritos.', 'rollout'],
    ['nl', 'Klanten loggen in met een eigen wachtwoord uit 2014.', 'problem'],
    ['pl', 'Podejrzewam, że indeks zniknął.', 'assumption'],
    ['es', 'También hace falta un test.', 'requirement'],
    ['ja', 'ログインは1日5回までにする。', 'requirement'],
  ])('is read by what its sentences say: %s «%s» is a %s', (language, text, kind) => {
    expect(kindsOf(language, text)).toEqual([kind]);
  });

  it('builds what minutes agreed on where they demand nothing else, and leaves what it is built with a decision', () => {
    const minutes =
      '## Acordado\n\n- el vecino manda una foto\n- el aviso va al departamento\n- los datos se borran a los 2 años\n- usamos PostGIS para el mapa';
    expect(kindsOf('es', minutes)).toEqual(['requirement', 'requirement', 'requirement', 'decision']);
  });

  it('has labels before a wide colon too', () => {
    expect(labelOf('決定事項：通知はメールで送る。')).toMatchObject({
      kind: 'decision',
      rest: '通知はメールで送る。',
    });
    expect(labelOf('Il rischio: il fornitore chiude')).toMatchObject({ kind: 'risk' });
  });

  it('has units behind numbers, where words have no spaces between them too', () => {
    expect(measuresIn('在3分钟以内，最多5万条').map(({ text }) => text)).toEqual(['3分钟', '5万条']);
    expect(measuresIn('po 15 minutach, w ciągu 5 sekund').map(({ text }) => text)).toContain('5 sekund');
    expect(measuresIn('100ms以内').map(({ unit }) => unit)).toEqual(['ms']);
  });
});
