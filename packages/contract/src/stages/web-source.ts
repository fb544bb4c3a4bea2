import Type, { type Static } from 'typebox';

/** A page of the web that an answer draws on. */
export const WebSource = Type.Object(
  {
    url: Type.String({ format: 'uri', description: 'Address of the page.' }),
    title: Type.String({ description: 'Title of the page; empty when it has none.' }),
  },
  {
    title: 'WebSource',
    description: 'A page of the web that the answer draws on.',
    examples: [{ url: 'https://www.rfc-editor.org/rfc/rfc9110', title: 'RFC 9110: HTTP Semantics' }],
  },
);
export type WebSource = Static<typeof WebSource>;
