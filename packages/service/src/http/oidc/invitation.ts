import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountFaults } from '../../access/accounts/account-rules.ts';
import { acceptInvitation, findInvitation } from '../../access/accounts/invitations.ts';
import type { EmbeddedSignIn } from '../../access/sign-in.ts';
import { passwordSetPage } from '../pages/account.ts';
import { faultPage } from '../pages/fault.ts';
import { setPasswordPage } from '../pages/set-password.ts';
import { ACCOUNT_PATH } from './account.ts';
import { formField } from './form.ts';
import { sendPage, sendTooMany } from './send-page.ts';

const GONE =
  'This link was used already, or is older than seven days. Ask whoever runs the service for another one.';

/** The page behind a one-time link: it makes an account, or sets its password anew. */
export function registerInvitation(scope: FastifyInstance, parts: EmbeddedSignIn): void {
  scope.get('/oidc/invitation/:secret', async (request, reply) => {
    const invitation = await findInvitation(parts.db, secretOf(request));
    if (invitation === undefined) return sendGone(reply);
    const page = setPasswordPage({ fixedName: invitation.name, name: '', faults: {} });
    return sendPage(reply, 200, page);
  });
  scope.post('/oidc/invitation/:secret', async (request, reply) => {
    const secret = secretOf(request);
    const invitation = await findInvitation(parts.db, secret);
    if (invitation === undefined) return sendGone(reply);
    const name = invitation.name ?? formField(request, 'name').trim();
    const password = formField(request, 'password');
    const faults = {
      ...accountFaults({ name, password }),
      ...(password === formField(request, 'repeated') ? {} : { repeated: 'The two passwords differ.' }),
    };
    if (Object.keys(faults).length === 0) {
      const wait = await parts.signInLimit.secondsToWait(name, request.ip);
      if (wait > 0) return sendTooMany(reply, wait);
      const { outcome } = await acceptInvitation(parts.db, secret, { name, password }, parts.defaultTier);
      if (outcome === 'gone') return sendGone(reply);
      if (outcome === 'accepted') return sendPage(reply, 200, passwordSetPage(ACCOUNT_PATH));
      Object.assign(faults, { name: 'Somebody else has this name.' });
    }
    return sendPage(reply, 400, setPasswordPage({ fixedName: invitation.name, name, faults }));
  });
}

function secretOf(request: FastifyRequest): string {
  return (request.params as { secret: string }).secret;
}

function sendGone(reply: FastifyReply): FastifyReply {
  return sendPage(reply, 404, faultPage('This link is no longer good', GONE));
}
