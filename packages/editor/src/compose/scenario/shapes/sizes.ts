import { oneOf, withArticle } from '../act.ts';
import { refused } from '../failure.ts';
import type { Shape } from './shape.ts';

const limit = String.raw`(?:(?:not|no)(?: be)? (?:bigger|larger|more|heavier|longer) than|up to|at most|max(?:imum|\.)?(?: of| size)?|below|under|less than|limited to) (?<limit>\d[\d.,]* ?(?:[kKMG]i?B|bytes?|characters?|chars|pixels?|px|pages?))(?![\p{L}\d])`;
const kinds =
  'photo|picture|image|video|attachment|document|pdf|scan|recording|avatar|logo|batch|message|comment|note|description|title|name|payload|body|csv|text|password|subject|audio file|upload|file';
const thing = new RegExp(
  String.raw`(?<!\p{L})(?<thing>(?:\p{Ll}+(?<!s) )?(?:${kinds}))(?<plural>e?s)?(?!\p{L})(?<between>[^.;:]{0,60}?)\(?(?:\p{L}{2,5}, )?${limit}`,
  'iu',
);

/** "Photos not bigger than 5 MB": one of that size is taken, a larger one is not. Null for any other demand. English. */
export const sizeCases: Shape = ({ parts: { condition }, text }) => {
  if (condition !== null) return null;
  const found = thing.exec(text)?.groups;
  if (!found || verbs.test(found['between'] ?? '')) return null;
  const name = (found['thing'] ?? '').toLowerCase().replace(notDescribing, '');
  const one = withArticle(found['plural'] === undefined ? name : oneOf(`${name}${found['plural']}`));
  const size = found['limit'] ?? '';
  const isText = /(?:char|page)/iu.test(size);
  const way = isText
    ? 'is saved'
    : /(?<!\p{L})(?:send|sends|post|posts|batch|batches|message|payload|request)/iu.test(text)
      ? 'is sent in'
      : 'is uploaded';
  return {
    shows: { given: `${one} of ${size}`, trigger: `it ${way}`, outcome: 'it is accepted' },
    against: {
      given: `${one} of more than ${size}`,
      trigger: `somebody tries to ${tries[way]} it`,
      outcome: refused,
    },
  };
};

const tries: Readonly<Record<string, string>> = {
  'is saved': 'save',
  'is sent in': 'send',
  'is uploaded': 'upload',
};

/** What stands before a noun and says nothing of it. */
const notDescribing =
  /^(?:the|an?|and|or|of|for|with|each|every|all|any|to|upload|add|attach|new|max|per|post|send|take|enter|by|in|from|optional|their|its) /iu;
const verbs = /(?<!\p{L})(?:takes?|within|seconds?|scaled|converted|shrunk|resized|compressed)(?!\p{L})/iu;
