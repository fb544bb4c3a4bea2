import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const testsOf = (text: string) =>
  compose(read(text), {
    format: 'Technical Spec',
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  }).match(/Given .+/gu) ?? [];

describe('the test of a demand that names nothing to begin with', () => {
  it.each([
    ['The system must read from the replica.', 'When the system is in use, Then it reads from the replica.'],
    ['The import must not lock up the database.', 'Then the import does not lock up the database.'],
    [
      'We need an audit entry (who, when, which month).',
      'When somebody looks for an audit entry, Then there is one (who, when, which month).',
    ],
    [
      'Supervisors need a list of mis-scans per shift.',
      'Given a supervisor, When the supervisor looks for a list of mis-scans per shift, Then there is one.',
    ],
    ['Store only the sha256 of the token.', 'Then only the sha256 of the token is stored.'],
    ['Map columns to fields.', 'Then it maps columns to fields.'],
    [
      'The password needs a symbol and must not be in the list of known ones.',
      'Then this holds: “The password needs a symbol and must not be in the list of known ones”.',
    ],
    [
      'The till must show points and the expiry date when the card is scanned.',
      'When the card is scanned, Then the till shows points and the expiry date.',
    ],
    [
      'Warehouse staff must be able to scan parcels.',
      'Given warehouse staff, When they scan parcels, Then this succeeds.',
    ],
    [
      'A patient picks the doctor and the reason, then sees free slots.',
      'Given a patient, When the patient picks the doctor and the reason, Then the patient sees free slots.',
    ],
  ])('%s', (text, told) => {
    const tests = testsOf(text).join('\n');
    expect(tests).toContain(told);
    expect(tests).not.toContain('as worded');
  });
});

describe('a test of what a demand rules out', () => {
  it.each([
    [
      'Only role finance_admin can start it.',
      'Given somebody without role finance_admin, When they try to start it, Then they are refused with an error and nothing changes.',
    ],
    [
      'Keep the files on S3 for 7 days then delete.',
      'Given files on S3, When 7 days have passed, Then files on S3 are no longer there.',
    ],
    [
      'Undo within 24 h.',
      'Given 24 h have passed, When somebody tries to undo it, Then it is rejected with an error and nothing changes.',
    ],
  ])('%s', (text, denied) => {
    expect(testsOf(text)).toContain(denied);
  });

  it.each([
    'If a job fails, retry 3 times.',
    'Keep the files on S3 for 7 days.',
    'If a file has new columns, the load must go on.',
  ])('is not made up where it rules out nothing: %s', (text) => {
    expect(testsOf(text)).toHaveLength(1);
  });
});
