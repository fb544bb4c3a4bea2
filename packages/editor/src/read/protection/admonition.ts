import type { ProtectionRule } from './rule.ts';

/** The opening of a box in the Markdown of site generators, which names its kind: `/// note | Title`, `!!! warning "Title"`, `:::tip`. */
export const admonition: ProtectionRule = {
  kind: 'code',
  sign: /\/\/\/|!!!|\?\?\?|:::/,
  pattern:
    /^ {0,8}(?:\/\/\/|!!!|\?\?\?\+?|:::) ?(?:note|tip|warning|danger|info|abstract|summary|question|success|failure|bug|example|quote|caution|important|details|check|attention|hint|tab|seealso|deprecated|versionadded|versionchanged)(?![\p{L}\p{N}_-])/gmu,
};
