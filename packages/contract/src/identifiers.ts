import Type, { type Static, type TString } from 'typebox';
import { LIMITS } from './limits.ts';
import { text } from './shapes/text.ts';

/** The fixed first part of every key and token of the service, by what it opens. */
export const KEY_PREFIXES = {
  live: 'fc_live_',
  test: 'fc_test_',
  session: 'fc_sess_',
  desktop: 'fc_desk_',
} as const;

/** The first part of the ids the service makes, by what they name. */
export const ID_PREFIXES = {
  user: 'usr_',
  translation: 'tr_',
  key: 'key_',
  note: 'note_',
  manifest: 'man_',
  event: 'evt_',
  context: 'ctx_',
} as const;

/** A name a desktop client gives to a device or a project. */
export const DesktopIdentifier = text(LIMITS.desktopIdentifier, {
  title: 'DesktopIdentifier',
  description: 'Name that a desktop client gives to a device or a project.',
  pattern: '^[A-Za-z0-9._:-]+$',
  examples: ['macbook-01.local', 'acme:billing-api'],
});
export type DesktopIdentifier = Static<typeof DesktopIdentifier>;

/** The name of a history item, chosen by the caller or made by the service. */
export const TranslationId = text(LIMITS.translationId, {
  title: 'TranslationId',
  description: 'Name of a history item. Sending it again replaces the item.',
  pattern: '^[A-Za-z0-9_-]+$',
  examples: ['tr_Vb3kq9XcT0aJmW2rLzYp'],
});
export type TranslationId = Static<typeof TranslationId>;

/** SHA-256 of a file's bytes. */
export const Sha256 = text(
  { minimum: 64, maximum: 64 },
  {
    title: 'Sha256',
    description: 'SHA-256 in lowercase hexadecimal.',
    pattern: '^[0-9a-f]{64}$',
    examples: ['2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
  },
);
export type Sha256 = Static<typeof Sha256>;

/** An id the service made: a prefix and at least 20 random URL-safe characters. */
export function resourceId(kind: keyof typeof ID_PREFIXES, description: string): TString {
  const prefix = ID_PREFIXES[kind];
  return Type.String({
    description,
    pattern: `^${prefix}[A-Za-z0-9_-]{20,}$`,
    examples: [`${prefix}7pQ2vX9cR4tB6nM1sK3w`],
  });
}

/** A moment, with its offset from UTC. */
export function timestamp(description: string): TString {
  return Type.String({ format: 'date-time', description, examples: ['2026-03-14T09:26:53.589Z'] });
}
