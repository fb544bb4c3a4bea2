import { describe } from 'vitest';
import { SPEC } from '../samples/spec.ts';
import { tried } from '../samples/tried.ts';
import { addNonGoal, addQuestion, addRisk } from './adding-entries.ts';
import { addDeed, addRequirement } from './adding-requirements.ts';
import { addFact, addSection } from './adding-statements.ts';

const LAST = '- **FR-4:** The status page MUST respond quickly.\n';

describe('what adds', () => {
  tried({
    operation: addRequirement,
    before: SPEC,
    slots: { demand: 'the exporter must reject orders without a currency' },
    right: [[LAST, `${LAST}- **FR-5:** The exporter MUST reject orders without a currency.\n`]],
    wrong: [[LAST, `${LAST}- **FR-5:** The exporter MUST reject orders.\n`]],
  });
  tried({
    operation: addDeed,
    before: SPEC,
    slots: { deed: 'skip suspended workspaces' },
    right: [[LAST, `${LAST}- **FR-5:** The exporter MUST skip suspended workspaces.\n`]],
    wrong: [
      [LAST, `${LAST}- **FR-5:** The exporter MUST skip suspended workspaces.\n`],
      ['- A mobile app.\n', ''],
    ],
  });
  tried({
    operation: addRisk,
    before: SPEC,
    slots: { risk: 'the keys could expire' },
    right: [
      ['We can move.\n', 'We can move.\n- **R-2:** The keys could expire. *Mitigation:* open, see Q-1\n'],
    ],
    wrong: [['Four workers', 'The keys could expire. Four workers']],
  });
  tried({
    operation: addNonGoal,
    before: SPEC,
    slots: { thing: 'a realtime feed' },
    right: [['- A print view.\n', '- A print view.\n- A realtime feed.\n']],
    wrong: [['- A print view.\n', '- A realtime feed.\n']],
  });
  tried({
    operation: addQuestion,
    before: SPEC,
    slots: { question: 'Who renews the keys?' },
    right: [['“quickly”?\n', '“quickly”?\n- **Q-3:** Who renews the keys?\n']],
    wrong: [['“quickly”?\n', '“quickly”?\n- **Q-3:** The keys: who renews them?\n']],
  });
  tried({
    operation: addFact,
    before: SPEC,
    slots: { heading: 'Design', fact: 'the queue is hosted in Frankfurt' },
    right: [['files in order.', 'files in order. The queue is hosted in Frankfurt.']],
    wrong: [['for a month.', 'for a month. The queue is hosted in Frankfurt.']],
  });
  tried({
    operation: addSection,
    before: SPEC,
    slots: { new: 'Support', fact: 'the helpdesk answers on weekdays' },
    right: [['## Open questions', '## Support\n\nThe helpdesk answers on weekdays.\n\n## Open questions']],
    wrong: [['## Open questions', '## Support\n\nNone stated so far.\n\n## Open questions']],
  });
});
