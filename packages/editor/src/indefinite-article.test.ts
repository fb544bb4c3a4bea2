import { expect, it } from 'vitest';
import { indefiniteArticle } from './indefinite-article.ts';

it.each([
  'user',
  'unique id',
  'one-time link',
  'European order',
  'URL',
  'customer',
  'Usage report',
  'UUID',
  'utility',
])('puts "a" before %s', (phrase) => {
  expect(indefiniteArticle(phrase)).toBe('a');
});

it.each([
  'admin',
  'order',
  'hour',
  'HTTP call',
  'SLA',
  'unimportant mail',
  'uninstalled app',
  'Upload',
  '8-hour shift',
  'editor',
  'Ubuntu image',
  'urgent case',
])('puts "an" before %s', (phrase) => {
  expect(indefiniteArticle(phrase)).toBe('an');
});
