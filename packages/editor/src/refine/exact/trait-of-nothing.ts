import { keysIn } from '../../document/keys.ts';
import { spokenName } from '../design/spoken/names.ts';
import { entitiesIn } from '../entities/places.ts';
import { noEffect } from '../instruction.ts';
import { resourcesIn } from '../records/resource-record.ts';
import type { ExactReader } from './exact-reader.ts';

const trait =
  '(?:optional|nullable|required|mandatory|unique|not null|indexed|an? (?:uuid|integer|string|boolean|enum|timestamp|date|text|number|decimal|list|array)|null|empty)';
const said = new RegExp(
  `^(?:the )?(?<field>[\\p{L}_][\\p{L}\\p{N}_]*(?: [\\p{L}_]+)?) (?:of|in|on) (?:an? |the |each |every )?(?<owner>[\\p{L}_]+(?: [\\p{L}_]+)?) (?:is|are|should be|must be|can be|may be|has to be) (?:always )?${trait}$`,
  'iu',
);

/** "Description of an incident is optional" where the design has no incident, or it no description: nothing else is meant. */
export const traitOfNothing: ExactReader = (words, draft) => {
  const { field = '', owner = '' } = said.exec(words)?.groups ?? {};
  if (field === '' || keysIn(words).length > 0) return null;
  const whole = (name: string, phrase: string) => spokenName(name).exec(phrase)?.[0].length === phrase.length;
  const records = [
    ...entitiesIn(draft).map(({ name, rows }) => ({ name, fields: rows.map((row) => row.name) })),
    ...resourcesIn(draft),
  ];
  if (records.length === 0) return null;
  const record = records.find(({ name }) => whole(name, owner));
  if (record?.fields.some((name) => whole(name, field))) return null;
  // a part of the text may be called so
  if (
    /^(?:section|table|body|request|response|answer|call|endpoint|header|query|path|parameter)s?$/iu.test(
      owner,
    )
  )
    return null;
  const known = record ? `${record.name} has no field ${field}.` : `There is no ${owner} in the model.`;
  return (now) => ({ ...noEffect(now, known), isBeyond: true });
};
