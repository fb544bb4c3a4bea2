import { describe, expect, it } from 'vitest';
import { actionOf } from './action.ts';

describe('actionOf', () => {
  it.each([
    ['POST', '/parcels/{id}/release', 'release'],
    ['POST', '/parcels/claim', 'claim'],
    ['POST', '/tasks/:id/nack', 'nack'],
    ['POST', '/alarms/{id}/acknowledge', 'acknowledge'],
    ['POST', '/samples/{code}/signoff', 'signoff'],
    ['POST', '/slots/{id}/booking', null],
    ['GET', '/parcels/claim', null],
    ['POST', '/parcels/{id}/scans', null],
    ['POST', '/parcels/address', null],
    ['POST', '/loyalty/redeem', 'redeem'],
    ['POST', '/loyalty/balance', null],
    ['POST', '/api/validate', null],
    ['POST', '/parcels', null],
  ] as const)('%s %s', (method, path, action) => {
    expect(actionOf({ method, path })).toBe(action);
  });
});
