import { readSettings, type Settings } from '@faircopy/service/settings';
import type { CommandContext } from '../command-context.ts';
import { table } from '../report/table.ts';

/** Prints every setting as it took effect. @throws {SettingsError} */
export function showConfig({ environment, terminal }: CommandContext, asJson: boolean): void {
  const settings = readSettings(environment);
  if (asJson) {
    const { effective, models, plans, warnings } = settings;
    terminal.print(JSON.stringify({ settings: effective, models, plans, warnings }, null, 2));
    return;
  }
  for (const line of settingLines(settings)) terminal.print(line);
  for (const warning of settings.warnings) terminal.remark(`warning: ${warning}`);
}

function settingLines(settings: Settings): string[] {
  const environment = settings.effective.map(({ name, value, source }) => [name, value, source]);
  const models = settings.models.map((model) => [
    model.id,
    model.provider,
    model.model,
    model.baseUrl ?? "the provider's address",
    model.apiKeyVariable === null ? 'no key' : `key from ${model.apiKeyVariable}`,
    model.stages.join(','),
  ]);
  const plans = Object.entries(settings.plans).map(([tier, plan]) => [
    tier,
    plan.features.join(','),
    String(plan.managedTokensPerMonth ?? 'unlimited'),
    String(plan.maxApiKeys ?? 'unlimited'),
  ]);
  return [
    ...table([['SETTING', 'VALUE', 'FROM'], ...environment]),
    '',
    ...table([['MODEL', 'PROVIDER', 'NAME', 'ADDRESS', 'KEY', 'STAGES'], EMBEDDED, ...models]),
    '',
    ...table([['PLAN', 'FEATURES', 'TOKENS A MONTH', 'API KEYS'], ...plans]),
  ];
}

const EMBEDDED = ['faircopy-embedded', 'embedded', '', 'this process', 'no key', 'every stage'];
