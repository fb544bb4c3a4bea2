import { DEFAULT_PLANS, type Plans } from '../access/plans.ts';
import { buildSettings, showEffective } from './build.ts';
import { readConfigFile } from './config-file.ts';
import { contradictions } from './contradictions.ts';
import { SettingsError, type SettingsFault } from './fault.ts';
import type { ManagedModel } from './managed-model.ts';
import { readVariables } from './read-variables.ts';
import { resolveModels } from './resolve-models.ts';
import type { Settings } from './settings.ts';
import { soundnessWarnings } from './soundness.ts';
import { unknownNames } from './unknown-names.ts';

/**
 * Turns the environment, and the configuration file it names, into settings.
 *
 * @throws {SettingsError} with every fault at once
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { values, faults, effective } = readVariables(environment);
  const file = readFile(values.FAIRCOPY_CONFIG, environment);
  const known = [...faults, ...file.faults];
  const all = [...known, ...contradictions(values, file.plans, known)];
  if (all.length > 0) throw new SettingsError(all);
  const settings = buildSettings(values, file);
  return deepFreeze({
    ...settings,
    warnings: [...unknownNames(environment, settings.models), ...soundnessWarnings(settings)],
    effective: showEffective(effective, settings),
  });
}

interface FileSettings {
  readonly models: readonly ManagedModel[];
  readonly plans: Plans;
  readonly faults: readonly SettingsFault[];
}

function readFile(file: string | null, environment: NodeJS.ProcessEnv): FileSettings {
  if (file === null) return { models: [], plans: DEFAULT_PLANS, faults: [] };
  const { content, faults } = readConfigFile(file);
  const resolvedModels = resolveModels(content?.models ?? [], environment, file);
  return {
    models: resolvedModels.models,
    plans: { ...DEFAULT_PLANS, ...content?.plans },
    faults: [...faults, ...resolvedModels.faults],
  };
}

/** Freezes all the way down. A secret has nothing that can be written, and is left as it is. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
