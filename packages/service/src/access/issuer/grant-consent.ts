import type { Provider } from 'oidc-provider';

/**
 * Records that the person who is signed in allowed what an interaction asks for.
 *
 * @returns id of the grant
 * @throws {Error} when nobody is signed in
 */
export async function grantConsent(
  provider: Provider,
  interaction: InstanceType<Provider['Interaction']>,
): Promise<string> {
  const { grantId, params, prompt, session } = interaction;
  if (session === undefined) throw new Error('Consent was given by nobody.');
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant =
    known ?? new provider.Grant({ accountId: session.accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope(textList(prompt.details['missingOIDCScope']).join(' '));
  grant.addOIDCClaims(textList(prompt.details['missingOIDCClaims']));
  return grant.save();
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
