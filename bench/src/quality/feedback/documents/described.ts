import { auditRfc } from './audit-rfc.ts';
import { clinicTickets } from './clinic-tickets.ts';
import { fleetModel } from './fleet-model.ts';
import { invoiceApi } from './invoice-api.ts';
import { lagerDe } from './lager-de.ts';
import { libraryModel } from './library-model.ts';
import { orderExport } from './order-export.ts';
import { parcelTickets } from './parcel-tickets.ts';
import { queueRfc } from './queue-rfc.ts';
import { reviewPrompt } from './review-prompt.ts';
import { roomsApi } from './rooms-api.ts';
import { sallesFr } from './salles-fr.ts';
import { sessionService } from './session-service.ts';
import { tallerEs } from './taller-es.ts';
import { triagePrompt } from './triage-prompt.ts';
import type { Described } from './trial-document.ts';

/** The rough texts beside this file, two a format in English, and a specification in each of three other languages. */
export const DESCRIBED: readonly Described[] = [
  orderExport,
  sessionService,
  parcelTickets,
  clinicTickets,
  invoiceApi,
  roomsApi,
  auditRfc,
  queueRfc,
  libraryModel,
  fleetModel,
  triagePrompt,
  reviewPrompt,
  lagerDe,
  sallesFr,
  tallerEs,
];
