import { sectionsOf } from '../../../document/outline.ts';
import { exactDesignWish } from '../../design/design.ts';
import { changeOf, wishOf } from '../../design/spoken/parameter-traits.ts';
import { draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { membersOf } from '../../endpoints/body-fields.ts';
import { operationsIn, sameOperations } from '../../endpoints/operations.ts';
import { parametersIn, withChangedParameters, withoutParameters } from '../../endpoints/parameter-edits.ts';
import { withParameters } from '../../endpoints/parameters.ts';
import { applied, noEffect } from '../../instruction.ts';
import { withRenamedField } from '../../instructions/rename-record.ts';
import { insertInto } from '../../place/insert.ts';
import { withRenamedBodyField } from '../../records/body-field.ts';
import { resourcesIn } from '../../records/resource-record.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const name = (group: string) => `[\`"“]?(?<${group}>[\\p{L}_][\\p{L}\\p{N}_-]{1,40})[\`"”]?`;
const all = '(?:,? (?:everywhere|throughout|in (?:all|every) \\p{L}+|in the whole (?:api|design)))?';
const renaming: readonly RegExp[] = [
  `^rename (?:the )?(?:field |parameter |param |property )?${name('old')} (?:to|into|as|->|→) ${name('fresh')}${all}$`,
  `^${name('old')} (?:should|must|has to) be (?:called|named|renamed to) ${name('fresh')}${all}$`,
  `^(?:call|name) ${name('old')} ${name('fresh')}${all}$`,
  `^${name('old')}\\s?(?:->|→|=>)\\s?${name('fresh')}${all}$`,
  `^use ${name('fresh')} (?:instead of|rather than) ${name('old')}${all}$`,
].map((one) => new RegExp(one, 'iu'));
const several = new RegExp(
  `^(?:use|take|we use|prefer) (?:an? )?${name('fresh')}(?: parameter)? (?:instead of|rather than) ${name('one')} (?:and|\\+|/) ${name('two')}$`,
  'iu',
);
const strength =
  /^(?:the )?[`"“]?(?<name>[\p{L}_][\p{L}\p{N}_-]{1,40})[`"”]?(?: (?:header|field|parameter|param))? (?:is|should be|must be|becomes) (?:optional|required|mandatory|not required)$/iu;
const exempt =
  /^(?:the )?rate limit (?:is|should be|must be) (?<rate>\d+ ?(?:requests?|calls?)? ?(?:per|a|\/) ?\p{L}+) for (?<who>(?:the |our )?[\p{L} -]{3,40})$/iu;
const unlimited: readonly RegExp[] = [
  /^(?:there (?:is|should be) )?no rate limit(?:ing|s)? for (?<who>(?:the |our )?[\p{L} -]{3,40})$/iu,
  /^(?<who>(?:the |our )?[\p{L} -]{3,40}?) (?:have|has|should have|get|gets) no rate limit$/iu,
  /^(?<who>(?:the |our )?[\p{L} -]{3,40}?) (?:are|is|should be) (?:exempt|excluded) from (?:the )?rate limit(?:ing|s)?$/iu,
];
/** "Call the path parameter x instead of y." */
const kindFirst = new RegExp(
  `^(?:call|name|use) (?:the )?(?:(?:path|query|header|url) )?(?:parameter|param|header|variable) ${name('fresh')} (?:instead of|rather than|not) ${name('old')}$`,
  'iu',
);
const coded = /_|\p{Ll}\p{Lu}|^\p{Lu}\p{L}*(?:-\p{Lu}\p{L}*)+$/u;

/** What a name of the design is to be, wherever it stands, and for whom a limit holds. */
export const nameSaid: ExactReader = (given, draft) => {
  if (operationsIn(draft).length === 0) return null;
  const words = given.replace(kindFirst, 'rename the parameter $<old> to $<fresh>');
  if (words !== given) {
    const change = exactDesignWish(words, [], draft);
    if (change && change.rest === undefined) return change.change;
    // the name is none of a term that other words have, too
    return (now) => ({ ...noEffect(now, 'No parameter that can be renamed is called so.'), isBeyond: true });
  }
  const parameters = parametersIn(draft);
  const fields = resourcesIn(draft).flatMap((one) => one.fields);
  const shown = operationsIn(draft).flatMap((call) => [
    ...membersOf(draft, call),
    ...membersOf(draft, call, 'answer'),
  ]);
  const isKnown = (one: string) =>
    fields.includes(one) || shown.includes(one) || parameters.some((own) => own.name === one);
  const { old, fresh } = groupsOf(renaming, words) ?? {};
  // a name of one kind alone is read by those who know of it
  if (old !== undefined && fresh !== undefined && isKnown(old) && !isKnown(fresh)) {
    const isBoth =
      parameters.some((own) => own.name === old) && (fields.includes(old) || shown.includes(old));
    return isBoth && !/param|filter|query|header|field|body/iu.test(words)
      ? (now) => {
          const own = parametersIn(now).filter((one) => one.name === old);
          const change = {
            ...changeOf({}),
            name: fresh,
            schema: (schema: Readonly<Record<string, unknown>>) => schema,
          };
          let current = draftOf(splice(now.text, withChangedParameters(now, own, change)), now.request);
          for (const { name: resource } of resourcesIn(current).filter((one) => one.fields.includes(old)))
            current = draftOf(withRenamedField(current, resource, old, fresh).text, now.request);
          return applied(
            now,
            withRenamedBodyField(current, old, fresh),
            `Renamed ${old} to ${fresh} in parameters, bodies and resources.`,
          );
        }
      : null;
  }
  const pair = several.exec(words)?.groups;
  const [one, two] = [pair?.['one'], pair?.['two']].map((own) =>
    parameters.filter(({ name: known }) => known === own),
  );
  if (pair && one?.length && two?.length)
    return (now) => {
      const gone = parametersIn(now).filter((own) => own.name === pair['one'] || own.name === pair['two']);
      const calls = gone.map(({ operation }) => operation);
      let current = draftOf(splice(now.text, withoutParameters(now, gone)), now.request);
      for (const call of sameOperations(current, calls)) {
        const [there] = sameOperations(current, [call]);
        const wish = wishOf(pair['fresh'] ?? '', {}, 'query');
        if (there)
          current = draftOf(splice(current.text, withParameters(current, there, [wish])), now.request);
      }
      return applied(
        now,
        current.text,
        `Put the parameter ${pair['fresh']} in the place of ${pair['one']} and ${pair['two']}.`,
      );
    };
  const said = strength.exec(words)?.groups?.['name'];
  if (said !== undefined && coded.test(said) && !isKnown(said))
    return (now) => ({
      text: now.text,
      status: 'not-understood',
      message: `The design shows no field and no parameter ${said}; say where it belongs, such as: add the header ${said} to PUT /items/{id}.`,
      isBeyond: true,
    });
  return limitSaid(words, draft);
};

const limitSaid: ExactReader = (words, draft) => {
  const { rate, who } = exempt.exec(words)?.groups ?? {};
  const free = groupsOf(unlimited, words)?.['who'];
  const whom = who ?? free;
  if (whom === undefined || draft.language !== 'en' || /endpoint|calls?$|list/iu.test(whom)) return null;
  const sentence =
    rate === undefined
      ? `The rate limit MUST NOT apply to ${whom}.`
      : `The rate limit MUST be ${rate} for ${whom}.`;
  return (now) => {
    const [home] = sectionsOf(now.outline, 'limits');
    if (!home) return noEffect(now, 'The design has no section on limits.');
    return now.text.includes(sentence)
      ? noEffect(now, 'The document already says so.')
      : applied(now, insertInto(now, home, sentence, 'item'), sentence);
  };
};
