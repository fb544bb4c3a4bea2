import type { Described } from './trial-document.ts';

export const fleetModel: Described = {
  name: 'fleet-model',
  format: 'Data Model',
  language: 'en',
  annotations: {
    title: 'Vans and trips',
    demands: ['a trip must have a distance above zero'],
    questions: ['Who may read the licence number?', 'Do rented vans count as well?'],
    facts: [['Freshness', 'trips appear within ten minutes']],
    openQuestions: [
      { topic: 'who enters repairs', says: 'Who enters repairs', answer: 'the garage enters them' },
      {
        topic: 'private trips',
        says: 'Do we store private trips',
        answer: 'they are stored without a route',
      },
    ],
    values: [{ topic: 'the time the evening report is ready', is: '18:00', other: '19:30' }],
    fields: [
      ['vehicle', 'color', 'text'],
      ['driver', 'phone', 'text'],
      ['repair', 'invoice_number', 'text'],
    ],
    fieldNames: [
      ['trip', 'distance', 'distance_km'],
      ['vehicle', 'model', 'model_name'],
    ],
    entities: [
      ['garage', 'id, name and city'],
      ['fuel_stop', 'id, liters and paid_on'],
    ],
    unrelated: [['driver', 'repair']],
  },
};
