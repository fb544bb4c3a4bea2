import { describe, expect, it } from 'vitest';
import { namedInputs } from './named-inputs.ts';

describe('namedInputs', () => {
  it.each([
    ['Input is the letter and the list of services we offer with prices.', ['letter', 'list of services']],
    ['Input: script (pdf text), running time, broadcast date.', ['script', 'running time', 'broadcast date']],
    ['Inputs are a transcript and the date.', ['transcript', 'date']],
    [
      'I paste in the list of orders with their dates and weights, and the depot.',
      ['list of orders', 'depot'],
    ],
    ['Input is one free text message, often typed with gloves so full of typos.', ['free text message']],
    ['Caller transcript comes in, it should be short.', ['caller transcript']],
    ['It gets the photo of the meter and the last reading.', ['photo of meter', 'last reading']],
  ])('names what comes in by %j', (sentence, names) => {
    expect(namedInputs(sentence)).toEqual(names);
  });

  it.each([
    'Input is up to 200 lines of log.',
    'The letter comes as plain text.',
    'Input: {"id": 1}',
    'If money comes in, tell the treasurer.',
    'It comes in handy.',
    'Input is the mail {{mail}}.',
  ])('names nothing by %j', (sentence) => {
    expect(namedInputs(sentence)).toEqual([]);
  });
});
