import { expect, it } from 'vitest';
import { isHandedOn, isMail, mailLine, quoteHeader } from './mail-head.ts';

it('reads what a mail is about without the marks of an answer', () => {
  expect(mailLine('Subject: Re: AW: Fwd: Export of invoices')?.subject).toBe('Export of invoices');
  expect(mailLine('**Betreff:** Umzug der Ablage')?.subject).toBe('Umzug der Ablage');
  expect(mailLine('From: Ada Obi')?.subject).toBeNull();
  expect(mailLine('Formats: csv, json')).toBeNull();
});

it('takes a text for a mail only with a subject and another line of its head, or with who wrote it to whom', () => {
  expect(isMail('From: Ada Obi\nTo: platform\nthe export stops')).toBe(true);
  expect(isMail('From: Ada\nSubject: export\n\nHi')).toBe(true);
  expect(isMail('From: the shop\nTo: the depot\nparcels travel by night')).toBe(false);
});

it('reads who wrote what is quoted, and when', () => {
  expect(quoteHeader('On Tue, 8 Apr Lars Winther wrote:')).toEqual({
    speaker: 'Lars Winther',
    time: 'Tue, 8 Apr',
  });
  expect(quoteHeader('On 3 May 2024 at 10:12, Mia Sol <mia@example.com> wrote:')).toEqual({
    speaker: 'Mia Sol',
    time: '3 May 2024 at 10:12',
  });
  expect(quoteHeader('On Monday we wrote a script')).toBeNull();
});

it('takes the line above a mail that is handed on for no sentence', () => {
  expect(isHandedOn('---------- Forwarded message ---------')).toBe(true);
  expect(isHandedOn('-----Original Message-----')).toBe(true);
  expect(isHandedOn('-------- Weitergeleitete Nachricht --------')).toBe(true);
  expect(isHandedOn('Begin forwarded message:')).toBe(true);
  expect(isHandedOn('- forward messages to the owner')).toBe(false);
  expect(isHandedOn('The original message')).toBe(false);
});
