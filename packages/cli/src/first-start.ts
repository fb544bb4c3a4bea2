import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A little of everything that texts hold: code is kept compiled that was called until the first answer. */
const FIRST_TEXT = `hi all, the import is slow since 2.1, it must take less then 10 s and nobody knows why.

- users can upload a CSV file, max 5 MB
- POST /imports should return 202 with the id of the job, GET /imports/{id} gives its status
- if a row is invalid, it is skiped and listed in the report

We decided to use a queue because the old cron job blocked everything. Tom will talk to finance until friday.
Should admins be able to cancel a import? The risk is that duplicates come in twice.`;

/** A wish in words that only what was learned reads. */
const FIRST_FEEDBACK = 'Finance would sleep better if the report named who uploaded the file.';

const OPTIONS = { audience: 'Senior Dev', context: 'Backend', format: 'Technical Spec', tone: 50 };

/** What a first start is asked for. */
type Asked = 'document' | 'feedback';

/**
 * Starts the service once on an empty folder and asks it, so that what a first start works out and keeps is there before anybody waits
 * for it: for a document compiled code, word tables and the memory of harper.js, for feedback what was learned of wishes.
 */
async function startOnce(asked: Asked): Promise<void> {
  // what the command loads before it knows what to do
  await import('./run.ts');
  const { openService } = await import('./serve/open-service.ts');
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-prepare-'));
  try {
    await using service = await openService({
      FAIRCOPY_DATA_DIR: folder,
      FAIRCOPY_PORT: '0',
      FAIRCOPY_LOG_LEVEL: 'silent',
    });
    const ask = async (stage: string, body: object): Promise<string> => {
      const answer = await fetch(`${service.address}/api/v1/${stage}`, {
        method: 'POST',
        headers: { 'x-api-key': service.firstKey ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ ...OPTIONS, ...body }),
      });
      return answer.text();
    };
    if (asked === 'document') {
      await ask('translate', { input: FIRST_TEXT });
    } else {
      await ask('refine', {
        originalInput: FIRST_TEXT,
        previousOutput: FIRST_TEXT,
        feedback: FIRST_FEEDBACK,
      });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await startOnce(process.argv.includes('feedback') ? 'feedback' : 'document');
