import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { findAccount, signIn } from '../../access/accounts/accounts.ts';
import { grantConsent } from '../../access/issuer/grant-consent.ts';
import type { EmbeddedSignIn } from '../../access/sign-in.ts';
import { consentPage } from '../pages/consent.ts';
import { faultPage } from '../pages/fault.ts';
import { signInPage } from '../pages/sign-in.ts';
import { formField } from './form.ts';
import { redirectSource } from './form-targets.ts';
import { fromPublicAddress } from './forwarded.ts';
import { sendPage, sendTooMany } from './send-page.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** A step of signing in, as it stands. */
interface Step {
  readonly provider: Provider;
  readonly interaction: Interaction;
  readonly client: string;
  readonly formTargets: readonly string[];
}

const GONE = 'This sign-in has expired or was finished already. Start again where you came from.';
const WRONG = 'The name or the password is wrong.';

/** The two steps that need the person: signing in, and allowing a program. */
export function registerInteraction(scope: FastifyInstance, parts: EmbeddedSignIn): void {
  scope.get('/oidc/interaction/:uid', async (request, reply) => {
    const step = await stepOf(parts, request, reply);
    return step === null ? sendGone(reply) : sendStep(parts, step, reply);
  });
  scope.post('/oidc/interaction/:uid', async (request, reply) => {
    const step = await stepOf(parts, request, reply);
    if (step === null || !parts.formTokens.matches(step.interaction.uid, formField(request, 'token'))) {
      return sendGone(reply);
    }
    const choice = formField(request, 'choice');
    if (choice === 'cancel') {
      return finish(step, request, reply, { error: 'access_denied', error_description: 'It was refused.' });
    }
    if (step.interaction.prompt.name === 'login') return trySignIn(parts, step, request, reply);
    const grantId = await grantConsent(step.provider, step.interaction);
    return finish(step, request, reply, { consent: { grantId } });
  });
}

/** The step the browser is at, by its cookie; null when there is none, or another than the address says. */
async function stepOf(
  parts: EmbeddedSignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Step | null> {
  const provider = await parts.issuer.provider();
  fromPublicAddress(request, provider.issuer);
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    const client = await provider.Client.find(String(interaction.params['client_id']));
    const { uid } = request.params as { uid: string };
    if (interaction.uid !== uid || client === undefined) return null;
    const target = redirectSource(interaction.params['redirect_uri']);
    return {
      provider,
      interaction,
      client: client.clientName ?? client.clientId,
      formTargets: target === null ? [] : [target],
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

async function sendStep(parts: EmbeddedSignIn, step: Step, reply: FastifyReply): Promise<FastifyReply> {
  const { interaction, client, formTargets } = step;
  const token = parts.formTokens.of(interaction.uid);
  if (interaction.prompt.name === 'login') {
    const hint = interaction.params['login_hint'];
    const name = typeof hint === 'string' ? hint : '';
    return sendPage(reply, 200, signInPage({ token, client, name, fault: null }), formTargets);
  }
  const account = await findAccount(parts.db, interaction.session?.accountId ?? '');
  const staysSignedIn = String(interaction.params['scope']).split(' ').includes('offline_access');
  const page = consentPage({ token, client, account: account?.name ?? '', staysSignedIn });
  return sendPage(reply, 200, page, formTargets);
}

async function trySignIn(
  parts: EmbeddedSignIn,
  step: Step,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const name = formField(request, 'name');
  const wait = await parts.signInLimit.secondsToWait(name, request.ip);
  if (wait > 0) return sendTooMany(reply, wait);
  const account = await signIn(parts.db, name, formField(request, 'password'));
  if (account === null) {
    const token = parts.formTokens.of(step.interaction.uid);
    const page = signInPage({ token, client: step.client, name, fault: WRONG });
    return sendPage(reply, 403, page, step.formTargets);
  }
  return finish(step, request, reply, { login: { accountId: account.userId, amr: ['pwd'] } });
}

async function finish(
  step: Step,
  request: FastifyRequest,
  reply: FastifyReply,
  result: InteractionResults,
): Promise<FastifyReply> {
  const next = await step.provider.interactionResult(request.raw, reply.raw, result);
  return reply.redirect(next, 303);
}

function sendGone(reply: FastifyReply): FastifyReply {
  return sendPage(reply, 400, faultPage('This page is no longer good', GONE));
}
