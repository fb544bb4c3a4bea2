import { expect, test } from 'vitest';
import { namesIn } from './names.ts';

test.each([
  ['en', 'The export, which Dana wrote, goes to S3.', ['Dana', 'S3']],
  ['fr', 'La file est lue par Kafka le lundi, puis par Dana.', ['Kafka', 'Dana']],
  ['ru', 'Отчёт делает Анна каждую ночь в Москве.', ['Анна', 'Москве']],
  [
    'de',
    'Der Export wird von Jonas mit PostgreSQL und Kafka nach S3 geschrieben.',
    ['Jonas', 'PostgreSQL', 'Kafka', 'S3'],
  ],
  ['de', 'Das prüfen Frau Schneider, Herr Koch und die Firma Berg.', ['Schneider', 'Koch', 'Berg']],
  ['zh', '服务使用Kafka和 PostgreSQL，名为 cart_items。', ['Kafka', 'PostgreSQL']],
])('%s: names are told from other words', (language, prose, names) => {
  expect(namesIn(prose, language, () => false)).toEqual(names);
});

test('words that are given are not looked for', () => {
  expect(namesIn('Das prüfen Jonas und Contoso.', 'de', (word) => word === 'Jonas')).toEqual(['Contoso']);
});
