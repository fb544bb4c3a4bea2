import { describe } from 'vitest';
import { SPEC } from '../samples/spec.ts';
import { tried } from '../samples/tried.ts';
import { removeId, removeQuestion, removeSection, removeTopic } from './removing.ts';
import { renameDocument, renameHeading } from './renaming.ts';
import { shortenDocument, shortenSection } from './shortening.ts';

const GZIP = '- **FR-3:** The exporter SHOULD compress files with gzip.\n';
const GZIP_TEST =
  '- **T-1** (FR-3) Given the system is in use, When a file is written, Then it is compressed with gzip.\n';
const RISKS = '## Risks\n\n- **R-1:** The vendor may raise prices. *Mitigation:* We can move.\n\n';

describe('what removes, renames and shortens', () => {
  tried({
    operation: removeSection,
    before: SPEC,
    slots: { heading: 'Risks' },
    right: [[RISKS, '']],
    wrong: [['- **R-1:** The vendor may raise prices. *Mitigation:* We can move.\n\n', '']],
  });
  tried({
    operation: removeId,
    before: SPEC,
    slots: { id: 'FR-3' },
    right: [
      [GZIP, ''],
      [GZIP_TEST, ''],
      ['FR-4:', 'FR-3:'],
    ],
    wrong: [[GZIP, '']],
  });
  tried({
    operation: removeTopic,
    before: SPEC,
    slots: { topic: 'compressing files', says: 'The exporter SHOULD compress' },
    right: [
      [GZIP, ''],
      [GZIP_TEST, ''],
    ],
    wrong: [
      [GZIP, ''],
      [GZIP_TEST, ''],
      ['- **FR-4:** The status page MUST respond quickly.\n', ''],
    ],
  });
  tried({
    operation: removeQuestion,
    before: SPEC,
    slots: { topic: 'the second region', says: 'Who pays' },
    right: [['- **Q-1:** Who pays for the second region?\n- **Q-2:**', '- **Q-1:**']],
    wrong: [['- **Q-2:** Which numbers make this testable: “quickly”?\n', '']],
  });
  tried({
    operation: renameHeading,
    before: SPEC,
    slots: { heading: 'Design', new: 'Architecture' },
    right: [['## Design', '## Architecture']],
    wrong: [['# Order export', '# Architecture']],
  });
  tried({
    operation: renameDocument,
    before: SPEC,
    slots: { new: 'Nightly export' },
    right: [['# Order export', '# Nightly export']],
    wrong: [['## Summary', '## Nightly export']],
  });
  tried({
    operation: shortenDocument,
    before: SPEC,
    slots: {},
    right: [
      [' Support gets 25 tickets a week.', ''],
      [' The old job stays for a month.', ''],
      ['A scheduler fills the queue. ', ''],
    ],
    wrong: [
      [RISKS, ''],
      ['- **FR-4:** The status page MUST respond quickly.\n', ''],
    ],
  });
  tried({
    operation: shortenSection,
    before: SPEC,
    slots: { heading: 'Design' },
    right: [['A scheduler fills the queue. ', '']],
    wrong: [
      ['A scheduler fills the queue. ', ''],
      [' The old job stays for a month.', ''],
    ],
  });
});
