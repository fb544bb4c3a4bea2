import { describe } from 'vitest';
import { PROMPT } from '../samples/prompt.ts';
import { RFC } from '../samples/rfc.ts';
import { tried } from '../samples/tried.ts';
import { addConstraint, addVariable, outputFormat } from './prompt.ts';
import { addAlternative, addDrawback, rfcStatus } from './rfc.ts';

const RULE = '- Do not comment on formatting.\n';
const INPUT = '- `{{diff}}`: the diff; given for each run.\n';

describe('wishes about RFCs and prompts', () => {
  tried({
    operation: rfcStatus,
    before: RFC,
    slots: { status: 'Accepted' },
    right: [['Status:** not stated in the input', 'Status:** Accepted']],
    wrong: [['Author:** not stated in the input', 'Author:** Accepted']],
  });
  tried({
    operation: addAlternative,
    before: RFC,
    slots: { alternative: 'a second cron machine', reason: 'it would run every job twice' },
    right: [['run it.\n', 'run it.\n- A second cron machine, but it would run every job twice.\n']],
    wrong: [['run it.\n', 'run it.\n- A second cron machine.\n']],
  });
  tried({
    operation: addDrawback,
    before: RFC,
    slots: { fact: 'developers have to learn a new tool' },
    right: [
      ['a limit.\n', 'a limit.\n- **R-2:** Developers have to learn a new tool. *Mitigation:* open.\n'],
    ],
    wrong: [['run it.\n', 'run it.\n- Developers have to learn a new tool.\n']],
  });
  tried({
    operation: addConstraint,
    before: PROMPT,
    slots: { constraint: 'answers stay below 300 words' },
    right: [[RULE, `${RULE}- Answers stay below 300 words.\n`]],
    wrong: [[RULE, `${RULE}- Answers stay short.\n`]],
  });
  tried({
    operation: outputFormat,
    before: PROMPT,
    slots: { format: 'JSON', old: 'Markdown' },
    right: [['is Markdown', 'is JSON']],
    wrong: [['is Markdown.\n', 'is Markdown.\n- The output is JSON.\n']],
  });
  tried({
    operation: addVariable,
    before: PROMPT,
    slots: { variable: 'ticket' },
    right: [
      [INPUT, `${INPUT}- \`{{ticket}}\`: the ticket; given for each run.\n`],
      ['</diff>\n', '</diff>\n\n<ticket>\n{{ticket}}\n</ticket>\n'],
    ],
    wrong: [[INPUT, `${INPUT}- \`{{ticket}}\`: the ticket; given for each run.\n`]],
  });
  tried({
    operation: addVariable,
    before: PROMPT,
    slots: { variable: 'branch_name' },
    right: [
      [INPUT, `${INPUT}- \`{{branch_name}}\`: given for each run.\n`],
      ['</diff>\n', '</diff>\n\n<branch-name>\n{{branch_name}}\n</branch-name>\n'],
      [RULE, `${RULE}- Read \`branch-name\` first.\n`],
    ],
    wrong: [[RULE, `${RULE}- Read the branch first.\n`]],
  });
});
