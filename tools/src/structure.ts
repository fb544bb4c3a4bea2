import { homedir, hostname } from 'node:os';
import { resolve } from 'node:path';
import { cycles } from './checks/cycles.ts';
import { direction } from './checks/direction.ts';
import { documentation } from './checks/documentation.ts';
import { duplicates } from './checks/duplicates.ts';
import { environment } from './checks/environment.ts';
import { machineNames } from './checks/machine.ts';
import { names } from './checks/names.ts';
import { patternParts } from './checks/pattern-parts.ts';
import { sizes } from './checks/sizes.ts';
import { report } from './report.ts';
import { readRepository } from './source/repository.ts';

/** `npm run structure`: the rules of this repository that no other tool checks. Exits 1 when one is broken. */
const root = resolve(import.meta.dirname, '../..');
const { text, failed } = report(readRepository(root), [
  direction,
  cycles,
  environment,
  sizes,
  duplicates,
  names,
  patternParts,
  documentation,
  machineNames({ root, home: homedir(), hostname: hostname() }),
]);
console.log(text);
process.exitCode = failed ? 1 : 0;
