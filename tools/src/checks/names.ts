import { type Check, failure } from './check.ts';

const VAGUE = /^(?:utils?|helpers?|common|misc|managers?|.*-(?:utils?|helpers?|manager))$/;

/** A folder or file is named after what it does; a name that fits anything collects everything. */
export const names: Check = {
  name: 'names',
  run({ sources }) {
    const vague = (path: string): string | undefined =>
      path.split('/').find((part) => VAGUE.test(part.replace(/(?:\.test)?\.ts$/, '')));
    const findings = sources.flatMap(({ path }) => {
      const part = vague(path);
      return part === undefined ? [] : [failure(path, `"${part}" does not say what is in it`)];
    });
    return { measured: `${sources.length} paths`, findings };
  },
};
