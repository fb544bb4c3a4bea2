import { expect, test } from 'vitest';
import { namesIn } from './names.ts';

test.each([
  ['en', 'The export, which Dana wrote, goes to S3.', ['Dana', 'S3']],
  ['fr', 'La file est lue par Kafka le lundi, puis par Dana.', ['Kafka', 'Dana']],
  ['ru', 'Отчёт делает Анна каждую ночь в Москве.', ['Анна', 'Москве']],
  // Every noun has a capital, so only what no noun looks like is taken for a name.
  [
    'de',
    'Der Export wird von Dana mit PostgreSQL und Kafka nach S3 geschrieben.',
    ['PostgreSQL', 'Kafka', 'S3'],
  ],
  ['zh', '服务使用Kafka和 PostgreSQL，名为 cart_items。', ['Kafka', 'PostgreSQL']],
])('%s: names are told from other words', (language, prose, names) => {
  expect(namesIn(prose, language)).toEqual(names);
});
