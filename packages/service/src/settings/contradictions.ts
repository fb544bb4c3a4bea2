import type { Plans } from '../access/plans.ts';
import type { SettingsFault } from './fault.ts';
import { isSafeIssuer, originOf } from './parse-address.ts';
import type { Values, VariableName } from './variables.ts';

/**
 * Settings that are right one by one and wrong together.
 *
 * @param known faults found before; what depends on a value with a fault is not judged
 */
export function contradictions(
  values: Values,
  plans: Plans,
  known: readonly SettingsFault[],
): SettingsFault[] {
  const sound = (...names: VariableName[]) =>
    !known.some((fault) => names.some((name) => fault.name === name));
  return [
    ...(sound('FAIRCOPY_OIDC_ISSUER', 'FAIRCOPY_OIDC_AUDIENCE') ? halfAnIssuer(values) : []),
    ...(sound('FAIRCOPY_OIDC_ISSUER', 'FAIRCOPY_BASE_URL', 'FAIRCOPY_HOST', 'FAIRCOPY_PORT')
      ? issuerInTheClear(values)
      : []),
    ...(knowsPlans(values, known) && sound('FAIRCOPY_DEFAULT_TIER') ? unknownTier(values, plans) : []),
  ];
}

/** Whether nothing is wrong with the file that may name further plans. */
function knowsPlans({ FAIRCOPY_CONFIG: file }: Values, known: readonly SettingsFault[]): boolean {
  return !known.some(
    ({ name }) => name === 'FAIRCOPY_CONFIG' || (file !== null && name.startsWith(`${file}#`)),
  );
}

function halfAnIssuer(values: Values): SettingsFault[] {
  const { FAIRCOPY_OIDC_ISSUER: issuer, FAIRCOPY_OIDC_AUDIENCE: audience } = values;
  if (issuer !== null && audience === null) {
    const expected = 'the audience of the tokens, since FAIRCOPY_OIDC_ISSUER names an outside provider';
    return [{ name: 'FAIRCOPY_OIDC_AUDIENCE', found: 'nothing', expected }];
  }
  if (issuer === null && audience !== null) {
    const expected = 'the outside provider that FAIRCOPY_OIDC_AUDIENCE belongs to';
    return [{ name: 'FAIRCOPY_OIDC_ISSUER', found: 'nothing', expected }];
  }
  return [];
}

function issuerInTheClear(values: Values): SettingsFault[] {
  const origin = values.FAIRCOPY_BASE_URL ?? originOf(values.FAIRCOPY_HOST, values.FAIRCOPY_PORT);
  if (values.FAIRCOPY_OIDC_ISSUER !== null || isSafeIssuer(new URL(origin))) return [];
  const expected =
    'the https address clients reach the service at: without FAIRCOPY_OIDC_ISSUER the service is its own issuer, ' +
    'and an issuer may be http only on a loopback host';
  return [{ name: 'FAIRCOPY_BASE_URL', found: `"${origin}"`, expected }];
}

function unknownTier(values: Values, plans: Plans): SettingsFault[] {
  const tier = values.FAIRCOPY_DEFAULT_TIER;
  if (Object.hasOwn(plans, tier)) return [];
  const expected = `one of the plans ${Object.keys(plans).join(', ')}`;
  return [{ name: 'FAIRCOPY_DEFAULT_TIER', found: `"${tier}"`, expected }];
}
