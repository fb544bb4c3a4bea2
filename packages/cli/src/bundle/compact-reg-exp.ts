import { compactPattern } from './compact-pattern.ts';

/**
 * `RegExp` for code in the bundle: patterns that are put together from parts are as compact as those that stand in the code. A pattern
 * of another one keeps its sets.
 */
export const CompactRegExp: typeof RegExp = new Proxy(RegExp, {
  construct(Native, [written, flags]: ConstructorParameters<typeof RegExp>) {
    if (typeof written === 'string') {
      const compact = compactPattern({ pattern: written, flags: flags ?? '' });
      return new Native(compact.pattern, compact.flags);
    }
    const asked = flags ?? written.flags;
    return new Native(written.source, written.unicodeSets ? asked.replace('u', 'v') : asked);
  },
});
