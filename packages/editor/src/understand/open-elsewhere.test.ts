import { expect, it } from 'vitest';
import { asQuestion } from '../compose/questions/as-question.ts';
import { isOpenElsewhere } from './open-elsewhere.ts';

it.each([
  ['de', 'Der Preis ist noch offen.', 'Was wird über den Preis entschieden?'],
  ['de', 'Ob Gäste auch buchen dürfen ist noch nicht entschieden.', 'Dürfen Gäste auch buchen?'],
  ['de', 'Wer die Schlüssel verwaltet müssen wir noch klären.', 'Wer verwaltet die Schlüssel?'],
  ['fr', 'Le prix reste à définir.', 'Que décide-t-on pour le prix\u00A0?'],
  ['es', 'El precio está por decidir.', '¿Qué se decide sobre el precio?'],
  ['pt', 'O preço ainda não está definido.', 'O que se decide sobre o preço?'],
  ['it', 'Il prezzo è da definire.', 'Che cosa si decide per il prezzo?'],
  ['nl', 'Of gasten mogen boeken is nog open.', 'Mogen gasten boeken?'],
  ['nl', 'Wie betaalt het transport is nog niet duidelijk.', 'Wie betaalt het transport?'],
  ['pl', 'Cena jest do ustalenia.', 'Co trzeba ustalić: cena?'],
  ['ja', '雨天時の返金方法は未定。', '雨天時の返金方法はどうしますか？'],
  ['zh', '钥匙谁来管还没定。', '钥匙谁来管？'],
])('asks what is said to be open (%s: %s)', (language, said, asked) => {
  expect(isOpenElsewhere(said, language)).toBe(true);
  expect(asQuestion(said, language)).toBe(asked);
});

it.each([
  ['de', 'Die Rechnung ist noch offen.'],
  ['de', 'Der Wart sieht, welche Termine noch offen sind.'],
  ['de', 'Wenn der Preis noch offen ist, fragt das System nach.'],
  ['nl', 'De deur is nog open.'],
  ['es', 'El plazo está por vencer.'],
  ['ja', '在庫が少ない。'],
  ['zh', '订单还没付款。'],
])('takes other states for none (%s: %s)', (language, said) => {
  expect(isOpenElsewhere(said, language)).toBe(false);
});

it.each([
  ['nl', 'We weten nog niet wie de sleutels beheert.', 'Wie beheert de sleutels?'],
  ['fr', 'À voir si les invités peuvent réserver.', 'Les invités peuvent réserver\u00A0?'],
])('asks what nobody knows yet (%s: %s)', (language, said, asked) => {
  expect(asQuestion(said, language)).toBe(asked);
});
