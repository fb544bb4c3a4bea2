import type { Described } from './trial-document.ts';

export const sessionService: Described = {
  name: 'session-service',
  format: 'Technical Spec',
  language: 'en',
  annotations: {
    title: 'Sessions that last',
    demands: [
      'the gateway must hash every token before it is stored',
      'the cleaner must finish within 5 minutes',
    ],
    deeds: ['warn the user before a session ends', 'refuse logins from blocked countries'],
    risks: [
      'the cookie could exceed the size limit of old browsers',
      'the Redis licence may become more expensive',
    ],
    nonGoals: ['single sign-on for partners', 'a redesign of the login page'],
    questions: ['Who owns the signing keys?', 'Do guests get a session as well?'],
    facts: [
      ['Design', 'Redis runs on three nodes'],
      ['Context and problem', 'the gateway was written by a contractor in 2019'],
      ['Rollout and rollback', 'the support team is informed one week earlier'],
    ],
    sections: [
      ['Training', 'the support team gets a one-hour course'],
      ['Glossary', 'a session is the time between login and logout'],
    ],
    headings: [
      ['Observability', 'Monitoring'],
      ['Design', 'How it works'],
      ['Risks', 'Known dangers'],
    ],
    terms: [
      ['gateway', 'proxy'],
      ['session', 'visit'],
      ['cleaner', 'janitor'],
    ],
    requirements: [
      { topic: 'trusted devices', says: 'The gateway MAY remember' },
      { topic: 'the list of open sessions', says: 'A user MUST be able to see' },
      { topic: 'expired tokens', says: 'When a token has expired' },
      { topic: 'the login limit', says: 'The gateway SHOULD limit logins' },
    ],
    openQuestions: [
      {
        topic: 'the audit log',
        says: 'How long do we keep the audit log',
        answer: 'we keep it for two years',
      },
      {
        topic: 'suspicious logins',
        says: 'Who reviews suspicious logins',
        answer: 'the security team reviews them every Monday',
      },
      { topic: 'two regions', says: 'Do we support two regions', answer: 'we only support Europe' },
    ],
    values: [
      { topic: 'the session timeout', is: '20 minutes', other: '45 minutes' },
      { topic: 'the limit for a session check', is: '15 ms', other: '25 ms' },
      { topic: 'the time a trusted device is remembered', is: '30 days', other: '60 days' },
    ],
    dates: [{ topic: 'the switch to the new gateway', is: '1 March 2027', other: '15 June 2027' }],
    twofold: [
      {
        topic: 'expired tokens',
        says: 'When a token has expired',
        halves: ['refuse it with status 401', 'write the attempt to the audit log'],
      },
    ],
    vague: [{ topic: 'the login page', says: 'The login page MUST', word: 'fast', number: '1 second' }],
  },
};
