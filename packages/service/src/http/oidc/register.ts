import { ERROR_STATUS } from '@faircopy/contract';
import type { FastifyInstance } from 'fastify';
import { countedAddress } from '../../access/client-address.ts';
import type { EmbeddedSignIn } from '../../access/sign-in.ts';
import { issuerPages } from '../pages/issuer-pages.ts';
import { toFault } from '../to-fault.ts';
import { registerAccount } from './account.ts';
import { acceptForms } from './form.ts';
import { registerForwarding } from './forward.ts';
import { registerInteraction } from './interaction.ts';
import { registerInvitation } from './invitation.ts';
import { sendPage, sendTooMany } from './send-page.ts';

/** Puts the embedded issuer and its pages into the server. Faults below `/oidc` are answered with a page. */
export async function registerOidc(app: FastifyInstance, parts: EmbeddedSignIn): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const reading = await parts.addressLimit?.count(countedAddress(request.ip));
      if (reading?.allowed !== false) return;
      return sendTooMany(reply, reading.secondsLeft);
    });
    scope.setErrorHandler((error, request, reply) => {
      const fault = toFault(error);
      const status = ERROR_STATUS[fault.code];
      if (status >= 500) request.log.error({ err: error }, 'sign-in page failed');
      return sendPage(reply, status, issuerPages.fault(fault.message));
    });
    await scope.register(async (pages) => {
      acceptForms(pages);
      registerInteraction(pages, parts);
      registerInvitation(pages, parts);
      registerAccount(pages, parts);
    });
    await scope.register(async (rest) => registerForwarding(rest, parts));
  });
}
