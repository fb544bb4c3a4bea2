import type { Audience, Format } from '@faircopy/contract';
import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { compose } from './compose.ts';

const composed = (input: string, format: Format, audience: Audience = 'Senior Dev', tone = 50) =>
  compose(read(input), { audience, context: 'Backend', format, tone });
const sectionOf = (document: string, heading: string) =>
  document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';

const thin =
  'We want to move the invoice archive from files to Postgres. Max 5 copies per invoice. Owner: Mara. Should we encrypt the copies?';

describe('a document of a few sentences', () => {
  it('says first what is to be done, and demands it', () => {
    const document = composed(thin, 'RFC');
    expect(sectionOf(document, 'Summary')).toMatch(/move the invoice archive from files to Postgres\./iu);
    expect(document).toContain('**FR-1:** The invoice archive MUST be moved from files to Postgres.');
  });

  it('names the owner that the input names among the metadata', () => {
    expect(sectionOf(composed(thin, 'RFC'), 'Metadata')).toContain('- **Owner:** Mara');
  });

  it('asks why, and claims of no section that the input says nothing of it', () => {
    const document = composed(thin, 'RFC');
    expect(document).toContain('Which problem does this solve');
    expect(sectionOf(document, 'Prior art')).toBe('None stated so far.');
    expect(document).not.toMatch(/The input (?:names|describes|weighs|excludes|says)/u);
  });

  it('explains no section to a junior developer that says nothing, and works no example without an act', () => {
    const document = composed('The limit is 5 MB.', 'Technical Spec', 'Junior Dev');
    expect(sectionOf(document, 'Alternatives')).toBe('None stated so far.');
    expect(document).not.toContain('Worked example');
  });
});

it('tells no benefit that the input does not give, and asks for the purpose of the work', () => {
  const document = composed(thin, 'Jira Tickets');
  expect(document).toContain('I want the invoice archive to be moved from files to Postgres.');
  expect(document).toMatch(/Which problem does this solve/u);
});

it('speaks to the model in a formal prompt too', () => {
  expect(composed('You are a strict reviewer. Review the diff.', 'Prompt', 'Senior Dev', 90)).toContain(
    'You are a strict reviewer.',
  );
});

describe('a data model of operations alone', () => {
  const document = composed('- POST /orders\n- GET /orders/{id}\n- GET /customers/{id}/orders', 'Data Model');

  it('has the things their paths name, and what belongs to what', () => {
    expect(document).toContain('`order.customer_id`');
    expect(document).toContain('| `customer` | `id` | `id` |');
  });

  it('takes the operations for ways of access', () => {
    expect(sectionOf(document, 'Access patterns')).toContain('`GET /orders/{id}`');
  });
});

it('keeps demands that bind no value out of the rules of quality', () => {
  const document = composed(
    'A room has a name and a size. A name must not be empty. Users must log in again after 30 days.',
    'Data Model',
  );
  expect(sectionOf(document, 'Quality rules')).toContain('empty');
  expect(sectionOf(document, 'Requirements')).toContain('log in again');
});

it('asks about what is to be done where the title only says what is wrong', () => {
  const document = composed(
    'Search is slow again, p95 is 4.2s on the product page. We should use pg_trgm.',
    'RFC',
  );
  expect(document).not.toContain('How does “Search is slow');
});

it('gives no operation what stands below the list of operations', () => {
  const document = composed(
    '- POST /orders\n- DELETE /orders/{id}\nAuth: bearer token. 100 requests per minute per client.',
    'API Design',
  );
  expect(sectionOf(document, 'Consumers and authentication')).toContain('bearer token');
  expect(sectionOf(document, 'Limits')).toContain('100 requests per minute');
});

it('tests that there is only one of something by a second one', () => {
  expect(composed('There must be one vote per member and poll.', 'Jira Tickets')).toContain(
    'Given there is a vote for a member and a poll, When another vote is added for the same member and poll, Then it is rejected',
  );
});
