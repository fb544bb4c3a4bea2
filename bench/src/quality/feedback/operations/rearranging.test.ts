import { describe } from 'vitest';
import { SPEC } from '../samples/spec.ts';
import { tried } from '../samples/tried.ts';
import { mergeRequirements, splitRequirement } from './joining.ts';
import { toBullets, toNumbered, toTable } from './layout.ts';
import { moveSection, moveToNonGoals } from './moving.ts';
import { casual, forAudience, formal } from './tone.ts';

const RISKS = '## Risks\n\n- **R-1:** The vendor may raise prices. *Mitigation:* We can move.\n\n';
const WHOLE = '- **FR-2:** The exporter MUST encrypt every file and delete the plain copy.\n';
const PARAGRAPH = 'A scheduler fills the queue. Four workers read the queue and write the files in order.';
const FRIENDLY = SPEC.replace('We start', "We don't wait and start");

describe('what says the same elsewhere or otherwise', () => {
  tried({
    operation: moveSection,
    before: SPEC,
    slots: { heading: 'Risks', heading2: 'Design', where: 'before' },
    right: [
      [RISKS, ''],
      ['## Design', `${RISKS}## Design`],
    ],
    wrong: [
      [RISKS, ''],
      ['## Test plan', `${RISKS}## Test plan`],
    ],
  });
  tried({
    operation: moveToNonGoals,
    before: SPEC,
    slots: { id: 'FR-2' },
    right: [
      [WHOLE, ''],
      [
        '- A print view.\n',
        '- A print view.\n- Encrypting every file and deleting the plain copy of the exporter.\n',
      ],
      ['(FR-1, FR-2)', '(FR-1)'],
      ['against FR-1, FR-2 as', 'against FR-1 as'],
    ],
    wrong: [
      [WHOLE, ''],
      ['(FR-1, FR-2)', '(FR-1)'],
      ['against FR-1, FR-2 as', 'against FR-1 as'],
    ],
  });
  tried({
    operation: mergeRequirements,
    before: SPEC,
    slots: { id: 'FR-1', id2: 'FR-2' },
    right: [
      [
        'write one file per workspace.',
        'write one file per workspace, encrypt every file and delete the plain copy.',
      ],
      [WHOLE, ''],
      ['(FR-1, FR-2)', '(FR-1)'],
      ['against FR-1, FR-2 as', 'against FR-1 as'],
    ],
    wrong: [
      [WHOLE, ''],
      ['(FR-1, FR-2)', '(FR-1)'],
      ['against FR-1, FR-2 as', 'against FR-1 as'],
    ],
  });
  tried({
    operation: splitRequirement,
    before: SPEC,
    slots: { id: 'FR-2', one: 'encrypt every file', other: 'delete the plain copy' },
    right: [
      [
        WHOLE,
        '- **FR-2:** The exporter MUST encrypt every file.\n- **FR-5:** The exporter MUST delete the plain copy.\n',
      ],
    ],
    wrong: [
      [
        WHOLE,
        '- **FR-2:** The exporter MUST encrypt every file.\n- **FR-5:** It MUST delete the plain copy.\n',
      ],
    ],
  });
  tried({
    operation: toBullets,
    before: SPEC,
    slots: { heading: 'Design' },
    right: [[PARAGRAPH, `- ${PARAGRAPH.replace('. ', '.\n- ')}`]],
    wrong: [[PARAGRAPH, `- ${PARAGRAPH.split('. ')[0]}.`]],
  });
  tried({
    operation: toNumbered,
    before: SPEC,
    slots: { heading: 'Non-goals' },
    right: [['- A mobile app.\n- A print view.', '1. A mobile app.\n2. A print view.']],
    wrong: [['- A mobile app.\n- A print view.', '1. A mobile app.']],
  });
  tried({
    operation: toTable,
    before: SPEC,
    slots: { heading: 'Non-goals' },
    right: [['- A mobile app.\n- A print view.', '| Entry |\n| --- |\n| A mobile app |\n| A print view |']],
    wrong: [['- A mobile app.\n- A print view.', '| Entry |\n| --- |\n| A mobile app and a print view |']],
  });
  tried({
    operation: formal,
    before: FRIENDLY,
    slots: {},
    right: [["We don't wait", 'We do not wait']],
    wrong: [
      ["We don't wait", 'We do not wait'],
      ['The exporter MUST write', 'The exporter shall write'],
    ],
  });
  tried({
    operation: casual,
    before: SPEC,
    slots: {},
    right: [['stays for a month', "doesn't go for a month"]],
    wrong: [
      ['We can move.', "That's easy."],
      ['25 tickets', 'tickets'],
    ],
  });
  tried({
    operation: forAudience,
    before: SPEC,
    slots: { audience: 'tech leads' },
    right: [['## Design', '## Delivery plan\n\nThe milestone is the rollout.\n\n## Design']],
    wrong: [['## Design', '## Prerequisites\n\nNone stated so far.\n\n## Design']],
  });
});
