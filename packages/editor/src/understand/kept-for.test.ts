import { expect, it } from 'vitest';
import { keptFor } from './kept-for.ts';

it.each([
  'Abholdaten bewahren wir 6 Monate auf.',
  'Die Kopien sind zwei Jahre lang aufzuheben.',
  'Gegevens bewaren we 7 jaar.',
  'Beelden worden na een week verwijderd.',
  'On garde les inscriptions trois ans.',
  "Les traces sont effacées au bout d'un an.",
  'Guardamos las aperturas 6 meses, luego fuera.',
  'Las fotos se borran a los dos años.',
  'I dati delle prenotazioni li teniamo 2 anni.',
  'Guardamos os pedidos 3 anos e depois apagamos.',
  'Fotos apagadas passado um ano.',
  'Zdjęcia trzymamy rok, potem do kasacji.',
  'Pozycje kasujemy po 30 dniach.',
  '開閉履歴は1年間保存。',
  '打刻データは5年後に削除。',
  '照片保存两年',
  '签到记录保留半年',
])('reads how long data is kept: %s', (text) => {
  expect(keptFor.test(text)).toBe(true);
});

it.each([
  'Nach 7 Tagen geht das Paket zurück.',
  'Der Warenkorb wird nach 30 Minuten gelöscht.',
  'We delete three accounts a day.',
  'El código vale dos días.',
  '予約は3日前まで変更できる。',
  '超过8度给值班护士打电话。',
])('takes no other time for one: %s', (text) => {
  expect(keptFor.test(text)).toBe(false);
});
