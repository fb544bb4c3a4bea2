import { readFileSync } from 'node:fs';

/** The XML Schema of documents, the text of `document-1.xsd` beside this file. */
export const documentSchema: string = readFileSync(new URL('./document-1.xsd', import.meta.url), 'utf8');
