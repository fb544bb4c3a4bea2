import { isJsonObject, type JsonObject } from '../../../document/json-object.ts';
import { sectionsOf } from '../../../document/outline.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { changedFragment } from '../../editing/api-fragment.ts';
import { splice } from '../../editing/splice.ts';
import { jsonSamples, writtenSample } from '../../endpoints/json-samples.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { namedLike } from '../../records/field-words.ts';
import { resourcesIn } from '../../records/resource-record.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const errors =
  '(?:the |all |every |each |our |any )*(?:error(?:s| responses?| answers?| body| bodies| objects?| payloads?| model| format| envelopes?| shape)?)';
const field =
  '(?:an? |the |its |another )?(?:field |property )?[`"“]?(?<field>[\\p{L}_][\\p{L}\\p{N}_]*(?: \\p{L}+){0,2}?)[`"”]?(?: field| property)?';
const patterns: readonly RegExp[] = [
  `^${errors} (?:also |always |should |must |has to |have to |needs? to )*(?:need|carry|carries|contain|include|have|has|return|get|give|show|lack|come with|misse)s? (?:also )?${field}(?: too| as well)?$`,
  `^(?:add|include|put|return) ${field} (?:to|in|into|with) ${errors}$`,
  `^${errors} (?:is|are) missing ${field}$`,
].map((one) => new RegExp(one, 'iu'));
const noName =
  /^(?:code|status|message|response|example|section|body|language|table|description|same|better|more|clear|meaningful|http)(?!_)(?!\p{L})|^[\p{L}]+s? (?:for|when|if|of|in|on|with|from)$/iu;

/** "Error responses need a trace_id": a field of the error object, in its sample and its schema. */
export const errorField: ExactReader = (words, draft) => {
  const said = groupsOf(patterns, words)?.['field']?.trim();
  if (said === undefined || noName.test(said)) return null;
  if (errorSamples(draft).length === 0) return null;
  const others = resourcesIn(draft).flatMap(({ fields }) => fields);
  const name = namedLike(/\s/u.test(said) ? said.toLowerCase().replaceAll(' ', '_') : said, others);
  return (now) => withErrorField(now, name);
};

/** The blocks under the error model that show an error as an object of its own. */
const errorSamples = (draft: Draft) =>
  sectionsOf(draft.outline, 'error-model').flatMap((section) =>
    jsonSamples(draft, section.nodes).filter(
      ({ value }) => isJsonObject(value) && isJsonObject(value['error']),
    ),
  );

function withErrorField(draft: Draft, name: string): Outcome {
  const samples = errorSamples(draft).flatMap((sample) =>
    writtenSample(draft, sample, withMember(sample.value, name, 'string')),
  );
  if (samples.length === 0) return noEffect(draft, `Errors carry ${name} already.`);
  const now = draftOf(splice(draft.text, samples), draft.request);
  const schemas = changedFragment(now, (fragment) => {
    const { components = {} } = fragment;
    const error = components.schemas?.['Error'];
    if (!isJsonObject(error) || !isJsonObject(error['properties'])) return fragment;
    const inner = error['properties']['error'];
    if (!isJsonObject(inner) || !isJsonObject(inner['properties'])) return fragment;
    const properties = { ...inner['properties'], [name]: { type: 'string' } };
    const own = { ...error, properties: { ...error['properties'], error: { ...inner, properties } } };
    return { ...fragment, components: { ...components, schemas: { ...components.schemas, Error: own } } };
  });
  return applied(draft, splice(now.text, schemas), `Every error carries ${name}.`);
}

function withMember(value: unknown, name: string, sample: string): unknown {
  const whole = value as JsonObject;
  const error = whole['error'] as JsonObject;
  return name in error ? value : { ...whole, error: { ...error, [name]: sample } };
}
