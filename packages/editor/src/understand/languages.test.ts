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
    ['pl', 'Podejrzewam, że indeks zniknął.', 'assumption'],
    ['es', 'También hace falta un test.', 'requirement'],
    ['ja', 'ログインは1日5回までにする。', 'requirement'],
    ['de', 'Unklar ist mir noch ob wir die Logs aufheben müssen.', 'question'],
    ['es', 'Hay que definir quién paga las licencias.', 'question'],
    ['es', 'Hay que definir un límite por cliente.', 'requirement'],
    ['pt', 'Ainda não sabemos o que fazer com as trocas.', 'question'],
    ['nl', 'Het systeem moet bepalen welke klant belt.', 'requirement'],
    ['de', 'Bis 4.2. muss das laufen.', 'schedule'],
    ['de', 'Bis 4.2. muss der Vertrieb die Preise liefern.', 'requirement'],
    ['it', 'Consegna prevista per metà marzo.', 'schedule'],
    ['es', 'Fecha de entrega: 8 de abril.', 'schedule'],
    ['es', 'Lucía habla con el proveedor esta semana.', 'owner'],
    ['fr', 'Karim voit ça avec la compta cette semaine.', 'owner'],
    ['nl', 'Actie Bas: leverancier bellen.', 'owner'],
    ['es', 'Se descartó Odoo porque es lento.', 'alternative'],
    ['it', "Keycloak l'abbiamo scartato, troppo complesso.", 'alternative'],
    ['it', 'Non gestiamo i rimborsi.', 'nonGoal'],
    ['es', 'No guardamos nunca el número de tarjeta.', 'requirement'],
    ['de', 'Problem ist, dass die Kasse abstürzt und jemand sie neu starten muss.', 'problem'],
    ['es', 'Si el piloto va bien, seguimos con las demás tiendas.', 'rollout'],
    ['nl', 'Zorg dat de kassa zonder internet werkt.', 'requirement'],
    ['de', 'Jede Buchung darf genau einmal gezählt werden.', 'requirement'],
  ])('is read by what its sentences say: %s «%s» is a %s', (language, text, kind) => {
    expect(kindsOf(language, text)).toEqual([kind]);
  });

  it('takes what minutes agreed on for decisions', () => {
    const minutes =
      '## Acordado\n\n- el vecino manda una foto\n- el aviso va al departamento\n- los datos se borran a los 2 años\n- usamos PostGIS para el mapa';
    expect(kindsOf('es', minutes)).toEqual(['decision', 'decision', 'decision', 'decision']);
  });

  it.each([
    ['de', 'VG Malte', 'Das Backup muss nachts laufen.'],
    ['fr', 'Bonne journée', 'La sauvegarde doit tourner la nuit.'],
    ['pt', 'Cumprimentos, Inês', 'A cópia deve correr à noite.'],
  ])('takes no farewell for a statement (%s: %s)', (language, farewell, demand) => {
    expect(kindsOf(language, `${demand}\n\n${farewell}`)).toEqual(['requirement']);
  });

  it.each([
    ['es', 'Buenas, os paso lo que hablamos con el taller sobre las revisiones', 'revisiones'],
    ['nl', 'Hoi allemaal, ff samenvatten wat we besproken hebben over de facturen', 'facturen'],
    ['de', 'Moin, kurz was zum Lagerabgleich, hab eben mit Ina telefoniert.', 'Lagerabgleich'],
  ])('takes its topic from the sentence that announces it (%s)', (language, opening, topic) => {
    const more = { es: 'Debe avisar al cliente.', nl: 'Het moet snel.', de: 'Er muss nachts laufen.' };
    const { requestedTopic } = readStatements(
      read(`${opening}\n\n${more[language as keyof typeof more]}`),
      language,
    );
    expect(requestedTopic).toBe(topic);
  });

  it.each([
    ['es', '## Confirmación de entrega\n\n- el cliente debe firmar en pantalla'],
    ['nl', '## Zorg\n\n- de verpleger moet de dosis bevestigen'],
    ['es', 'Hoy todo va por correo.\n\n- el sistema debe enviar un SMS'],
  ])('takes a word of the matter for no announcement (%s: %s)', (language, text) => {
    expect(kindsOf(language, text).at(-1)).toBe('requirement');
  });

  it('tells on of today in a paragraph that opens with it', () => {
    expect(
      kindsOf(
        'es',
        'Ahora mismo se piden por teléfono. Los clientes se quejan porque no reciben ningún aviso.',
      ),
    ).toEqual(['problem', 'problem']);
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
