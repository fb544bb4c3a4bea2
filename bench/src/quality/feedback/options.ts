import { parseArgs } from 'node:util';
import type { Half } from './phrasings.ts';

/** What a run was asked to do. */
export interface Options {
  readonly half?: Half;
  /** Only operations of these names; all where it is empty. */
  readonly operations: readonly string[];
  /** The file of phrasings, without its ending; all where it is not given. */
  readonly from?: string;
  /** Where failing cases are written. */
  readonly cases?: string;
  readonly showClosed: boolean;
  /** Documents a phrasing is tried on. */
  readonly per: number;
}

/** Reads the arguments of the command. Throws where one is not known. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      half: { type: 'string' },
      operation: { type: 'string', multiple: true },
      from: { type: 'string' },
      cases: { type: 'string' },
      'show-closed': { type: 'boolean' },
      per: { type: 'string' },
    },
  });
  const { half, cases, from } = values;
  if (half !== undefined && half !== 'open' && half !== 'closed') throw new Error('--half is open or closed');
  const per = Number(values.per ?? 2);
  if (!Number.isInteger(per) || per < 1) throw new Error('--per is a whole number from 1');
  return {
    ...(half ? { half } : {}),
    ...(cases ? { cases } : {}),
    ...(from ? { from } : {}),
    operations: values.operation ?? [],
    showClosed: values['show-closed'] ?? false,
    per,
  };
}
