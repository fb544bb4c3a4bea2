import type { SettingsFault } from './fault.ts';
import type { EffectiveSetting } from './settings.ts';
import type { Variable } from './variable.ts';
import { type Values, type VariableName, variables } from './variables.ts';

/** The environment as values. A variable with a fault has its fallback, so that the checks after it can still run. */
export interface ReadVariables {
  readonly values: Values;
  readonly faults: readonly SettingsFault[];
  readonly effective: readonly EffectiveSetting[];
}

/** Parses every variable. An empty one counts as not set, which is how a compose file passes one on. */
export function readVariables(environment: NodeJS.ProcessEnv): ReadVariables {
  const faults: SettingsFault[] = [];
  const effective: EffectiveSetting[] = [];
  const values: Partial<Record<VariableName, unknown>> = {};
  for (const [name, definition] of Object.entries(variables) as [VariableName, Variable<unknown>][]) {
    const text = environment[name]?.trim() ?? '';
    const shown = (definition.masked ?? String)(text);
    const result = text === '' ? null : definition.parse(text);
    values[name] = result?.ok ? result.value : definition.fallback;
    if (result?.ok === false) faults.push({ name, found: `"${shown}"`, expected: result.expected });
    effective.push({
      name,
      value: result === null ? (definition.fallbackShown ?? String(definition.fallback)) : shown,
      source: result === null ? 'default' : 'environment',
      meaning: definition.meaning,
    });
  }
  return { values: values as Values, faults, effective };
}
