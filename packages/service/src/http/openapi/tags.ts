/** The chapters of the published description, in their order. */
export const TAGS = {
  Writing: 'The stages that turn rough text into polished text.',
  History: 'What was written before.',
  Notes: 'Short texts that a person keeps.',
  Models: 'What may be asked to write.',
  Provider: 'The model provider that a caller brings along.',
  Identity: 'Who the caller is, what the plan allows, and what holds for all of their texts.',
  Keys: 'Live and test keys, and session keys for clients that people sign in to.',
  Desktop: 'What the companion on a computer needs: sessions, projects, context, events.',
  Builds: 'Builds of the desktop application, for everybody.',
  Service: 'Whether and how the service runs.',
} as const;

/** A tag is a chapter of the published description. */
export type Tag = keyof typeof TAGS;
