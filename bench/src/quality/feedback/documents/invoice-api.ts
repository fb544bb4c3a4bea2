import type { Described } from './trial-document.ts';

export const invoiceApi: Described = {
  name: 'invoice-api',
  format: 'API Design',
  language: 'en',
  annotations: {
    title: 'Partner invoice API',
    demands: ['the API must reject invoices without a due date'],
    deeds: ['mask bank accounts in the log'],
    questions: ['Which currencies do we support?', 'How do partners test their integration?'],
    facts: [['Versioning', 'an old version is kept for one year']],
    terms: [['partner', 'integrator']],
    requirements: [
      { topic: 'logging calls', says: 'The API MUST log every call' },
      { topic: 'the idempotency key', says: 'Clients SHOULD send an idempotency key' },
    ],
    openQuestions: [
      {
        topic: 'the approval of new partners',
        says: 'Who approves new partners',
        answer: 'the sales team approves them',
      },
      {
        topic: 'webhooks for paid invoices',
        says: 'Do we need webhooks',
        answer: 'we do without them in the first version',
      },
    ],
    values: [{ topic: 'the response time', is: '400 ms', other: '250 ms' }],
    endpoints: [
      ['PATCH /invoices/{id}', 'changes the due date of a draft'],
      ['GET /payments', 'lists the payments of a customer'],
    ],
    paths: [
      ['/payments', '/incoming-payments'],
      ['/invoices', '/bills'],
    ],
  },
};
