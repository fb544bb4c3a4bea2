import { isPlural } from '../../voice/english.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const forms = 'JSON|CSV|XML|YAML|PDF|Markdown|HTML|Excel|XLSX|PNG|iCal|GeoJSON|NDJSON|Parquet';
const form = new RegExp(
  String.raw`^be (?:in |as |an? |valid )?(?<form>${forms})(?: files?)?(?: with (?<with>[^;:]{3,80}))?(?=$|[,;:( ])`,
  'iu',
);
const answers = new RegExp(
  String.raw`^(?:answer|reply|respond|print|return|export|output)(?: .{2,40}?)? (?:as|in) (?<form>${forms})(?: with (?<with>[^;:]{3,80}))?(?=$|[,;:( ])`,
  'iu',
);
const outputs =
  /(?:answer|response|reply|output|export|report|result|format|file|body|payload|list|document)s?$/iu;
const sorted =
  /^be (?:sorted|ordered|listed|shown) (?:by|in order of) (?:the |their )?(?<by>\p{Ll}[\p{L} ]{2,40}?)(?=$|[,;:(])/u;

/** "The answer is JSON with a category", "sorted by price": what reads it, and in which order it stands. Null for any other demand. English. */
export const readableCases: Shape = ({ parts: { subject, whole, condition, isNegative, ability } }) => {
  if (isNegative || condition !== null || ability !== null) return null;
  const found = (outputs.test(subject) ? form.exec(whole) : null)?.groups ?? answers.exec(whole)?.groups;
  if (found) {
    const kind = found['form'] ?? '';
    const fields = found['with'];
    return {
      shows: {
        given: 'an output of the system',
        trigger: `it is read as ${kind}`,
        outcome: `this works without an error${fields === undefined ? '' : ` and it has ${fields}`}`,
      },
      against: null,
    };
  }
  const by = sorted.exec(whole)?.groups?.['by'];
  if (by === undefined || (!isThing(subject) && !/^it$/iu.test(subject))) return null;
  const list = /^it$/iu.test(subject) ? 'the list' : subject;
  return {
    shows: {
      given: `there are several entries that differ in ${by}`,
      trigger: `somebody looks at ${list}`,
      outcome: `${isPlural(list) ? 'they stand' : 'it stands'} in the order of ${by}, and no entry is missing`,
    },
    against: null,
  };
};
