import type { Static } from 'typebox';
import { FORMATS } from './formats.ts';
import { enumeration } from './shapes/enumeration.ts';

/** Who the document is written for. It changes order, depth and wording, never facts. */
export const Audience = enumeration(
  'Audience',
  ['Junior Dev', 'Senior Dev', 'Tech Lead', 'SRE', 'Data Engineer'],
  { description: 'Reader the text is written for. Changes order, depth and wording, never facts.' },
);
export type Audience = Static<typeof Audience>;

/** The field of engineering whose questions the document answers. */
export const Context = enumeration('Context', ['Backend', 'Frontend', 'Mobile', 'Data/ML', 'DevOps'], {
  description: 'Field of engineering whose questions the text answers.',
});
export type Context = Static<typeof Context>;

/** What kind of text comes out. */
export const Format = enumeration('Format', FORMATS, {
  description: 'Kind of document to write. Optimize keeps the structure of the input.',
});
export type Format = Static<typeof Format>;

/** How the document is encoded in `output`. */
export const ResponseFormat = enumeration('ResponseFormat', ['markdown', 'xml'], {
  description: 'Encoding of the document. xml is valid against /schemas/document-1.xsd.',
  default: 'markdown',
});
export type ResponseFormat = Static<typeof ResponseFormat>;

/** Vendors and protocols a caller can bring a key of their own for. */
export const ProviderType = enumeration(
  'ProviderType',
  ['anthropic', 'openai', 'google', 'openai-compatible'],
  { description: 'Vendor, or protocol, of a model provider.' },
);
export type ProviderType = Static<typeof ProviderType>;

/** Where the configuration of a caller's provider stands. */
export const ProviderStatus = enumeration('ProviderStatus', ['unconfigured', 'invalid', 'active'], {
  description: 'State of a provider configuration.',
});
export type ProviderStatus = Static<typeof ProviderStatus>;

/** What the desktop application runs on. */
export const Runtime = enumeration('Runtime', ['tauri', 'electron', 'unknown'], {
  description: 'Runtime of the desktop application.',
  default: 'unknown',
});
export type Runtime = Static<typeof Runtime>;

/** Kind of client a device is; there is one so far. */
export const Platform = enumeration('Platform', ['desktop-app'], { description: 'Kind of client.' });
export type Platform = Static<typeof Platform>;

/** Which part of the product recorded an event. */
export const EventSource = enumeration('EventSource', ['api-v1', 'web', 'desktop'], {
  description: 'Part of the product that recorded the event.',
});
export type EventSource = Static<typeof EventSource>;

/** What kind of thing an event is about. */
export const EventEntityType = enumeration('EventEntityType', ['translation', 'project', 'manifest'], {
  description: 'Kind of thing the event is about.',
});
export type EventEntityType = Static<typeof EventEntityType>;

/** What can happen to something a desktop client follows. */
export const EventType = enumeration(
  'EventType',
  ['project.upserted', 'manifest.synced', 'translation.upserted', 'note.upserted'],
  { description: 'What happened.' },
);
export type EventType = Static<typeof EventType>;

/** Whether a key works on real data and quota, or on the embedded model alone. */
export const KeyMode = enumeration('KeyMode', ['live', 'test'], {
  description: 'A test key always uses the embedded model, spends no quota and writes no history.',
});
export type KeyMode = Static<typeof KeyMode>;

/** What a plan can unlock. */
export const Feature = enumeration('Feature', ['apiAccess', 'iterativeRefinement', 'customProvider'], {
  description: 'Ability that a plan unlocks.',
});
export type Feature = Static<typeof Feature>;

/** What a plan counts. */
export const QuotaKey = enumeration('QuotaKey', ['managedTokens', 'apiKeys'], {
  description: 'Quota of a plan.',
});
export type QuotaKey = Static<typeof QuotaKey>;

/** What a model can be asked to do. */
export const Stage = enumeration('Stage', ['optimize', 'translate', 'refine', 'summarize'], {
  description: 'Kind of work a model is asked to do.',
});
export type Stage = Static<typeof Stage>;
