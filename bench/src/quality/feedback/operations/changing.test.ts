import { describe } from 'vitest';
import { SPEC } from '../samples/spec.ts';
import { tried } from '../samples/tried.ts';
import { answerQuestion } from './answering.ts';
import { makeOptional, strengthen, weaken } from './binding.ts';
import { setOwner } from './owner.ts';
import { fixSpelling } from './spelling.ts';
import { replaceTerm, replaceTermInSection } from './terms.ts';
import { changeNumber, changeValueOf, giveNumber, setDate } from './values.ts';

const MISSPELT = SPEC.replace('scheduler', 'schedluer');

describe('what puts one thing for another', () => {
  tried({
    operation: replaceTerm,
    before: SPEC,
    slots: { old: 'exporter', new: 'archive job' },
    right: [
      ['The exporter MUST write', 'The archive job MUST write'],
      ['The exporter MUST encrypt', 'The archive job MUST encrypt'],
      ['The exporter SHOULD', 'The archive job SHOULD'],
    ],
    wrong: [['The exporter MUST write', 'The archive job MUST write']],
  });
  tried({
    operation: replaceTermInSection,
    before: SPEC,
    slots: { old: 'file', new: 'archive', heading: 'Design' },
    right: [['write the files in', 'write the archives in']],
    wrong: [
      ['write the files in', 'write the archives in'],
      ['one file per', 'one archive per'],
    ],
  });
  for (const operation of [changeNumber, changeValueOf]) {
    tried({
      operation,
      before: SPEC,
      slots: { n: '30 minutes', is: '30 minutes', topic: 'the time of an export', m: '45 minutes' },
      right: [
        ['MUST finish within 30 minutes', 'MUST finish within 45 minutes'],
        ['finishes within 30 minutes', 'finishes within 45 minutes'],
        ['30 minutes passes, more than 30 minutes', '45 minutes passes, more than 45 minutes'],
      ],
      wrong: [['MUST finish within 30 minutes', 'MUST finish within 45 minutes']],
    });
  }
  tried({
    operation: setDate,
    before: SPEC,
    slots: { topic: 'the rollout', is: '3 February 2027', date: '12 April 2027' },
    right: [['3 February 2027', '12 April 2027']],
    wrong: [['for a month.', 'for a month. The rollout is on 12 April 2027.']],
  });
  tried({
    operation: giveNumber,
    before: SPEC,
    slots: { topic: 'the status page', m: '2 seconds', says: 'The status page', word: 'quickly' },
    right: [
      ['respond quickly.', 'respond within 2 seconds.'],
      ['- **Q-2:** Which numbers make this testable: “quickly”?\n', ''],
    ],
    wrong: [['respond quickly.', 'respond within 2 seconds.']],
  });
  tried({
    operation: weaken,
    before: SPEC,
    slots: { id: 'FR-1' },
    right: [['exporter MUST write', 'exporter SHOULD write']],
    wrong: [['exporter MUST encrypt', 'exporter SHOULD encrypt']],
  });
  tried({
    operation: makeOptional,
    before: SPEC,
    slots: { topic: 'compressing', says: 'The exporter SHOULD' },
    right: [['exporter SHOULD compress', 'exporter MAY compress']],
    wrong: [['exporter SHOULD compress files with gzip', 'exporter MAY compress files']],
  });
  tried({
    operation: strengthen,
    before: SPEC,
    slots: { id: 'FR-3' },
    right: [['exporter SHOULD compress', 'exporter MUST compress']],
    wrong: [['exporter SHOULD compress', 'exporter MAY compress']],
  });
  tried({
    operation: answerQuestion,
    before: SPEC,
    slots: { topic: 'the second region', answer: 'finance pays for it', says: 'Who pays' },
    right: [
      ['- **Q-1:** Who pays for the second region?\n', ''],
      ['files in order.', 'files in order. Finance pays for the second region.'],
    ],
    wrong: [
      ['- **Q-1:** Who pays for the second region?\n', ''],
      ['files in order.', 'files in order. Finance pays for it pays for the second region.'],
    ],
  });
  tried({
    operation: setOwner,
    before: SPEC,
    slots: { name: 'Priya Shah' },
    right: [['## Summary\n', '## Summary\n\n**Owner:** Priya Shah\n']],
    wrong: [['files in order.', 'files in order. Priya Shah.']],
  });
  tried({
    operation: fixSpelling,
    before: MISSPELT,
    slots: { right: SPEC, wrong: 'schedluer' },
    right: [['schedluer', 'scheduler']],
    wrong: [['A schedluer fills', 'A scheduler fulls']],
  });
});
