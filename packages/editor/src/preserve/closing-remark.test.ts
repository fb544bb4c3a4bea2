import { describe, expect, it } from 'vitest';
import { subjectOf } from '../quality/check.ts';
import { spec, specInput } from '../quality/samples/spec.ts';
import { readRecent } from '../read/recent-readings.ts';
import { closingRemark } from './closing-remark.ts';

function breachesOf(document: string) {
  const shared = { format: 'Technical Spec', audience: 'Senior Dev', tone: 50 } as const;
  return closingRemark(subjectOf({ ...shared, source: readRecent(specInput), document })).map(
    ({ kind }) => kind,
  );
}

describe('a remark at the end of a document', () => {
  it.each([
    'Best wishes from your robot friend!',
    'Best wishes from your robot friend!\n\nligula',
    '以下是修改后的文本：\n\n以下是修改后的文本：',
    'Blue whales sing songs.\n\nNobody hears whales sing.',
  ])('is found, alone, before a single word and in several paragraphs: %j', (remark) => {
    expect(breachesOf(`${spec}\n${remark}`)).toEqual(['chat']);
  });

  it.each([
    'None.',
    'Rows are streamed.\n\nNone.',
    'The export job keeps whales in a queue.\n\nWhales wait in a queue.',
  ])('is not seen in what the document speaks of, nor in a single word: %j', (paragraphs) => {
    expect(breachesOf(`${spec}\n${paragraphs}`)).toEqual([]);
  });
});
